import * as v from 'valibot'
import type { FeedConfig } from './feed-config.ts'
import { fetchText } from './fetch-text.ts'
import { Price, type Reading } from './reading.ts'

/** Name of the rate among the stored prices. */
export const CEDIS_PER_DOLLAR = 'USD/GHS'

const Answer = v.object({
  result: v.literal('success'),
  base_code: v.literal('USD'),
  /** Seconds since 1970. */
  time_last_update_unix: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(4_102_444_800)),
  rates: v.object({ GHS: Price }),
})

/**
 * Reads the price of a US dollar in cedis from open.er-api.com, or from a source compatible with its `/v6/latest/USD`.
 * The rate is a daily one.
 *
 * @throws if the response is for another currency, or does not match the schema.
 */
export async function readExchangeRate(
  config: FeedConfig,
  signal: AbortSignal,
): Promise<Reading[]> {
  const root = config.url.replace(/\/$/, '')
  const answer: unknown = JSON.parse(await fetchText(`${root}/v6/latest/USD`, config, signal))
  const { rates, time_last_update_unix: updated } = v.parse(Answer, answer)
  const asOf = new Date(updated * 1_000).toISOString()
  return [{ name: CEDIS_PER_DOLLAR, price: rates.GHS, unit: 'GHS', volume: 0, asOf }]
}
