import styled from '@emotion/styled'
import { useState } from 'react'
import type { ProductResponse } from 'shared-contracts/league/product'
import { useEarlyChoice } from 'shared-ui/early-choice'
import { sizesOnCard } from './product-facts.ts'

interface SizeChoiceProps {
  readonly product: ProductResponse
  readonly chosen: string | null
  readonly onChoose: (size: string) => void
}

/** The sizes of a product: four, and the others behind a button with their number (requirement 9). */
export function SizeChoice({ product, chosen, onChoose }: SizeChoiceProps) {
  const { slug, name, sizes } = product
  const [isWhole, setIsWhole] = useState(false)
  const group = useEarlyChoice(
    chosen,
    (element: HTMLDivElement) => element.querySelector<HTMLInputElement>('input:checked')?.value,
    (size) => size !== null && onChoose(size),
  )
  const { shown, more } = sizesOnCard(product)
  if (sizes.length === 0) return null
  if (sizes.length === 1) {
    return (
      <Sizes aria-label="Sizes">
        <li>
          <span>{sizes[0]}</span>
        </li>
      </Sizes>
    )
  }
  return (
    <Choice ref={group} role="radiogroup" aria-label={`Size of ${name}`}>
      <Sizes aria-label="Sizes">
        {(isWhole ? sizes : shown).map((size, place) => (
          <li key={size}>
            <label>
              <input
                type="radio"
                name={`size-${slug}`}
                value={size}
                checked={size === chosen}
                // The pressed button for the other sizes is gone: focus moves to the first of them.
                autoFocus={place === shown.length}
                onChange={() => onChoose(size)}
              />
              <span>{size}</span>
            </label>
          </li>
        ))}
        {more > 0 && !isWhole && (
          <li>
            <button
              type="button"
              aria-label={`+${more} more ${more === 1 ? 'size' : 'sizes'} of ${name}`}
              onClick={() => setIsWhole(true)}
            >
              +{more}
            </button>
          </li>
        )}
      </Sizes>
    </Choice>
  )
}

const Choice = styled.div`
  margin-block-end: auto;
`

const Sizes = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  margin-block-end: auto;

  label {
    position: relative;
    display: block;
  }
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  span,
  button {
    display: grid;
    place-items: center;
    min-width: 40px;
    min-height: 36px;
    padding: 3px 8px;
    font: 400 var(--text-s) / 1.5 var(--font-text);
    color: var(--text);
    background: none;
    border: 1px solid var(--edge);
    border-radius: var(--radius-s);
  }
  button {
    cursor: pointer;
  }
  input:hover + span,
  button:hover {
    border-color: var(--text);
  }
  input:checked + span {
    font-weight: 700;
    color: var(--on-brand);
    background: var(--brand);
    border-color: var(--brand);
  }
  input:focus-visible + span {
    outline: 3px solid var(--focus, var(--brand));
    outline-offset: 3px;
  }

  @media (pointer: coarse) {
    span,
    button {
      min-width: 44px;
      min-height: 44px;
    }
  }
  @media (forced-colors: active) {
    input:checked + span {
      forced-color-adjust: none;
      color: HighlightText;
      background: Highlight;
    }
  }
`
