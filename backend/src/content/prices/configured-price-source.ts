import { Inject, Injectable } from '@nestjs/common'
import type {
  CommodityPriceResponse,
  GhanaMarketPriceResponse,
  MetalPriceResponse,
  PriceHistoryResponse,
} from 'shared-contracts/api/prices'
import { Background } from '../../foundation/concurrency/background.ts'
import { CONFIG, type Config } from '../../foundation/config/config.ts'
import { ExchangeRates } from './exchange-rates.ts'
import type { PriceList } from 'shared-contracts/desk/prices'
import type { Provenance, SourcedQuote } from './feed/feed.ts'
import { feedsOf, type Feeds } from './feed/feeds.ts'
import { PriceRepository } from './feed/price-repository.ts'
import type { PriceSource } from './price-source.ts'
import { SamplePriceSource } from './sample-price-source.ts'

/** Serves each list from its configured source, or samples if none is configured. */
@Injectable()
export class ConfiguredPriceSource implements PriceSource {
  private readonly feeds: Feeds
  private readonly rates: ExchangeRates

  constructor(
    private readonly samples: SamplePriceSource,
    private readonly prices: PriceRepository,
    @Inject(CONFIG) { PRICE_SOURCES }: Pick<Config, 'PRICE_SOURCES'>,
    background: Background,
  ) {
    this.feeds = feedsOf(PRICE_SOURCES, prices)
    this.rates = new ExchangeRates(this.feeds.currency)
    // Running fetches are stored before the database closes.
    background.awaitAtEnd(() => Promise.all(Object.values(this.feeds).map((feed) => feed.settle())))
  }

  async metals(now: Date): Promise<MetalPriceResponse[]> {
    const quotes = await this.feeds.metals?.quotes(now)
    if (!quotes) return this.samples.metals(now)
    const converted = await this.rates.intoCedis(now)
    return quotes.map((quote) => ({
      ...priced(quote),
      ...provenance(quote),
      ...converted(quote.price),
    }))
  }

  async commodities(now: Date): Promise<CommodityPriceResponse[]> {
    const quotes = await this.feeds.commodities?.quotes(now)
    if (!quotes) return this.samples.commodities(now)
    const converted = await this.rates.intoCedis(now)
    return quotes.map((quote) => ({
      ...priced(quote),
      symbol: quote.symbol ?? quote.name,
      unit: quote.unit ?? 'tonne',
      ...provenance(quote),
      ...converted(quote.price),
    }))
  }

  async ghanaMarket(now: Date): Promise<GhanaMarketPriceResponse[]> {
    const quotes = await this.feeds.ghana?.quotes(now)
    if (!quotes) return this.samples.ghanaMarket(now)
    const converted = await this.rates.intoDollars(now)
    return quotes.map((quote) => ({
      commodity: quote.name,
      closingPrice: quote.price,
      unit: quote.unit ?? 'tonne',
      priceChange: quote.change,
      percentChange: quote.changePercent,
      volume: quote.volume,
      ...provenance(quote),
      ...converted(quote.price),
    }))
  }

  async history(list: PriceList, now: Date): Promise<PriceHistoryResponse[]> {
    if (!this.feeds[list]) return this.samples.history(list, now)
    const source = (await this.feeds[list].quotes(now))[0]?.source ?? ''
    return (await this.prices.history(list, now)).map(({ name, points }) => ({
      name,
      source,
      points: [...points],
    }))
  }
}

function priced({ name, price, change, changePercent }: SourcedQuote) {
  return { name, price, change, changePercent }
}

function provenance(quote: Provenance): Provenance {
  const { asOf, source, stale, fetchedAt, delayClass, sourceUrl, licence } = quote
  return {
    asOf,
    source,
    stale,
    fetchedAt,
    delayClass,
    ...(sourceUrl && { sourceUrl }),
    ...(licence && { licence }),
  }
}
