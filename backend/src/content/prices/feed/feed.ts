import { Logger, ServiceUnavailableException } from '@nestjs/common'
import { Breaker } from './breaker.ts'
import { UPLOAD, type BookList, type DelayClass, type FeedConfig } from './feed-config.ts'
import { SourceError } from './fetch-text.ts'
import { AHEAD_MS, CLOCK_SKEW_MS, OVERDUE_MS, PACES, type Pace } from './pace.ts'
import type { PriceBook } from './price-book.ts'
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
  readonly list: BookList
  readonly config: FeedConfig
  readonly book: PriceBook
  readonly read: (config: FeedConfig, signal: AbortSignal) => Promise<Reading[]>
  /** Milliseconds; for tests of slow sources. */
  readonly limitMs?: number
}

/** The prices of one list from one source: one fetch at a time, the last good prices in between. */
export class Feed {
  private readonly logger = new Logger(Feed.name)
  private readonly breaker = new Breaker()
  private last: Snapshot | null = null
  private refreshing: Promise<void> | undefined

  constructor(private readonly options: FeedOptions) {}

  /** @throws ServiceUnavailableException when there are no prices that are young enough to be shown. */
  async quotes(now: Date): Promise<SourcedQuote[]> {
    this.last ??= await this.options.book.last(this.options.list)
    if (this.isDue(now)) {
      const refreshing = this.refresh(now)
      // Who has something to show does not wait for the source.
      if (this.shown(now).length === 0) await refreshing
    }
    const quotes = this.shown(now)
    if (quotes.length === 0) {
      throw new ServiceUnavailableException('These prices are not available now')
    }
    return quotes
  }

  /** Resolves when the source has been asked, or need not be; never rejects. */
  refresh(now: Date): Promise<void> {
    this.refreshing ??= this.ask(now)
      .catch((error: unknown) => {
        this.logger.warn({ err: error, list: this.options.list }, 'Prices could not be kept')
      })
      .finally(() => {
        this.refreshing = undefined
      })
    return this.refreshing
  }

  /** Resolves when nothing is under way. */
  async settle(): Promise<void> {
    await this.refreshing
  }

  private get pace(): Pace {
    const { everySeconds, delay } = this.options.config
    const pace = PACES[delay]
    return everySeconds === undefined ? pace : { ...pace, everyMs: everySeconds * 1_000 }
  }

  /** Nobody is asked for what the operator uploads: it is read from the book each time. */
  private get isUploaded(): boolean {
    return this.options.config.url === UPLOAD
  }

  private isDue(now: Date): boolean {
    if (!this.last || this.isUploaded) return true
    const age = now.getTime() - this.last.fetchedAt.getTime()
    return age >= this.pace.everyMs || age < -CLOCK_SKEW_MS
  }

  private async ask(now: Date): Promise<void> {
    const { list, book, config, read, limitMs = LIMIT_MS } = this.options
    const { everyMs } = this.pace
    const after = (ms: number) => new Date(now.getTime() + ms)
    if (this.isUploaded) {
      this.last = (await book.last(list)) ?? this.last
      return
    }
    if (!this.breaker.allows(now.getTime())) return
    const latest = after(Math.max(everyMs, LEASE_MS, RETRY_MS) + CLOCK_SKEW_MS)
    if (!(await book.claim(list, now, { until: after(LEASE_MS), latest }))) {
      this.last = (await book.last(list)) ?? this.last
      return
    }
    let readings: Reading[]
    try {
      readings = await read(config, AbortSignal.timeout(limitMs))
      if (readings.some(({ asOf }) => Date.parse(asOf) > now.getTime() + AHEAD_MS)) {
        throw new SourceError('The source answered prices of the future')
      }
    } catch (error) {
      this.breaker.failed(now.getTime())
      const reason = error instanceof Error ? error.name : 'unknown'
      this.logger.warn({ list, reason }, 'A source of prices failed; the last good prices stand')
      await book.postpone(list, after(Math.min(RETRY_MS, everyMs)))
      return
    }
    this.breaker.succeeded()
    this.last = await book.save(list, readings, now, after(everyMs))
  }

  /** The last quotes, without those that are too old to be shown. */
  private shown(now: Date): SourcedQuote[] {
    if (!this.last) return []
    const { quotes, fetchedAt } = this.last
    const { everyMs, heardMs, heldMs, staleMs } = this.pace
    const unheard = now.getTime() - fetchedAt.getTime()
    if (unheard > heardMs) return []
    const isOverdue = !this.isUploaded && unheard > everyMs + OVERDUE_MS
    return quotes.flatMap((quote) => {
      const age = now.getTime() - Date.parse(quote.asOf)
      if (age > heldMs) return []
      const stale = isOverdue || age > staleMs
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
