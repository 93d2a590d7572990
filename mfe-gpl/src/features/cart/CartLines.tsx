import styled from '@emotion/styled'
import Trash from 'lucide-react/icons/trash-2'
import type { MouseEvent } from 'react'
import { formatGhs } from 'shared-contracts/format'
import type { ProductResponse } from 'shared-contracts/league/product'
import { useQuery } from 'shared-contracts/query'
import { AsyncPanel, IconButton, Muted, Skeleton } from 'shared-ui'
import { productsQuery } from '../../queries/league-queries.ts'
import { isSoldOut } from '../shop/product-facts.ts'
import { RETRY_HINT } from '../words/retry-hint.ts'
import { useCart } from './cart.ts'

interface CartLinesProps {
  /** Called when no line is left to take the focus. */
  readonly onLastRemoved: () => void
}

/** The products in the cart, in the order of adding, with today's prices. */
export function CartLines({ onLastRemoved }: CartLinesProps) {
  const query = useQuery(productsQuery())
  const { ids, sizes, remove } = useCart()

  const removeAt = (place: number, { currentTarget }: MouseEvent) => {
    // The next line moves up to the focused place; after the last line there is none.
    if (place === ids.length - 1) {
      const before = currentTarget.closest('li')?.previousElementSibling?.querySelector('button')
      if (before) before.focus()
      else onLastRemoved()
    }
    remove(place)
  }

  return (
    <AsyncPanel
      query={query}
      loading={<Skeleton />}
      loadingLabel="Loading the cart"
      error={{
        title: 'The products could not be loaded',
        hint: RETRY_HINT,
      }}
    >
      {(products) => {
        const lines = ids.map((id, place) => lineOf(products, id, sizes[place] ?? null))
        return (
          <>
            <List aria-label="Products in the cart">
              {lines.map(({ name, size, price, isOut }, place) => (
                // A line has no id of its own: the same product may appear twice.
                <li key={place}>
                  <div>
                    <strong>{name}</strong>
                    {size && <Muted>{size}</Muted>}
                  </div>
                  <span>{isOut ? 'Sold out' : price !== null && formatGhs(price / 100)}</span>
                  <IconButton
                    type="button"
                    aria-label={['Remove: ' + name, size].filter(Boolean).join(', ')}
                    onClick={(event) => removeAt(place, event)}
                  >
                    <Trash size={20} />
                  </IconButton>
                </li>
              ))}
            </List>
            <Total>
              Total{' '}
              <b>{formatGhs(lines.reduce((sum, { price }) => sum + (price ?? 0), 0) / 100)}</b>
            </Total>
          </>
        )
      }}
    </AsyncPanel>
  )
}

/** Describes a product of the list, with its price in pesewas; what cannot be bought today has none. */
function lineOf(products: readonly ProductResponse[], id: string, chosen: string | null) {
  const product = products.find(({ slug }) => slug === id)
  if (!product) return { name: 'No longer in the shop', size: null, price: null, isOut: false }
  const size = chosen ?? (product.sizes.length > 1 ? null : product.sizes[0])
  const isOut = isSoldOut(product)
  const hasChoice = product.sizes.length > 1
  return {
    name: product.name,
    size: size ? (hasChoice ? `Size ${size}` : size) : hasChoice ? 'No size chosen' : null,
    price: isOut ? null : product.price,
    isOut,
  }
}

const List = styled.ul`
  display: grid;

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    align-items: center;
    gap: 12px;
    padding-block: 10px;
    border-block-end: 1px solid var(--line);
  }
  strong {
    overflow-wrap: anywhere;
  }
  span {
    font-variant-numeric: tabular-nums lining-nums;
    white-space: nowrap;
  }
`

const Total = styled.p`
  display: flex;
  justify-content: space-between;
  font-variant-numeric: tabular-nums lining-nums;
`
