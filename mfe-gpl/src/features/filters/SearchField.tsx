import { useDeferredValue, useEffect, useId, useRef } from 'react'
import { Field, FieldLabel, TextInput } from './filter-styles.ts'

interface SearchFieldProps {
  readonly label: string
  readonly placeholder: string
  readonly value: string
  readonly onChange: (value: string) => void
}

/**
 * A search field that filters a list while typing. The element keeps the typed text, because the address follows
 * in a transition and would otherwise overwrite fast typing.
 */
export function SearchField({ label, placeholder, value, onChange }: SearchFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  /** Text typed last, until the address has it too. */
  const typed = useRef<string | null>(null)
  const wasRead = useRef(false)
  // A prerendered page hydrates without the query, which follows in a transition; this value changes after that.
  const isSettled = useDeferredValue(true, false)

  const type = (text: string) => {
    typed.current = text
    onChange(text)
  }

  useEffect(() => {
    const element = input.current
    if (!element || !isSettled) return
    if (!wasRead.current) {
      wasRead.current = true
      // The value only differs if the visitor typed before the page was hydrated.
      if (element.value !== value) type(element.value)
      return
    }
    if (typed.current === value) typed.current = null
    const isUnderWay = typed.current !== null && document.activeElement === element
    if (!isUnderWay && element.value !== value) element.value = value
  })

  return (
    <Field data-wide>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <TextInput
        ref={input}
        id={id}
        type="search"
        placeholder={placeholder}
        defaultValue={value}
        onChange={({ target }) => type(target.value)}
      />
    </Field>
  )
}
