import { useEffect, useId, useRef } from 'react'
import { Field, FieldLabel, TextInput } from './filter-styles.ts'

interface SearchFieldProps {
  readonly label: string
  readonly placeholder: string
  readonly value: string
  readonly onChange: (value: string) => void
}

/**
 * A search that narrows a list while it is typed. The element keeps what is typed, because the address,
 * which follows in a transition, would otherwise overtake quick typing.
 */
export function SearchField({ label, placeholder, value, onChange }: SearchFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)

  useEffect(() => {
    const element = input.current
    if (element && document.activeElement !== element) element.value = value
  }, [value])

  return (
    <Field data-wide>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <TextInput
        ref={input}
        id={id}
        type="search"
        placeholder={placeholder}
        defaultValue={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  )
}
