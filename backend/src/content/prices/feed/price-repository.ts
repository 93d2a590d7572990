import { Injectable } from '@nestjs/common'
import {
  Between,
  DataSource,
  LessThanOrEqual,
  MoreThan,
  MoreThanOrEqual,
  type EntityManager,
} from 'typeorm'
import * as v from 'valibot'
import { isUniqueViolation } from '../../../foundation/database/database-unavailable.ts'
import { Transactions } from '../../../foundation/database/transactions.ts'
import { roundToCents } from '../round-to-cents.ts'
import type { FeedList } from './feed-config.ts'
import { foldName } from '../../../foundation/database/fold-name.ts'
import { CLOCK_SKEW_MS } from './freshness-limits.ts'
import { PricePoint } from './price-point.entity.ts'
import { PriceSnapshot } from './price-snapshot.entity.ts'
import { Quote, type Snapshot } from './quote.ts'
import type { Reading } from './reading.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Maximum age of the point that a change is measured against: a month, and the delay of a monthly source. */
const MAX_COMPARED_AGE_MS = 70 * DAY_MS
/** Number of days of history that are kept and served. */
export const HISTORY_DAYS = 400
/** Maximum number of points served per price: a week of hours. */
const HISTORY_POINTS = 168

export interface PriceSeries {
  readonly name: string
  /** Oldest first. */
  readonly points: readonly { readonly asOf: string; readonly price: number }[]
}

/** Why a call to a source failed. */
export interface Fault {
  readonly at: Date
  readonly text: string
}

/** State of a list that all processes share. */
export interface FeedState {
  /** The last good prices; null before the first. */
  readonly last: Snapshot | null
  /** Failed calls to the source in a row. */
  readonly failures: number
}

/** Real prices in the database, shared by all processes. */
@Injectable()
export class PriceRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
  ) {}

  /** Reads the stored state of a list. */
  async state(list: FeedList): Promise<FeedState> {
    const stored = await this.dataSource.manager.findOneBy(PriceSnapshot, { list })
    return { last: lastGood(stored), failures: stored?.failures ?? 0 }
  }

  /** Returns the stored state of every list that was ever fetched or uploaded. */
  async sources(): Promise<ReadonlyMap<FeedList, PriceSnapshot>> {
    const stored = await this.dataSource.manager.find(PriceSnapshot)
    return new Map(stored.map((snapshot) => [snapshot.list, snapshot]))
  }

  /**
   * Reserves the next call to the source for one of all processes.
   *
   * @param until earliest time of another call by any process, whether this one succeeds, fails or is never made.
   * @returns whether this process may make the call.
   */
  async reserve(list: FeedList, now: Date, until: Date): Promise<boolean> {
    const reserved = { askedAt: now, nextFetchAt: until }
    const ahead = new Date(now.getTime() + CLOCK_SKEW_MS)
    try {
      return await this.transactions.run(async (manager) => {
        if (!(await manager.existsBy(PriceSnapshot, { list }))) {
          await manager.insert(PriceSnapshot, { list, quotes: null, fetchedAt: null, ...reserved })
          return true
        }
        // A call dated in the future was made before the clock was set back, and is ignored.
        for (const free of [{ nextFetchAt: LessThanOrEqual(now) }, { askedAt: MoreThan(ahead) }]) {
          const { affected } = await manager.update(PriceSnapshot, { list, ...free }, reserved)
          if (affected === 1) return true
        }
        return false
      })
    } catch (error) {
      if (isUniqueViolation(error)) return false
      throw error
    }
  }

  /** Records that a reserved call failed, and why. */
  async fail(list: FeedList, failures: number, nextFetchAt: Date, fault: Fault): Promise<void> {
    const failed = { failedAt: fault.at, fault: fault.text.slice(0, 200) }
    await this.transactions.run((manager) =>
      manager.update(PriceSnapshot, { list }, { failures, nextFetchAt, ...failed }),
    )
  }

  /** Stores readings as the last good prices and in the history. */
  save(
    list: FeedList,
    readings: readonly Reading[],
    fetchedAt: Date,
    nextFetchAt: Date,
  ): Promise<Snapshot> {
    return this.transactions.run((manager) =>
      storeReadings(manager, list, readings, fetchedAt, nextFetchAt),
    )
  }

  /** Returns the history of each price. The price whose history began first comes first. */
  async history(list: FeedList, now: Date): Promise<PriceSeries[]> {
    const { manager } = this.dataSource
    const since = new Date(now.getTime() - HISTORY_DAYS * DAY_MS)
    const series: PriceSeries[] = []
    for (const name of await namesSince(manager, list, since)) {
      const latest = await manager.find(PricePoint, {
        where: { list, name, at: MoreThan(since) },
        order: { at: 'DESC' },
        take: HISTORY_POINTS,
      })
      const points = latest.reverse().map(({ at, price }) => ({ asOf: at.toISOString(), price }))
      series.push({ name, points })
    }
    return series
  }
}

/** Stores readings as the last good prices and in the history. Needs a write transaction. */
export async function storeReadings(
  manager: EntityManager,
  list: FeedList,
  readings: readonly Reading[],
  fetchedAt: Date,
  nextFetchAt: Date,
): Promise<Snapshot> {
  const sorted = readings.toSorted((a, b) => a.asOf.localeCompare(b.asOf))
  await storePoints(manager, list, sorted)
  const quotes: Quote[] = []
  for (const reading of latestOf(sorted)) quotes.push(await quoteOf(manager, list, reading))
  const snapshot = { quotes: JSON.stringify(quotes), fetchedAt, failures: 0, nextFetchAt }
  if (await manager.existsBy(PriceSnapshot, { list })) {
    await manager.update(PriceSnapshot, { list }, snapshot)
  } else {
    await manager.insert(PriceSnapshot, { list, ...snapshot })
  }
  return { quotes, fetchedAt }
}

/** Returns the newest reading of each name. @param sorted oldest first. */
export function latestOf(sorted: readonly Reading[]): Reading[] {
  return [...new Map(sorted.map((reading) => [reading.name, reading])).values()]
}

const StoredQuotes = v.pipe(v.string(), v.parseJson(), v.array(Quote))

function lastGood(stored: PriceSnapshot | null): Snapshot | null {
  const quotes = v.safeParse(StoredQuotes, stored?.quotes)
  return stored?.fetchedAt && quotes.success
    ? { quotes: quotes.output, fetchedAt: stored.fetchedAt }
    : null
}

const Names = v.array(v.object({ name: v.string() }))

async function namesSince(manager: EntityManager, list: FeedList, since: Date): Promise<string[]> {
  const rows: unknown = await manager
    .createQueryBuilder(PricePoint, 'point')
    .select('point.name', 'name')
    .where({ list, at: MoreThan(since) })
    .groupBy('point.name')
    .orderBy('MIN(point.at)')
    .addOrderBy('MIN(point.id)')
    .getRawMany()
  return v.parse(Names, rows).map(({ name }) => name)
}

/** @param readings oldest first; the last one of an hour counts. */
async function storePoints(manager: EntityManager, list: FeedList, readings: readonly Reading[]) {
  const prices = new Map<string, PriceAtHour>()
  for (const { name, price, asOf } of readings) {
    const at = new Date(Math.floor(Date.parse(asOf) / HOUR_MS) * HOUR_MS)
    prices.set(keyOf(name, at), { name, at, price })
  }
  const [oldest] = [...prices.values()].sort((a, b) => a.at.getTime() - b.at.getTime())
  if (!oldest) return
  const stored = await manager.findBy(PricePoint, { list, at: MoreThanOrEqual(oldest.at) })
  const known = new Map(stored.map((point) => [keyOf(point.name, point.at), point]))
  const fresh: (PriceAtHour & { list: FeedList })[] = []
  for (const [key, { name, at, price }] of prices) {
    const point = known.get(key)
    if (!point) fresh.push({ list, name, at, price })
    else if (point.price !== price) await manager.update(PricePoint, { id: point.id }, { price })
  }
  if (fresh.length > 0) await manager.insert(PricePoint, fresh)
}

interface PriceAtHour {
  readonly name: string
  readonly at: Date
  readonly price: number
}

/** Compares as the unique index does: MySQL's collations ignore case and accents. */
function keyOf(name: string, at: Date): string {
  return `${foldName(name)} ${at.getTime()}`
}

async function quoteOf(manager: EntityManager, list: FeedList, reading: Reading): Promise<Quote> {
  const { name, price, asOf } = reading
  const dayBefore = Date.parse(asOf) - DAY_MS
  const before = await manager.findOne(PricePoint, {
    where: {
      list,
      name,
      at: Between(new Date(dayBefore - MAX_COMPARED_AGE_MS), new Date(dayBefore)),
    },
    order: { at: 'DESC' },
  })
  const change = before ? price - before.price : 0
  return {
    ...reading,
    change: roundToCents(change),
    changePercent: before ? roundToCents((change / before.price) * 100) : 0,
  }
}
