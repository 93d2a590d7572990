import styled from '@emotion/styled'
import type { ProductResponse } from 'shared-contracts/league/product'
import type { ProductFilters } from '../../features/shop/product-filters.ts'

type Category = ProductResponse['category']

const TILES: readonly (readonly [string, Category])[] = [
  ['Black Stars', 'National Team'],
  ['GPL Clubs', 'Club Jerseys'],
  ['Accessories', 'Accessories'],
  ['Equipment', 'Equipment'],
]

interface CategoryTilesProps {
  readonly products: readonly ProductResponse[]
  readonly selected: ProductFilters['category']
  readonly onSelect: (category: Category) => void
}

export function CategoryTiles({ products, selected, onSelect }: CategoryTilesProps) {
  return (
    <Tiles role="group" aria-label="Categories">
      {TILES.map(([label, category]) => {
        const count = products.filter((product) => product.category === category).length
        return (
          <button
            key={category}
            type="button"
            aria-pressed={category === selected}
            onClick={() => onSelect(category)}
          >
            {label}
            <small>
              {count} {count === 1 ? 'item' : 'items'}
            </small>
          </button>
        )
      })}
    </Tiles>
  )
}

const Tiles = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.125rem), 1fr));
  gap: 12px;
  margin-block-end: 24px;

  /* A tile is as wide as its longest word, unless the text is large. */
  @media (min-width: 20em) {
    overflow-wrap: break-word;
  }

  button {
    display: grid;
    align-content: start;
    gap: 4px;
    padding: clamp(16px, 2vw, 24px) clamp(14px, 1.6vw, 20px);
    font: 900 clamp(1.5rem, 1.3rem + 0.8vw, 1.75rem) / 1 var(--font-display);
    text-transform: uppercase;
    text-align: start;
    background: linear-gradient(172deg, var(--glow), var(--surface-raised) 75%);
    border: 0;
    border-block-end: 4px solid var(--line);
    cursor: pointer;
  }
  button:hover,
  [aria-pressed='true'] {
    border-block-end-color: var(--brand);
  }
  @media (max-width: 22.49em) {
    button {
      font-size: 1.25rem;
    }
  }
  small {
    font: 400 var(--text-s) / 1.4 var(--font-text);
    text-transform: none;
    color: var(--text-muted);
  }
`
