import styled from '@emotion/styled'
import { useQuery } from 'shared-contracts/query'
import { Grid, Skeleton, type PanelText } from 'shared-ui'
import { PlaceholderCard } from './price-card-styles.ts'
import { historyQuery, pastOf, type PriceList } from './price-history.ts'
import { PriceCard } from './PriceCard.tsx'
import { PricePanel, type PricesResult } from './PricePanel.tsx'
import type { SeenQuote } from './seen-prices.ts'

interface PriceCardsProps {
  readonly query: PricesResult
  /** The list whose history starts the cards' lines. */
  readonly list: PriceList
  /** Name of the list of prices. */
  readonly label: string
  /** Number of placeholder cards until the prices are loaded. */
  readonly placeholders: number
  readonly failure: PanelText
}

/** A panel with one card per price, in all of its states. */
export function PriceCards({ query, list, label, placeholders, failure }: PriceCardsProps) {
  return (
    <PricePanel
      query={query}
      loading={<PricePlaceholders count={placeholders} />}
      loadingLabel={`Loading ${label}`}
      failure={failure}
    >
      {(quotes) => <PriceCardList quotes={quotes} list={list} label={label} />}
    </PricePanel>
  )
}

interface PriceCardListProps {
  readonly quotes: readonly SeenQuote[]
  readonly list: PriceList
  readonly label: string
}

/** Mounted when prices are loaded, so that their history does not delay them. */
export function PriceCardList({ quotes, list, label }: PriceCardListProps) {
  const { data: histories } = useQuery(historyQuery(list))
  return (
    <Cards as="ul" aria-label={label}>
      {quotes.map((quote, index) => (
        <li key={`${index}-${quote.name}`}>
          <PriceCard quote={quote} past={pastOf(quote, histories)} />
        </li>
      ))}
    </Cards>
  )
}

export function PricePlaceholders({ count }: { readonly count: number }) {
  return (
    <Cards as="ul">
      {Array.from({ length: count }, (_card, index) => (
        <li key={index}>
          <PlaceholderCard>
            <Skeleton variant="text" />
            <Skeleton variant="rectangular" />
            <Skeleton variant="text" />
          </PlaceholderCard>
        </li>
      ))}
    </Cards>
  )
}

const Cards = styled(Grid)`
  gap: 20px;
  margin-block-start: 20px;

  > li > article {
    height: 100%;
  }
`
