import { Logger, ServiceUnavailableException } from '@nestjs/common'
import { SharedRun } from '../../../foundation/concurrency/shared-run.ts'
import { Breaker } from './breaker.ts'
import { UPLOAD, type FeedList, type DelayClass, type FeedConfig } from './feed-config.ts'
import { SourceError } from './fetch-text.ts'
import {
  MAX_AHEAD_MS,
  CLOCK_SKEW_MS,
  FETCH_GRACE_MS,
  FRESHNESS_LIMITS,
  type FreshnessLimits,
} from './freshness-limits.ts'
import type { PriceRepository } from './price-repository.ts'
import type { Quote, Snapshot } from './quote.ts'
import type { Reading } from './reading.ts'

/** A source that does not answer in this time has failed, in milliseconds. */
const LIMIT_MS = 3_000
/** Longer than a fetch and its save take: until then no other process fetches. */
const LEASE_MS = 10_000
/** After a failure the next attempt comes no sooner; the breaker makes it later. */
const RETRY_MS = 15_000

/** Where a quote or a rate comes from. */
export interface Provenance {
  readonly asOf: string
  readonly fetchedAt: string
  readonly source: string
  readonly stale: boolean
  readonly delayClass: DelayClass
  readonly sourceUrl?: string
  readonly licence?: string
}

/** A quote with all that a reader may want to know of its origin. */
export type SourcedQuote = Quote & Provenance

export interface FeedOptions {
  readonly list: FeedList
  readonly config: FeedConfig
  readonly prices: PriceRepository
  readonly read: (config: FeedConfig, signal: AbortSignal) => Promise<Reading[]>
  /** Milliseconds; for tests of slow sources. */
  readonly limitMs?: number
}

/** The prices of one list from one source: one fetch at a time, and the last good prices between fetches. */
export class Feed {
  private readonly logger = new Logger(Feed.name)
  private readonly breaker = new Breaker()
  private last: Snapshot | null = null
  private readonly refreshing = new SharedRun()

  constructor(private readonly options: FeedOptions) {}

  /** @throws ServiceUnavailableException when no price is young enough to be shown. */
  async quotes(now: Date): Promise<SourcedQuote[]> {
    this.last ??= await this.options.prices.last(this.options.list)
    if (this.isDue(now)) {
      const refreshing = this.refresh(now)
      // The source is waited for only when there is nothing to show.
      if (this.shown(now).length === 0) await refreshing
    }
    const quotes = this.shown(now)
    if (quotes.length === 0) {
      throw new ServiceUnavailableException('These prices are not available now')
    }
    return quotes
  }

  /** Asks the source where that is due; never rejects. Callers during a refresh share it. */
  refresh(now: Date): Promise<void> {
    return this.refreshing.start(() =>
      this.ask(now).catch((error: unknown) => {
        this.logger.warn({ err: error, list: this.options.list }, 'Prices could not be kept')
      }),
    )
  }

  /** Resolves when nothing is under way. */
  settle(): Promise<void> {
    return this.refreshing.settle()
  }

  private get limits(): FreshnessLimits {
    const { everySeconds, delay } = this.options.config
    const limits = FRESHNESS_LIMITS[delay]
    return everySeconds === undefined
      ? limits
      : { ...limits, fetchIntervalMs: everySeconds * 1_000 }
  }

  /** Uploaded prices have no source to ask: they are read from the database each time. */
  private get isUploaded(): boolean {
    return this.options.config.url === UPLOAD
  }

  private isDue(now: Date): boolean {
    if (!this.last || this.isUploaded) return true
    const age = now.getTime() - this.last.fetchedAt.getTime()
    return age >= this.limits.fetchIntervalMs || age < -CLOCK_SKEW_MS
  }

  private async ask(now: Date): Promise<void> {
    const { list, prices, config, read, limitMs = LIMIT_MS } = this.options
    const { fetchIntervalMs } = this.limits
    const after = (ms: number) => new Date(now.getTime() + ms)
    if (this.isUploaded) {
      this.last = (await prices.last(list)) ?? this.last
      return
    }
    if (!this.breaker.allows(now.getTime())) return
    const latest = after(Math.max(fetchIntervalMs, LEASE_MS, RETRY_MS) + CLOCK_SKEW_MS)
    if (!(await prices.claim(list, now, { until: after(LEASE_MS), latest }))) {
      this.last = (await prices.last(list)) ?? this.last
      return
    }
    let readings: Reading[]
    try {
      readings = await read(config, AbortSignal.timeout(limitMs))
      if (readings.some(({ asOf }) => Date.parse(asOf) > now.getTime() + MAX_AHEAD_MS)) {
        throw new SourceError('The source answered prices of the future')
      }
    } catch (error) {
      this.breaker.failed(now.getTime())
      const reason = error instanceof Error ? error.name : 'unknown'
      this.logger.warn({ list, reason }, 'A source of prices failed; the last good prices stand')
      await prices.postpone(list, after(Math.min(RETRY_MS, fetchIntervalMs)))
      return
    }
    this.breaker.succeeded()
    this.last = await prices.save(list, readings, now, after(fetchIntervalMs))
  }

  /** The last quotes, without those that are too old to be shown. */
  private shown(now: Date): SourcedQuote[] {
    if (!this.last) return []
    const { quotes, fetchedAt } = this.last
    const { fetchIntervalMs, maxSinceFetchMs, maxAgeMs, staleAfterMs } = this.limits
    const sinceFetch = now.getTime() - fetchedAt.getTime()
    if (sinceFetch > maxSinceFetchMs) return []
    const isOverdue = !this.isUploaded && sinceFetch > fetchIntervalMs + FETCH_GRACE_MS
    return quotes.flatMap((quote) => {
      const age = now.getTime() - Date.parse(quote.asOf)
      if (age > maxAgeMs) return []
      const stale = isOverdue || age > staleAfterMs
      return [{ ...quote, ...this.origin, fetchedAt: fetchedAt.toISOString(), stale }]
    })
  }

  private get origin() {
    const { source, licence, delay, page, url } = this.options.config
    const sourceUrl = page ?? (url.startsWith('http') ? new URL(url).origin : undefined)
    return {
      source,
      delayClass: delay,
      ...(sourceUrl && { sourceUrl }),
      ...(licence && { licence }),
    }
  }
}
