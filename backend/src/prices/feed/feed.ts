import { Logger, ServiceUnavailableException } from '@nestjs/common'
import { Breaker } from './breaker.ts'
import type { DelayClass, FeedConfig, PriceList } from './feed-config.ts'
import type { PriceBook } from './price-book.ts'
import type { Quote, Snapshot } from './quote.ts'
import type { Reading } from './reading.ts'

/** A source that does not answer in this time has failed, in milliseconds. */
const LIMIT_MS = 3_000
/** Longer than a fetch and its save take: until then no other process fetches. */
const LEASE_MS = 10_000
/** After a failure the next attempt comes no sooner; the breaker makes it later. */
const RETRY_MS = 15_000
/** Prices that no source has confirmed for longer are not shown. */
const EXPIRY_MS = 24 * 3_600_000

/** How often a source is asked unless its quota says otherwise, and when its prices count as stale. */
const PACE: Record<DelayClass, { everyMs: number; staleMs: number }> = {
  live: { everyMs: 60_000, staleMs: 10 * 60_000 },
  daily: { everyMs: 3_600_000, staleMs: 4 * 24 * 3_600_000 },
  monthly: { everyMs: 6 * 3_600_000, staleMs: 62 * 24 * 3_600_000 },
}

/** A quote with all that a reader may want to know of its origin. */
export interface SourcedQuote extends Quote {
  readonly source: string
  readonly fetchedAt: string
  readonly stale: boolean
  readonly delayClass: DelayClass
  readonly sourceUrl?: string
  readonly licence?: string
}

export interface FeedOptions {
  readonly list: PriceList
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

  /** @throws ServiceUnavailableException when no source has confirmed any prices in the last 24 hours. */
  async quotes(now: Date): Promise<SourcedQuote[]> {
    this.last ??= await this.options.book.last(this.options.list)
    if (ageOf(this.last, now) >= this.everyMs) {
      const refreshing = this.refresh(now)
      // Who has something to show does not wait for the source.
      if (ageOf(this.last, now) > EXPIRY_MS) await refreshing
    }
    const { last } = this
    if (!last || ageOf(last, now) > EXPIRY_MS) {
      throw new ServiceUnavailableException('These prices are not available now')
    }
    return last.quotes.map((quote) => this.sourced(quote, last.fetchedAt, now))
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

  private get everyMs(): number {
    const { everySeconds, delay } = this.options.config
    return everySeconds === undefined ? PACE[delay].everyMs : everySeconds * 1_000
  }

  private async ask(now: Date): Promise<void> {
    const { list, book, config, read, limitMs = LIMIT_MS } = this.options
    const after = (ms: number) => new Date(now.getTime() + ms)
    if (!this.breaker.allows(now.getTime())) return
    if (!(await book.claim(list, now, after(LEASE_MS)))) {
      this.last = (await book.last(list)) ?? this.last
      return
    }
    let readings: Reading[]
    try {
      readings = await read(config, AbortSignal.timeout(limitMs))
    } catch (error) {
      this.breaker.failed(now.getTime())
      const reason = error instanceof Error ? error.name : 'unknown'
      this.logger.warn({ list, reason }, 'A source of prices failed; the last good prices stand')
      await book.postpone(list, after(Math.min(RETRY_MS, this.everyMs)))
      return
    }
    this.breaker.succeeded()
    this.last = await book.save(list, readings, now, after(this.everyMs))
  }

  private sourced(quote: Quote, fetchedAt: Date, now: Date): SourcedQuote {
    const { source, licence, delay, page, url } = this.options.config
    const sourceUrl = page ?? (url.startsWith('http') ? new URL(url).origin : undefined)
    const isOverdue = now.getTime() - fetchedAt.getTime() > this.everyMs + PACE.live.staleMs
    const isOld = now.getTime() - Date.parse(quote.asOf) > PACE[delay].staleMs
    return {
      ...quote,
      source,
      fetchedAt: fetchedAt.toISOString(),
      stale: isOverdue || isOld,
      delayClass: delay,
      ...(sourceUrl && { sourceUrl }),
      ...(licence && { licence }),
    }
  }
}

function ageOf(snapshot: Snapshot | null, now: Date): number {
  return snapshot ? now.getTime() - snapshot.fetchedAt.getTime() : Infinity
}
