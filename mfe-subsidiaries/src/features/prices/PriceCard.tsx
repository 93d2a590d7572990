import { formatWhole } from 'shared-contracts/format'
import { Card, Subtitle } from 'shared-ui'
import { Change } from './Change.tsx'
import { CardHead, CardRow, Price } from './price-card-styles.ts'
import { formatPrice } from './price-format.ts'
import type { PriceLine } from './price-line.ts'
import { Provenance } from './Provenance.tsx'
import type { SeenQuote } from './seen-prices.ts'
import { Sparkline } from './Sparkline.tsx'

interface PriceCardProps {
  readonly quote: SeenQuote
  /** Prices before this page was opened. */
  readonly past: PriceLine | undefined
}

/** One price, with a line of its recent prices. */
export function PriceCard({ quote, past }: PriceCardProps) {
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
        <Sparkline quote={quote} past={past} />
      </CardRow>
      <Change quote={quote} />
      {volume !== undefined && volume > 0 && <p>Volume: {formatWhole(volume)}</p>}
      <Provenance quote={quote} isWhole />
    </Card>
  )
}
