import { useId } from 'react'
import { Field, FieldLabel, SelectInput } from './filter-styles.ts'

interface FilterSelectProps<Value extends string> {
  readonly label: string
  /** Name of the search parameter, if the field is in a form. */
  readonly name?: string
  /** The choice that the address leaves out. */
  readonly unset?: Value | undefined
  readonly value: Value
  readonly choices: readonly Value[]
  /** Returns the label of a choice; by default the choice itself. */
  readonly labelOf?: (choice: Value) => string
  readonly onChange: (choice: Value) => void
}

/** A filter with a plain list of choices. */
export function FilterSelect<Value extends string>({
  label,
  name,
  unset,
  value,
  choices,
  labelOf = String,
  onChange,
}: FilterSelectProps<Value>) {
  const id = useId()
  const written = (choice: Value) => (choice === unset ? '' : choice)
  return (
    <Field>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <SelectInput
        id={id}
        name={name}
        value={written(value)}
        onChange={({ target }) => {
          const chosen = choices[target.selectedIndex]
          if (chosen !== undefined) onChange(chosen)
        }}
      >
        {choices.map((choice) => (
          <option key={choice} value={written(choice)}>
            {labelOf(choice)}
          </option>
        ))}
      </SelectInput>
    </Field>
  )
}
