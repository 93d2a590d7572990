import { formatVolume } from 'shared-contracts'
import { Card, Subtitle } from 'shared-ui'
import { Change } from './Change.tsx'
import { CardHead, CardRow, Price } from './price-card-styles.ts'
import { formatPrice } from './price-format.ts'
import { Provenance } from './Provenance.tsx'
import type { SeenQuote } from './seen-prices.ts'
import { Sparkline } from './Sparkline.tsx'

/** One price, with the line of what this page has seen of it. */
export function PriceCard({ quote }: { readonly quote: SeenQuote }) {
  const { name, symbol, price, unit, volume } = quote
  return (
    <Card>
      <CardHead>
        <Subtitle>{name}</Subtitle>
        {symbol && <span>{symbol}</span>}
      </CardHead>
      <CardRow>
        <Price>
          <strong>{formatPrice(quote, price)}</strong> per {unit}
        </Price>
        <Sparkline quote={quote} />
      </CardRow>
      <Change quote={quote} />
      {volume !== undefined && volume > 0 && <p>Volume: {formatVolume(volume)}</p>}
      <Provenance quote={quote} />
    </Card>
  )
}
