import styled from '@emotion/styled'
import type { Result } from 'shared-contracts/league/standing'

const WORDS: Readonly<Record<Result, string>> = { W: 'won', D: 'drawn', L: 'lost' }

/** Recent results as letters on colours, oldest first; renders nothing if there are none. */
export function FormLetters({ form }: { readonly form: readonly Result[] }) {
  if (form.length === 0) return null
  return (
    <Letters aria-label={`Form: ${form.map((result) => WORDS[result]).join(', ')}`}>
      {form.map((result, index) => (
        <li key={index} data-result={result}>
          {result}
        </li>
      ))}
    </Letters>
  )
}

const Letters = styled.ul`
  display: flex;
  gap: 4px;

  li {
    display: grid;
    place-items: center;
    width: 1.5rem;
    height: 1.5rem;
    font: 800 0.9375rem/1 var(--font-display);
    color: var(--surface);
    transform: skewX(-8deg);
  }
  [data-result='W'] {
    background: var(--up);
  }
  [data-result='D'] {
    background: var(--text-muted);
  }
  [data-result='L'] {
    background: var(--down);
  }
  @media print {
    && li {
      color: inherit;
      background: none;
      border: 1px solid;
    }
  }
`
