import { useId } from 'react'
import { useEarlyChoice } from 'shared-ui/early-choice'
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

  const select = useEarlyChoice(
    value,
    // The browser shows the first choice for a value that is none of them.
    ({ selectedIndex }: HTMLSelectElement) =>
      choices.includes(value) ? choices[selectedIndex] : undefined,
    onChange,
  )

  return (
    <Field>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <SelectInput
        ref={select}
        id={id}
        name={name}
        autoComplete="off"
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
