import { Switch } from './filter-styles.ts'

interface FilterSwitchProps {
  readonly label: string
  readonly value: '' | '1'
  readonly onChange: (value: '' | '1') => void
}

export function FilterSwitch({ label, value, onChange }: FilterSwitchProps) {
  return (
    <Switch>
      <input
        type="checkbox"
        checked={value === '1'}
        onChange={({ target }) => onChange(target.checked ? '1' : '')}
      />
      {label}
    </Switch>
  )
}
