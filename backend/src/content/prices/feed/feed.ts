import { Logger } from '@nestjs/common'
import * as v from 'valibot'
import { SharedRun } from '../../../foundation/concurrency/shared-run.ts'
import { WithheldException } from '../../../foundation/http/withheld.exception.ts'
import { pauseAfter } from './breaker.ts'
import { UPLOAD, type FeedList, type DelayClass, type FeedConfig } from './feed-config.ts'
import {
  MAX_AHEAD_MS,
  CLOCK_SKEW_MS,
  FETCH_GRACE_MS,
  FRESHNESS_LIMITS,
  type FreshnessLimits,
} from './freshness-limits.ts'
import type { PriceRepository } from './price-repository.ts'
import type { Quote, Snapshot } from './quote.ts'
import { Readings, type Reading } from './reading.ts'
import { SourceError } from './source-error.ts'

/** Timeout for a source, in milliseconds. */
const LIMIT_MS = 3_000
/** Minimum interval between calls without a quota, in milliseconds. A fetch and its save take less. */
const LEAST_INTERVAL_MS = 15_000

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

/** A quote and its origin. */
export type SourcedQuote = Quote & Provenance

export interface FeedOptions {
  readonly list: FeedList
  readonly config: FeedConfig
  readonly prices: PriceRepository
  readonly read: (config: FeedConfig, signal: AbortSignal) => Promise<Reading[]>
  /** Milliseconds; for tests of slow sources. */
  readonly limitMs?: number
}

/** Prices of one list from one source. Runs one fetch at a time, and serves the last good prices in between. */
export class Feed {
  private readonly logger = new Logger(Feed.name)
  private last: Snapshot | null = null
  private readonly refreshing = new SharedRun()

  constructor(private readonly options: FeedOptions) {}

  /** @throws WithheldException if no price is recent enough to be shown. */
  async quotes(now: Date): Promise<SourcedQuote[]> {
    this.last ??= (await this.options.prices.state(this.options.list)).last
    if (this.isDue(now)) {
      const refreshing = this.refresh(now)
      // Wait for a source only if there is nothing to show. The database answers at once.
      if (this.isUploaded || this.shown(now).length === 0) await refreshing
    }
    const quotes = this.shown(now)
    if (quotes.length === 0) throw new WithheldException('These prices are not available now')
    return quotes
  }

  /** Calls the source if that is due; never rejects. Callers during a refresh share it. */
  refresh(now: Date): Promise<void> {
    return this.refreshing.start(() =>
      this.ask(now).catch((error: unknown) => {
        this.logger.warn({ err: error, list: this.options.list }, 'Prices could not be kept')
      }),
    )
  }

  /** Resolves when no refresh is running. */
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

  /** Whether the prices are uploaded. There is no source to call then: they are read from the database each time. */
  private get isUploaded(): boolean {
    return this.options.config.url === UPLOAD
  }

  private isDue(now: Date): boolean {
    if (!this.last || this.isUploaded) return true
    const age = now.getTime() - this.last.fetchedAt.getTime()
    return age >= this.limits.fetchIntervalMs || age < -CLOCK_SKEW_MS
  }

  /** Minimum interval between two calls across all processes, whether the first succeeds or fails. */
  private get leastIntervalMs(): number {
    const { everySeconds } = this.options.config
    return everySeconds === undefined ? LEAST_INTERVAL_MS : everySeconds * 1_000
  }

  private async ask(now: Date): Promise<void> {
    const { list, prices, limitMs = LIMIT_MS } = this.options
    const after = (ms: number) => new Date(now.getTime() + ms)
    const { last, failures } = await prices.state(list)
    // Another process may have called the source meanwhile.
    this.last = last ?? this.last
    if (this.isUploaded || !this.isDue(now)) return
    if (!(await prices.reserve(list, now, after(this.leastIntervalMs)))) return
    let readings: Reading[]
    try {
      readings = await this.read(now, limitMs)
    } catch (error) {
      const reason = error instanceof Error ? error.name : 'unknown'
      this.logger.warn({ list, reason }, 'A source of prices failed; the last good prices stand')
      // The delay that the source asks for counts from its response, which came within the time limit.
      const asked = error instanceof SourceError ? limitMs + error.retryAfterMs : 0
      const pauseMs = Math.max(this.leastIntervalMs, pauseAfter(failures + 1), asked)
      await prices.fail(list, failures + 1, after(pauseMs), { at: now, text: faultOf(error) })
      return
    }
    this.last = await prices.save(list, readings, now, after(this.limits.fetchIntervalMs))
  }

  private async read(now: Date, limitMs: number): Promise<Reading[]> {
    const { config, read } = this.options
    const readings = await read(config, AbortSignal.timeout(limitMs))
    const latest = now.getTime() + MAX_AHEAD_MS
    if (!v.is(Readings, readings) || readings.some(({ asOf }) => Date.parse(asOf) > latest)) {
      throw new SourceError('The source answered prices that cannot be')
    }
    return readings
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

/** Describes why a source failed, for people. Reveals neither its address nor its key. */
function faultOf(error: unknown): string {
  if (error instanceof SourceError) return error.message
  const isLate = error instanceof Error && error.name === 'TimeoutError'
  return isLate ? 'The source did not answer in time' : 'The source could not be reached or read'
}
