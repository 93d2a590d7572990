import * as v from 'valibot'
import type { FeedConfig } from './feed-config.ts'
import { fetchText } from './fetch-text.ts'
import { Moment, Price, type Reading } from './reading.ts'

/** Names of the metals at gold-api.com, and on our pages (requirement 9). */
const METALS = [
  { symbol: 'XAU', name: 'Gold Spot' },
  { symbol: 'XAG', name: 'Silver Spot' },
] as const

const Answer = v.object({ symbol: v.string(), price: Price, updatedAt: Moment })

/**
 * Reads gold and silver, in US dollars per troy ounce, from gold-api.com or a compatible source.
 *
 * @throws if either is missing or invalid, because half a list would look complete.
 */
export function readGoldApi(config: FeedConfig, signal: AbortSignal): Promise<Reading[]> {
  const root = config.url.replace(/\/$/, '')
  return Promise.all(
    METALS.map(async ({ symbol, name }) => {
      const text = await fetchText(`${root}/price/${symbol}`, config, signal)
      const answer = v.parse(Answer, JSON.parse(text))
      if (answer.symbol !== symbol) throw new TypeError('The source answered another metal')
      return { name, symbol, price: answer.price, volume: 0, asOf: answer.updatedAt }
    }),
  )
}
