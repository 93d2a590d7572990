import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common'
import type {
  CommodityPriceResponse,
  GhanaMarketPriceResponse,
  MetalPriceResponse,
  PriceHistoryResponse,
} from 'shared-contracts'
import { CONFIG, type Config } from '../config/config.ts'
import type { PriceList } from './feed/feed-config.ts'
import { Feed, type SourcedQuote } from './feed/feed.ts'
import { readGoldApi } from './feed/gold-api.ts'
import { PriceBook } from './feed/price-book.ts'
import { readTable } from './feed/table.ts'
import type { PriceSource } from './price-source.ts'
import { SamplePriceSource } from './sample-price-source.ts'

/** Each list from its configured source; samples, which say so, for a list that has none. */
@Injectable()
export class ConfiguredPriceSource implements PriceSource, OnModuleDestroy {
  private readonly feeds: Readonly<Partial<Record<PriceList, Feed>>>

  constructor(
    private readonly samples: SamplePriceSource,
    private readonly book: PriceBook,
    @Inject(CONFIG) { PRICE_SOURCES }: Pick<Config, 'PRICE_SOURCES'>,
  ) {
    const { metals, commodities, ghana } = PRICE_SOURCES
    this.feeds = {
      ...(metals && {
        metals: new Feed({ list: 'metals', config: metals, book, read: readGoldApi }),
      }),
      ...(commodities && {
        commodities: new Feed({ list: 'commodities', config: commodities, book, read: readTable }),
      }),
      ...(ghana && { ghana: new Feed({ list: 'ghana', config: ghana, book, read: readTable }) }),
    }
  }

  /** What is being fetched is kept before the database goes. */
  async onModuleDestroy(): Promise<void> {
    await Promise.all(Object.values(this.feeds).map((feed) => feed.settle()))
  }

  async metals(now: Date): Promise<MetalPriceResponse[]> {
    const quotes = await this.feeds.metals?.quotes(now)
    return (
      quotes?.map((quote) => ({ ...priced(quote), ...provenance(quote) })) ??
      this.samples.metals(now)
    )
  }

  async commodities(now: Date): Promise<CommodityPriceResponse[]> {
    const quotes = await this.feeds.commodities?.quotes(now)
    if (!quotes) return this.samples.commodities(now)
    return quotes.map((quote) => ({
      ...priced(quote),
      symbol: quote.symbol ?? quote.name,
      unit: quote.unit ?? 'tonne',
      ...provenance(quote),
    }))
  }

  async ghanaMarket(now: Date): Promise<GhanaMarketPriceResponse[]> {
    const quotes = await this.feeds.ghana?.quotes(now)
    if (!quotes) return this.samples.ghanaMarket(now)
    return quotes.map((quote) => ({
      commodity: quote.name,
      closingPrice: quote.price,
      unit: quote.unit ?? 'tonne',
      priceChange: quote.change,
      percentChange: quote.changePercent,
      volume: quote.volume,
      ...provenance(quote),
    }))
  }

  async history(list: PriceList, now: Date): Promise<PriceHistoryResponse[]> {
    if (!this.feeds[list]) return this.samples.history(list, now)
    const source = (await this.feeds[list].quotes(now))[0]?.source ?? ''
    return (await this.book.history(list, now)).map(({ name, points }) => ({
      name,
      source,
      points: [...points],
    }))
  }
}

function priced({ name, price, change, changePercent }: SourcedQuote) {
  return { name, price, change, changePercent }
}

function provenance({
  asOf,
  source,
  stale,
  fetchedAt,
  delayClass,
  sourceUrl,
  licence,
}: SourcedQuote) {
  return { asOf, source, stale, fetchedAt, delayClass, sourceUrl, licence }
}
