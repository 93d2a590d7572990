import { useQuery } from 'shared-contracts/query'
import { MarketClock } from '../../features/prices/MarketClock.tsx'
import { metalsQuery } from '../../features/prices/price-queries.ts'
import { PriceCardList, PricePlaceholders } from '../../features/prices/PriceCards.tsx'
import { PriceTicker } from '../../features/prices/PriceTicker.tsx'
import { SiteSection } from '../../features/section/SiteSection.tsx'

/** Gold and silver prices: the ticker, and a card for each metal. */
export function GoldMarket() {
  const query = useQuery(metalsQuery())
  return (
    <SiteSection
      id="market"
      eyebrow="Market"
      title="Gold and silver, through the day"
      lead="Prices in US dollars per troy ounce, asked for again every minute while you look."
    >
      <MarketClock />
      <PriceTicker
        query={query}
        label="Live precious metals prices"
        loading="Loading live precious metals prices..."
        failure="Unable to load live pricing data."
      />
      {query.isPending && query.errorUpdateCount === 0 && (
        <div aria-hidden="true">
          <PricePlaceholders count={2} />
        </div>
      )}
      {query.data && query.data.length > 0 && (
        <PriceCardList quotes={query.data} list="metals" label="Precious metals" />
      )}
    </SiteSection>
  )
}
