import * as v from 'valibot'
import type { FeedConfig } from './feed-config.ts'
import { fetchText } from './fetch-text.ts'
import { Price, type Reading } from './reading.ts'

/** Our names of the commodities. Others are shown by their symbol. */
const NAMES: Readonly<Record<string, string>> = {
  CC: 'Cocoa',
  COCOA: 'Cocoa',
  COFFEE: 'Coffee (Arabica)',
  CORN: 'Maize',
  CPO: 'Palm Oil',
  RICE: 'Rice',
  ROBUSTA: 'Coffee (Robusta)',
  SOYBEAN: 'Soya Beans',
  SUGAR: 'Raw Sugar',
  WHEAT: 'Wheat',
}

const Answer = v.object({
  data: v.object({
    success: v.literal(true),
    /** Seconds since 1970. */
    timestamp: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(4_102_444_800)),
    base: v.literal('USD'),
    /** Amount that one US dollar buys. */
    rates: v.record(v.string(), Price),
    unit: v.record(v.string(), v.pipe(v.string(), v.regex(/^per .{1,70}$/))),
  }),
})

/**
 * Reads the latest rates of commodities-api.com, or of a source compatible with its `/api/latest`. The query of the
 * source's address contains the symbols; the key goes into the parameter `access_key`.
 *
 * @throws if the response does not match the schema, or has a rate without its unit.
 */
export async function readCommoditiesApi(
  config: FeedConfig,
  signal: AbortSignal,
): Promise<Reading[]> {
  const keyed = { keyParameter: 'access_key', ...config }
  const answer: unknown = JSON.parse(await fetchText(config.url, keyed, signal))
  const { rates, unit, timestamp } = v.parse(Answer, answer).data
  const asOf = new Date(timestamp * 1_000).toISOString()
  // The rates include the base itself.
  const symbols = Object.keys(rates).filter((symbol) => symbol !== 'USD')
  if (symbols.length === 0) throw new TypeError('The source answered no prices')
  return symbols.map((symbol) => {
    const [rate, per] = [rates[symbol], unit[symbol]]
    if (rate === undefined || per === undefined) throw new TypeError('A price has no unit')
    return {
      name: NAMES[symbol] ?? symbol,
      symbol,
      price: roundToTenThousandths(1 / rate),
      unit: unitOf(per),
      volume: 0,
      asOf,
    }
  })
}

/** Converts a unit such as `per metric ton` to the wording of our pages. */
function unitOf(per: string): string {
  const unit = per.slice('per '.length)
  return unit === 'metric ton' ? 'tonne' : unit
}

/** Rounds to four decimals, because a pound of sugar costs only cents. */
function roundToTenThousandths(price: number): number {
  return Math.round(price * 10_000) / 10_000
}
