import type { ReactNode } from 'react'
import type { UseQueryResult } from 'shared-contracts/query'
import { AsyncPanel, type PanelText } from 'shared-ui'
import { Caveat } from './Caveat.tsx'
import type { SeenQuote } from './seen-prices.ts'

export type PricesResult = UseQueryResult<readonly SeenQuote[]>

interface PricePanelProps {
  /** Result of the polling query of the prices, which all panels share. */
  readonly query: PricesResult
  readonly loading: ReactNode
  readonly loadingLabel: string
  /** Shown if the prices could not be loaded, and if there are none. */
  readonly failure: PanelText
  readonly children: (quotes: readonly SeenQuote[]) => ReactNode
}

/** The states of a panel of prices: loading, loaded, or no data (requirement 4). */
export function PricePanel({ query, loading, loadingLabel, failure, children }: PricePanelProps) {
  // A failure stays visible until there are prices: the next poll must not make it flicker.
  const hasFailed = query.isError || query.errorUpdateCount > 0
  return (
    <AsyncPanel
      query={{ data: query.data, isError: hasFailed, refetch: query.refetch }}
      loading={loading}
      loadingLabel={loadingLabel}
      error={failure}
      empty={failure}
    >
      {(quotes) => (
        <>
          {children(quotes)}
          <Caveat hasFailed={query.isError} receivedAt={query.dataUpdatedAt} />
        </>
      )}
    </AsyncPanel>
  )
}
