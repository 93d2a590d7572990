import styled from '@emotion/styled'
import { useQuery } from 'shared-contracts/query'
import { Title } from 'shared-ui'
import { MarketClock } from '../../features/prices/MarketClock.tsx'
import { commoditiesQuery, ghanaMarketQuery } from '../../features/prices/price-queries.ts'
import { PriceCards } from '../../features/prices/PriceCards.tsx'
import { PriceTicker } from '../../features/prices/PriceTicker.tsx'
import { SiteSection } from '../../features/section/SiteSection.tsx'
import { CALENDAR } from '../../data/season.ts'
import { SeasonalCalendar } from './SeasonalCalendar.tsx'

/** A constant element, so that new prices do not render the calendar again. */
const calendar = <SeasonalCalendar calendar={CALENDAR} />

/** Prices in Ghana and in the world, and the farming calendar behind them. Ticker and world cards share one poll. */
export function Markets() {
  const world = useQuery(commoditiesQuery())
  const ghana = useQuery(ghanaMarketQuery())
  return (
    <>
      {/* The sign ₵ appears in both fonts from the first paint: a font that was only loaded with the prices would
          repaint the whole page. */}
      <SiteSection
        id="market"
        eyebrow="Market"
        title="Ghana market prices in GH₵"
        lead="Closing prices in cedis (GH₵), asked for again every minute while you look."
        ground="sunk"
      >
        <MarketClock />
        <PriceCards
          query={ghana}
          list="ghana"
          label="Ghana market prices"
          placeholders={3}
          failure={{
            title: 'Ghana Market Data Unavailable',
            hint: 'Please check your connection or try again later',
          }}
        />
      </SiteSection>
      <SiteSection
        id="market-insights"
        eyebrow="Market insights"
        title="World prices and the farming year"
        lead="What buyers abroad pay, and what the season asks of the land."
      >
        <Panel>
          <PriceTicker
            query={world}
            label="Live agricultural commodity prices"
            loading="Loading live agricultural commodity prices..."
            failure="Unable to load live commodity pricing data."
          />
        </Panel>
        <PriceCards
          query={world}
          list="commodities"
          label="Global commodity prices"
          placeholders={4}
          failure={{
            title: 'Unable to Load Live Data',
            hint: 'Please check your connection and try again',
          }}
        />
        <CalendarTitle as="h3">Seasonal calendar</CalendarTitle>
        {calendar}
      </SiteSection>
    </>
  )
}

/** The ticker keeps its distance from the cards in every state. */
const Panel = styled.div`
  margin-block-end: 20px;
`

const CalendarTitle = styled(Title)`
  margin-block-start: clamp(48px, 6vw, 80px);
`
