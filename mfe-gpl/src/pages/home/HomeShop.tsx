import styled from '@emotion/styled'
import { formatGhs } from 'shared-contracts/format'
import { Link } from 'shared-contracts/router'
import { STRIP_ON_PHONES } from 'shared-ui'
import { ProductTile } from '../../features/shop/ProductTile.tsx'
import type { FrontProduct } from '../../queries/league-queries.ts'
import { withParams } from '../../site/with-params.ts'
import { HomePart } from './HomePart.tsx'

/** A few products of the shop; renders nothing if there are none. */
export function HomeShop({ products }: { readonly products: readonly FrontProduct[] }) {
  if (products.length === 0) return null
  return (
    <HomePart id="shop" title="From the shop" all={{ to: '/shop', name: 'All Products' }}>
      <Window>
        {products.map((product) => (
          <li key={product.slug}>
            <ProductTile product={product} />
            <Link to={withParams('/shop', { q: product.name })}>{product.name}</Link>
            <b>{formatGhs(product.price / 100)}</b>
          </li>
        ))}
      </Window>
    </HomePart>
  )
}

const Window = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 16px;

  ${STRIP_ON_PHONES}

  @media screen and (max-width: 39.99em) {
    grid-auto-columns: min(44%, 12.5rem);
  }
  li {
    position: relative;
    display: grid;
    grid-template-rows: auto 1fr;
    gap: 4px;
    align-content: start;
  }
  a {
    font-weight: 600;
    color: inherit;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  b {
    color: var(--brand);
  }
`
