import { ConflictException, Inject, Injectable, NotFoundException } from '@nestjs/common'
import {
  PRICE_LISTS,
  type DeskPrices,
  type PriceFeed,
  type PriceFileAnswer,
  type PriceList,
  type ShownPrice,
} from 'shared-contracts/desk/prices'
import { writeAudit, type AuditActor } from '../../foundation/audit/audit-log.ts'
import { CONFIG, type Config } from '../../foundation/config/config.ts'
import { Transactions } from '../../foundation/database/transactions.ts'
import { InvalidBodyException } from '../../foundation/http/invalid-body.exception.ts'
import { WithheldException } from '../../foundation/http/withheld.exception.ts'
import { UPLOAD, type FeedConfig, type FeedList } from './feed/feed-config.ts'
import { FRESHNESS_LIMITS } from './feed/freshness-limits.ts'
import { latestOf, PriceRepository } from './feed/price-repository.ts'
import type { PriceSnapshot } from './feed/price-snapshot.entity.ts'
import { checkTable, type CheckedTable } from './feed/table.ts'
import { uploadPrices } from './feed/upload-prices.ts'
import { PRICE_SOURCE, type PriceSource } from './price-source.ts'

/** Prices at the desk: what visitors read, the state of the sources, and uploads of files. */
@Injectable()
export class PriceDesk {
  constructor(
    @Inject(PRICE_SOURCE) private readonly source: PriceSource,
    private readonly prices: PriceRepository,
    private readonly transactions: Transactions,
    @Inject(CONFIG) private readonly config: Pick<Config, 'PRICE_SOURCES'>,
  ) {}

  async overview(now: Date): Promise<DeskPrices> {
    const shown: Record<PriceList, Promise<ShownPrice[]>> = {
      metals: this.metals(now),
      commodities: this.commodities(now),
      ghana: this.ghana(now),
    }
    const prices = await Promise.all(PRICE_LISTS.map((list) => orNone(shown[list])))
    // Look up the sources last, because reading the prices may call one.
    const sources = await this.prices.sources()
    const feed = (list: FeedList) => describe(this.config.PRICE_SOURCES[list], sources.get(list))
    return {
      lists: PRICE_LISTS.map((list, index) => ({
        list,
        feed: feed(list),
        prices: prices[index] ?? [],
      })),
      currency: feed('currency'),
    }
  }

  /**
   * Returns what a file would change, without storing it.
   *
   * @throws NotFoundException for an unknown list, ConflictException for a list whose prices are not uploaded.
   * @throws InvalidBodyException with a line for each mistake.
   */
  async check(list: string, text: string, now: Date): Promise<PriceFileAnswer> {
    const upload = this.uploadable(list)
    return this.changesOf(upload, assertGood(await checkTable(text, now)), now)
  }

  /** Stores a file as a whole, or not at all. @throws as `check`. */
  async upload(
    name: string,
    text: string,
    now: Date,
    caller: AuditActor,
  ): Promise<PriceFileAnswer> {
    const { list } = this.uploadable(name)
    const answer = await this.check(list, text, now)
    await this.transactions.run(async (manager) => {
      await uploadPrices(manager, list, text, now)
      await writeAudit(manager, caller, 'prices uploaded', `${list}: ${answer.rows} rows`)
    })
    return answer
  }

  private uploadable(name: string): Uploadable {
    const list = PRICE_LISTS.find((known) => known === name)
    if (!list) throw new NotFoundException('There is no such list of prices')
    const config = this.config.PRICE_SOURCES[list]
    if (config?.url !== UPLOAD) {
      throw new ConflictException('The prices of this list are not uploaded: see its source')
    }
    return { list, maxAgeMs: FRESHNESS_LIMITS[config.delay].maxAgeMs }
  }

  private async changesOf(
    { list, maxAgeMs }: Uploadable,
    { readings }: CheckedTable,
    now: Date,
  ): Promise<PriceFileAnswer> {
    const sorted = readings.toSorted((a, b) => a.asOf.localeCompare(b.asOf))
    const before = list === 'ghana' ? this.ghana(now) : this.commodities(now)
    const shown = new Map((await orNone(before)).map((price) => [price.name, price]))
    const changes = latestOf(sorted).map(({ name, price, unit = 'tonne', asOf }) => {
      const known = shown.get(name)
      shown.delete(name)
      const isShown = now.getTime() - Date.parse(asOf) <= maxAgeMs
      return { name, unit, asOf, price: isShown ? price : null, before: known?.price ?? null }
    })
    const gone = [...shown.values()].map(({ name, unit, asOf, price }) => {
      return { name, unit, asOf, price: null, before: price }
    })
    return { changes: [...changes, ...gone], rows: readings.length }
  }

  private async metals(now: Date): Promise<ShownPrice[]> {
    const prices = await this.source.metals(now)
    return prices.map((price) => ({ ...shownOf(price), currency: 'USD', unit: 'troy ounce' }))
  }

  private async commodities(now: Date): Promise<ShownPrice[]> {
    const prices = await this.source.commodities(now)
    return prices.map((price) => ({ ...shownOf(price), currency: 'USD', unit: price.unit }))
  }

  private async ghana(now: Date): Promise<ShownPrice[]> {
    const prices = await this.source.ghanaMarket(now)
    return prices.map((price) => {
      const { commodity: name, closingPrice, percentChange: changePercent, unit } = price
      return {
        ...shownOf({ ...price, name, price: closingPrice, changePercent }),
        currency: 'GHS',
        unit,
      }
    })
  }
}

interface Uploadable {
  readonly list: PriceList
  /** Age above which a price is not shown, in milliseconds. */
  readonly maxAgeMs: number
}

interface Priced {
  readonly name: string
  readonly price: number
  readonly changePercent: number
  readonly source?: string | undefined
  readonly asOf?: string | undefined
  readonly stale?: boolean | undefined
}

const shownOf = ({ name, price, changePercent, source, asOf, stale }: Priced) => ({
  ...{ name, price, changePercent },
  ...{ source: source ?? '', asOf: asOf ?? '', stale: stale ?? false },
})

/** Returns no prices while none is recent enough to be shown. */
async function orNone(prices: Promise<ShownPrice[]>): Promise<ShownPrice[]> {
  try {
    return await prices
  } catch (error) {
    if (error instanceof WithheldException) return []
    throw error
  }
}

function describe(
  config: FeedConfig | undefined,
  known: PriceSnapshot | undefined,
): PriceFeed | null {
  if (!config) return null
  const isUploaded = config.url === UPLOAD
  const { failedAt, fault } = known ?? {}
  return {
    source: config.source,
    kind: isUploaded ? 'upload' : 'asked',
    lastSuccessAt: known?.fetchedAt?.toISOString() ?? null,
    lastFault: failedAt ? { at: failedAt.toISOString(), text: fault ?? '' } : null,
    failures: known?.failures ?? 0,
    nextAt: isUploaded ? null : (known?.nextFetchAt.toISOString() ?? null),
  }
}

function assertGood(table: CheckedTable): CheckedTable {
  const { mistakes } = table
  if (mistakes.length === 0) return table
  throw new InvalidBodyException(mistakes.map((message) => ({ path: ['text'], message })))
}
