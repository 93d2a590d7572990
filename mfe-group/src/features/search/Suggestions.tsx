import styled from '@emotion/styled'
import { SUGGESTIONS } from '../../data/search-entries.ts'

/** Chips for popular searches. */
export function Suggestions({ onChoose }: { readonly onChoose: (query: string) => void }) {
  return (
    <Chips aria-label="Suggestions">
      {SUGGESTIONS.map((suggestion) => (
        <li key={suggestion}>
          <button type="button" onClick={() => onChoose(suggestion)}>
            {suggestion}
          </button>
        </li>
      ))}
    </Chips>
  )
}

const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  button {
    min-height: 44px;
    padding: 6px 16px;
    font-size: var(--text-s);
    color: inherit;
    background: none;
    border: 1px solid color-mix(in srgb, currentColor 45%, transparent);
    border-radius: 22px;
    cursor: pointer;
  }
  button:hover {
    background: color-mix(in srgb, currentColor 12%, transparent);
  }
`
