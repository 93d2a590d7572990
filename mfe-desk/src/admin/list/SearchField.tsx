import styled from '@emotion/styled'
import { useEffect, useId, useRef } from 'react'

/** Delay of the search after the last keystroke, in milliseconds. */
const REST_MS = 300

interface SearchFieldProps {
  readonly value: string
  readonly onSearch: (words: string) => void
}

export function SearchField({ value, onSearch }: SearchFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // Going back changes the search words, but must not overwrite what is being typed.
  useEffect(() => {
    if (input.current && document.activeElement !== input.current) input.current.value = value
  }, [value])
  useEffect(() => () => clearTimeout(timer.current), [])
  return (
    <Field>
      <label htmlFor={id}>Search</label>
      <input
        ref={input}
        id={id}
        type="search"
        // The API refuses more.
        maxLength={200}
        defaultValue={value}
        onChange={({ target }) => {
          clearTimeout(timer.current)
          timer.current = setTimeout(() => onSearch(target.value.trim()), REST_MS)
        }}
      />
    </Field>
  )
}

/** A control of a list's header, with its label above. */
export const Field = styled.div`
  display: grid;
  gap: 4px;
  flex: 1 1 150px;
  /* Wider than a narrow screen with large text, a field would make the page scroll sideways. */
  min-width: 0;
  max-width: 260px;

  label {
    font-size: var(--text-s);
    font-weight: 600;
  }
  input {
    width: 100%;
    min-height: 50px;
    padding: 8px 14px;
    color: var(--text);
    background: var(--surface-raised);
    border: 1px solid var(--edge);
    border-radius: var(--radius-s);
  }
`
