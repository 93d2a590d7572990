import { Logger } from '@nestjs/common'
import type { MetalPriceResponse } from 'shared-contracts/api/prices'
import type { Feed, SourcedQuote } from './feed/feed.ts'
import { roundToCents } from './round-to-cents.ts'

/** Adds a price's value in the other currency, or nothing without a rate. */
export type Convert = (price: number) => Pick<MetalPriceResponse, 'converted'>

const NO_RATE: Convert = () => ({})

/** Converts prices into the other currency. Without a rate, prices are shown unconverted. */
export class ExchangeRates {
  private readonly logger = new Logger(ExchangeRates.name)

  /** @param feed gives cedis for a US dollar; without it, nothing is converted. */
  constructor(private readonly feed: Feed | undefined) {}

  intoCedis(now: Date): Promise<Convert> {
    return this.by(now, 'GHS', (price, rate) => price * rate)
  }

  intoDollars(now: Date): Promise<Convert> {
    return this.by(now, 'USD', (price, rate) => price / rate)
  }

  private async by(
    now: Date,
    currency: 'GHS' | 'USD',
    convert: (price: number, rate: number) => number,
  ): Promise<Convert> {
    const quote = await this.quote(now)
    if (!quote) return NO_RATE
    const { price: rate, asOf, fetchedAt, source, sourceUrl, licence, delayClass, stale } = quote
    const origin = { asOf, fetchedAt, source, sourceUrl, licence, delayClass, stale }
    return (price) => ({
      converted: { currency, price: roundToCents(convert(price, rate)), rate, ...origin },
    })
  }

  private async quote(now: Date): Promise<SourcedQuote | undefined> {
    try {
      return (await this.feed?.quotes(now))?.[0]
    } catch (error) {
      this.logger.debug({ err: error }, 'There is no exchange rate; prices stay in their currency')
      return undefined
    }
  }
}
