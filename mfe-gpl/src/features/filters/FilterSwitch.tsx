import { Switch } from './filter-styles.ts'

interface FilterSwitchProps {
  readonly label: string
  /** Name of the search parameter, if the field is in a form. */
  readonly name?: string
  readonly value: '' | '1'
  readonly onChange: (value: '' | '1') => void
}

export function FilterSwitch({ label, name, value, onChange }: FilterSwitchProps) {
  return (
    <Switch>
      <input
        type="checkbox"
        name={name}
        value="1"
        checked={value === '1'}
        onChange={({ target }) => onChange(target.checked ? '1' : '')}
      />
      {label}
    </Switch>
  )
}
