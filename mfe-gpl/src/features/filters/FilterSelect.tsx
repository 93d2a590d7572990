import { useId } from 'react'
import { Field, FieldLabel, SelectInput } from './filter-styles.ts'

interface FilterSelectProps<Value extends string> {
  readonly label: string
  readonly value: Value
  readonly choices: readonly Value[]
  /** How a choice reads; as it is by default. */
  readonly labelOf?: (choice: Value) => string
  readonly onChange: (choice: Value) => void
}

/** One choice of a plain list. */
export function FilterSelect<Value extends string>({
  label,
  value,
  choices,
  labelOf = String,
  onChange,
}: FilterSelectProps<Value>) {
  const id = useId()
  return (
    <Field>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <SelectInput
        id={id}
        value={value}
        onChange={({ target }) => {
          const chosen = choices[target.selectedIndex]
          if (chosen !== undefined) onChange(chosen)
        }}
      >
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {labelOf(choice)}
          </option>
        ))}
      </SelectInput>
    </Field>
  )
}
