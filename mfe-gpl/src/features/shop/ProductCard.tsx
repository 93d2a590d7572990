import { formatWhole } from 'shared-contracts/format'
import styled from '@emotion/styled'
import ShoppingCart from 'lucide-react/icons/shopping-cart'
import { useId, useState } from 'react'
import { formatGhs } from 'shared-contracts/format'
import { useHost } from 'shared-contracts/host'
import { Button, Tag } from 'shared-ui'
import type { ProductResponse } from 'shared-contracts/league/product'
import { cart } from '../cart/cart.ts'
import { nounFor } from '../words/noun-for.ts'
import { Card, Mark, Marks, Price, Stars } from './product-card-styles.ts'
import { badgesOf, isSoldOut, percentOff, starsOf, stockNoteOf } from './product-facts.ts'
import { ProductTile } from './ProductTile.tsx'
import { SizeChoice } from './SizeChoice.tsx'

export function ProductCard({ product }: { readonly product: ProductResponse }) {
  const { toasts } = useHost()
  const { slug, name, team, category, rating, reviews, price, originalPrice } = product
  const [size, setSize] = useState<string | null>(null)
  const stockNote = stockNoteOf(product)
  const stockId = useId()
  const add = () => {
    cart.getState().add(slug, size)
    const description = size === null ? name : `${name}, size ${size}`
    toasts.getState().show({ title: 'Added to cart', description })
  }
  return (
    <Card>
      <Marks>
        {badgesOf(product).map((badge) => (
          <Mark key={badge} data-tone={badge === 'SALE' ? 'live' : 'brand'}>
            {badge}
          </Mark>
        ))}
      </Marks>
      <ProductTile product={product} />
      <h3>{name}</h3>
      <p>{team ?? category}</p>
      <p>{product.description}</p>
      <Stars>
        <span role="img" aria-label={`Rated ${rating} of 5`}>
          {starsOf(product)}
        </span>{' '}
        {rating} ({formatWhole(reviews)} {nounFor(reviews, 'review')})
      </Stars>
      <SizeChoice product={product} chosen={size} onChoose={setSize} />
      {stockNote && (
        <StockNote id={stockId} data-tone="live">
          {stockNote}
        </StockNote>
      )}
      <Price>
        <b>{formatPrice(price)}</b>
        {originalPrice !== null && (
          <>
            <s>{formatPrice(originalPrice)}</s> <span>{percentOff(product)}% off</span>
          </>
        )}
      </Price>
      <Button
        size="small"
        startIcon={<ShoppingCart size={18} />}
        aria-label={`Add to Cart: ${name}`}
        aria-describedby={stockNote ? stockId : undefined}
        disabled={isSoldOut(product)}
        onClick={add}
      >
        Add to Cart
      </Button>
    </Card>
  )
}

/** Formats a price in pesewas as cedis. */
const formatPrice = (pesewas: number) => formatGhs(pesewas / 100)

const StockNote = styled(Tag)`
  font-weight: 700;
`
