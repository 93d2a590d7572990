import styled from '@emotion/styled'
import Search from 'lucide-react/icons/search'
import { useEffect, useId, useRef, useState } from 'react'
import { isBlank } from 'shared-contracts/api/visible'
import { Button } from 'shared-ui'
import { useEarlyChoice } from 'shared-ui/early-choice'

interface SearchFormProps {
  /** Query in the address; the search box follows it. */
  readonly query: string
  readonly isSearching: boolean
  /** Whether the button stands beside the field on phones too, which leaves more room for the results. */
  readonly isCompact: boolean
  readonly onSearch: (query: string) => void
}

/** The search form. Enter or the button submits it, but never with a blank query (requirements 2.8 and 5). */
export function SearchForm({ query, isSearching, isCompact, onSearch }: SearchFormProps) {
  const id = useId()
  const [typed, setTyped] = useState(query)
  const [followed, setFollowed] = useState(query)
  const [isEarly, setIsEarly] = useState(false)
  if (followed !== query) {
    setFollowed(query)
    setIsEarly(false)
    if (!isEarly) setTyped(query)
  }

  // A prerendered page gets the query of its address only afterwards.
  const input = useEarlyChoice(
    typed,
    ({ value }: HTMLInputElement) => value,
    (text) => {
      setTyped(text)
      setIsEarly(true)
    },
  )

  const button = useRef<HTMLButtonElement>(null)
  const isAskedHere = useRef(false)
  // A button that is disabled while searching loses the focus, and the keyboard would start from the top.
  useEffect(() => {
    if (isSearching) return
    if (isAskedHere.current && document.activeElement === document.body)
      button.current?.focus({ preventScroll: true })
    isAskedHere.current = false
  }, [isSearching])

  const isBlocked = isBlank(typed) || isSearching
  return (
    <Form
      role="search"
      aria-label="Site"
      data-compact={isCompact || undefined}
      onSubmit={(event) => {
        event.preventDefault()
        if (isBlocked) return
        isAskedHere.current = true
        onSearch(typed)
      }}
    >
      <label htmlFor={id}>What are you looking for?</label>
      <input
        ref={input}
        id={id}
        name="q"
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={200}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button
        ref={button}
        type="submit"
        disabled={isBlocked}
        startIcon={<Search size={18} aria-hidden="true" />}
      >
        {isSearching ? 'Searching...' : 'Search'}
      </Button>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 8px 12px;
  width: 100%;
  max-width: 720px;

  label {
    grid-column: 1 / -1;
    font-weight: 600;
  }
  input {
    width: 100%;
    min-width: 0;
    min-height: 52px;
    padding: 12px 16px;
    color: #16130e;
    background: #fff;
    border: 1px solid var(--edge);
    border-radius: var(--radius-s);
  }

  @media (max-width: 30em) {
    &:not([data-compact]) {
      grid-template-columns: 1fr;
    }
  }
`
