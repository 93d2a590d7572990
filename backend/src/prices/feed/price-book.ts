import { Injectable } from '@nestjs/common'
import { Between, DataSource, LessThanOrEqual, MoreThan, type EntityManager } from 'typeorm'
import * as v from 'valibot'
import { isUniqueViolation } from '../../database/database-unavailable.ts'
import { Transactions } from '../../database/transactions.ts'
import type { PriceList } from './feed-config.ts'
import { PricePoint } from './price-point.entity.ts'
import { PriceSnapshot } from './price-snapshot.entity.ts'
import { Quote, type Snapshot } from './quote.ts'
import type { Reading } from './reading.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** A point longer ago than a monthly source and its delay is no "before". */
const COMPARED_MS = 70 * DAY_MS
/** What is served as history: so many days, and so many points of one price (a week of hours). */
const HISTORY_MS = 400 * DAY_MS
const HISTORY_POINTS = 168

export interface PriceSeries {
  readonly name: string
  /** Oldest first. */
  readonly points: readonly { readonly asOf: string; readonly price: number }[]
}

/** What the database knows of real prices, for all processes together. */
@Injectable()
export class PriceBook {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
  ) {}

  /** The last good prices; null before the first. */
  async last(list: PriceList): Promise<Snapshot | null> {
    const stored = await this.dataSource.manager.findOneBy(PriceSnapshot, { list })
    if (!stored?.quotes || !stored.fetchedAt) return null
    return {
      quotes: v.parse(v.array(Quote), JSON.parse(stored.quotes)),
      fetchedAt: stored.fetchedAt,
    }
  }

  /**
   * Asks for the right to fetch, which one process gets.
   *
   * @param until from then on another may.
   */
  async claim(list: PriceList, now: Date, until: Date): Promise<boolean> {
    try {
      return await this.transactions.run(async (manager) => {
        if (!(await manager.existsBy(PriceSnapshot, { list }))) {
          await manager.insert(PriceSnapshot, {
            list,
            quotes: null,
            fetchedAt: null,
            nextFetchAt: until,
          })
          return true
        }
        const { affected } = await manager.update(
          PriceSnapshot,
          { list, nextFetchAt: LessThanOrEqual(now) },
          { nextFetchAt: until },
        )
        return affected === 1
      })
    } catch (error) {
      if (isUniqueViolation(error)) return false
      throw error
    }
  }

  async postpone(list: PriceList, nextFetchAt: Date): Promise<void> {
    await this.transactions.run((manager) =>
      manager.update(PriceSnapshot, { list }, { nextFetchAt }),
    )
  }

  /** Keeps readings as the last good prices and in the history. */
  save(
    list: PriceList,
    readings: readonly Reading[],
    fetchedAt: Date,
    nextFetchAt: Date,
  ): Promise<Snapshot> {
    return this.transactions.run(async (manager) => {
      const latest = new Map<string, Reading>()
      for (const reading of readings.toSorted((a, b) => a.asOf.localeCompare(b.asOf))) {
        latest.set(reading.name, reading)
        await keepPoint(manager, list, reading)
      }
      const quotes = await Promise.all(
        [...latest.values()].map((reading) => quoteOf(manager, list, reading)),
      )
      await manager.update(
        PriceSnapshot,
        { list },
        { quotes: JSON.stringify(quotes), fetchedAt, nextFetchAt },
      )
      return { quotes, fetchedAt }
    })
  }

  async history(list: PriceList, now: Date): Promise<PriceSeries[]> {
    const points = await this.dataSource.manager.find(PricePoint, {
      where: { list, at: MoreThan(new Date(now.getTime() - HISTORY_MS)) },
      order: { at: 'ASC' },
    })
    const series = new Map<string, { asOf: string; price: number }[]>()
    for (const { name, at, price } of points) {
      series.set(name, [...(series.get(name) ?? []), { asOf: at.toISOString(), price }])
    }
    return [...series].map(([name, all]) => ({ name, points: all.slice(-HISTORY_POINTS) }))
  }
}

async function keepPoint(manager: EntityManager, list: PriceList, { name, price, asOf }: Reading) {
  const at = new Date(Math.floor(Date.parse(asOf) / HOUR_MS) * HOUR_MS)
  const stored = await manager.findOneBy(PricePoint, { list, name, at })
  if (!stored) await manager.insert(PricePoint, { list, name, at, price })
  else if (stored.price !== price) await manager.update(PricePoint, { id: stored.id }, { price })
}

async function quoteOf(manager: EntityManager, list: PriceList, reading: Reading): Promise<Quote> {
  const { name, price, asOf } = reading
  const dayBefore = Date.parse(asOf) - DAY_MS
  const before = await manager.findOne(PricePoint, {
    where: { list, name, at: Between(new Date(dayBefore - COMPARED_MS), new Date(dayBefore)) },
    order: { at: 'DESC' },
  })
  const change = before ? price - before.price : 0
  return {
    ...reading,
    change: round(change),
    changePercent: before ? round((change / before.price) * 100) : 0,
  }
}

function round(amount: number): number {
  return Math.round(amount * 100) / 100
}
