import { useEarlyChoice } from 'shared-ui/early-choice'
import { Switch } from './filter-styles.ts'

interface FilterSwitchProps {
  readonly label: string
  /** Name of the search parameter, if the field is in a form. */
  readonly name?: string
  readonly value: '' | '1'
  readonly onChange: (value: '' | '1') => void
}

export function FilterSwitch({ label, name, value, onChange }: FilterSwitchProps) {
  const input = useEarlyChoice(
    value,
    ({ checked }: HTMLInputElement) => (checked ? '1' : ''),
    onChange,
  )
  return (
    <Switch>
      <input
        ref={input}
        type="checkbox"
        name={name}
        autoComplete="off"
        value="1"
        checked={value === '1'}
        onChange={({ target }) => onChange(target.checked ? '1' : '')}
      />
      {label}
    </Switch>
  )
}
