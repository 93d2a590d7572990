import styled from '@emotion/styled'
import type { Product } from '../../league/product.ts'
import { PRODUCTS } from '../../data/products.ts'
import type { ProductFilters } from '../../features/shop/product-filters.ts'

const tile = (label: string, category: Product['category']) => ({
  label,
  category,
  count: PRODUCTS.filter((product) => product.category === category).length,
})

const TILES = [
  tile('Black Stars', 'National Team'),
  tile('GPL Clubs', 'Club Jerseys'),
  tile('Accessories', 'Accessories'),
  tile('Equipment', 'Equipment'),
]

interface CategoryTilesProps {
  readonly selected: ProductFilters['category']
  readonly onSelect: (category: Product['category']) => void
}

export function CategoryTiles({ selected, onSelect }: CategoryTilesProps) {
  return (
    <Tiles role="group" aria-label="Categories">
      {TILES.map(({ label, category, count }) => (
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
      ))}
    </Tiles>
  )
}

const Tiles = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 130px), 1fr));
  gap: 12px;
  margin-block-end: 24px;

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
  small {
    font: 400 var(--text-s) / 1.4 var(--font-text);
    text-transform: none;
    color: var(--text-muted);
  }
`
