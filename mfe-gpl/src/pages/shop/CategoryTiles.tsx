import styled from '@emotion/styled'
import { Link } from 'shared-contracts/router'
import type { Product } from 'shared-contracts/league'
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

export function CategoryTiles({ selected }: { readonly selected: ProductFilters['category'] }) {
  return (
    <nav aria-label="Categories">
      <Tiles>
        {TILES.map(({ label, category, count }) => (
          <li key={category}>
            <Link
              to={`/shop?category=${category.replace(' ', '+')}`}
              aria-current={category === selected ? 'true' : undefined}
            >
              {label}
              <small>
                {count} {count === 1 ? 'item' : 'items'}
              </small>
            </Link>
          </li>
        ))}
      </Tiles>
    </nav>
  )
}

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 130px), 1fr));
  gap: 12px;
  margin-block-end: 24px;

  a {
    display: grid;
    gap: 4px;
    padding: clamp(16px, 2vw, 24px) clamp(14px, 1.6vw, 20px);
    font: 900 clamp(1.5rem, 1.3rem + 0.8vw, 1.75rem) / 1 var(--font-display);
    text-transform: uppercase;
    text-decoration: none;
    background: linear-gradient(172deg, var(--glow), var(--surface-raised) 75%);
    border-block-end: 4px solid var(--line);
  }
  a:hover,
  a[aria-current] {
    border-block-end-color: var(--brand);
  }
  small {
    font: 400 var(--text-s) / 1.4 var(--font-text);
    text-transform: none;
    color: var(--text-muted);
  }
`
