import { useDeferredValue, useEffect, useId, useRef } from 'react'
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
  /** What was typed last, until the address says it too. */
  const typed = useRef<string | null>(null)
  const wasRead = useRef(false)
  // A prerendered page hydrates without the query, which follows in a transition; this follows after that.
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
      // Only a visitor who was quicker than the page's script can have changed it.
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
