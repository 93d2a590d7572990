import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import { useState } from 'react'
import { Change } from './Change.tsx'
import { formatPrice } from './price-format.ts'
import { PricePanel, type PricesResult } from './PricePanel.tsx'
import { Provenance } from './Provenance.tsx'
import type { SeenQuote } from './seen-prices.ts'
import { Band, Entry, PauseButton, Track, Waiting, Window } from './ticker-styles.ts'

interface PriceTickerProps {
  readonly query: PricesResult
  /** Name of the list of prices. */
  readonly label: string
  readonly loading: string
  readonly failure: string
}

/** A ticker of prices. It stops on request, under the pointer, and for visitors who prefer reduced motion. */
export function PriceTicker({ query, label, loading, failure }: PriceTickerProps) {
  const [choice, setChoice] = useState<'running' | 'paused' | null>(null)
  const isPaused = choice === 'paused'
  return (
    <PricePanel
      query={query}
      loading={<Waiting>{loading}</Waiting>}
      loadingLabel={loading}
      failure={{ title: failure }}
    >
      {(quotes) => (
        <Band data-ground="deep">
          <PauseButton
            type="button"
            aria-label={isPaused ? 'Start ticker' : 'Pause ticker'}
            onClick={() => setChoice(isPaused ? 'running' : 'paused')}
          >
            {isPaused ? <Play size={18} /> : <Pause size={18} />}
          </PauseButton>
          <Window>
            <Track data-motion={choice ?? 'free'}>
              <ul aria-label={label}>
                <Entries quotes={quotes} />
              </ul>
              {/* A copy of the list, so that the strip has no end. */}
              <ul aria-hidden="true">
                <Entries quotes={quotes} />
              </ul>
            </Track>
          </Window>
        </Band>
      )}
    </PricePanel>
  )
}

function Entries({ quotes }: { readonly quotes: readonly SeenQuote[] }) {
  return quotes.map((quote, index) => (
    <Entry key={`${index}-${quote.name}`}>
      <span>
        <strong>{quote.name}</strong>
        <span>
          {formatPrice(quote, quote.price)} per {quote.unit}
        </span>
        <Change quote={quote} />
      </span>
      <Provenance quote={quote} />
    </Entry>
  ))
}
