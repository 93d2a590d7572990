import { Injectable } from '@nestjs/common'
import type {
  CommodityPriceResponse,
  GhanaMarketPriceResponse,
  MetalPriceResponse,
  PriceHistoryResponse,
} from 'shared-contracts/api/prices'
import type { PriceList } from 'shared-contracts/desk/prices'
import type { PriceSource } from './price-source.ts'
import { SAMPLE_COMMODITIES, SAMPLE_GHANA_MARKET, SAMPLE_METALS } from './sample-market.ts'
import { sampleQuote, sampleVolume } from './sample-price.ts'

/** Sample prices change once a minute, the interval at which clients poll (requirement 9). */
const MINUTE_MS = 60_000

const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** A week of hours, or four weeks of days for closing prices. */
const HISTORY = {
  metals: { stepMs: HOUR_MS, points: 168 },
  commodities: { stepMs: HOUR_MS, points: 168 },
  ghana: { stepMs: DAY_MS, points: 28 },
} as const

/** Invented prices that move like a market's, marked by `source: 'sample'`. */
@Injectable()
export class SamplePriceSource implements PriceSource {
  metals(now: Date): Promise<MetalPriceResponse[]> {
    const at = startOf(MINUTE_MS, now)
    return Promise.resolve(
      SAMPLE_METALS.map(({ name, base, swing }) => ({
        name,
        ...sampleQuote(name, base, swing, at),
        ...provenance(at),
      })),
    )
  }

  commodities(now: Date): Promise<CommodityPriceResponse[]> {
    const at = startOf(MINUTE_MS, now)
    return Promise.resolve(
      SAMPLE_COMMODITIES.map(({ name, symbol, base, unit, swing }) => ({
        name,
        symbol,
        unit,
        ...sampleQuote(symbol, base, swing, at),
        ...provenance(at),
      })),
    )
  }

  /** Closing prices: the same from one midnight to the next. */
  ghanaMarket(now: Date): Promise<GhanaMarketPriceResponse[]> {
    const at = startOf(DAY_MS, now)
    return Promise.resolve(
      SAMPLE_GHANA_MARKET.map(({ commodity, base, unit, swing, volume }) => {
        const seed = ghanaSeed(commodity)
        const { price, change, changePercent } = sampleQuote(seed, base, swing, at)
        return {
          commodity,
          closingPrice: price,
          unit,
          priceChange: change,
          percentChange: changePercent,
          volume: sampleVolume(seed, volume, at),
          ...provenance(at),
        }
      }),
    )
  }

  history(list: PriceList, now: Date): Promise<PriceHistoryResponse[]> {
    const { stepMs, points } = HISTORY[list]
    const last = startOf(stepMs, now).getTime()
    return Promise.resolve(
      SERIES[list].map(({ name, seed, base, swing }) => ({
        name,
        source: 'sample',
        points: Array.from({ length: points }, (_, index) => {
          const at = new Date(last - (points - 1 - index) * stepMs)
          return { asOf: at.toISOString(), price: sampleQuote(seed, base, swing, at).price }
        }),
      })),
    )
  }
}

const SERIES = {
  metals: SAMPLE_METALS.map(({ name, base, swing }) => ({ name, seed: name, base, swing })),
  commodities: SAMPLE_COMMODITIES.map(({ name, symbol, base, swing }) => ({
    name,
    seed: symbol,
    base,
    swing,
  })),
  ghana: SAMPLE_GHANA_MARKET.map(({ commodity, base, swing }) => ({
    name: commodity,
    seed: ghanaSeed(commodity),
    base,
    swing,
  })),
}

function ghanaSeed(commodity: string): string {
  return `Ghana ${commodity}`
}

function startOf(stepMs: number, now: Date): Date {
  return new Date(Math.floor(now.getTime() / stepMs) * stepMs)
}

function provenance(at: Date) {
  return { asOf: at.toISOString(), source: 'sample', stale: false }
}
