import { Inject, Injectable, Logger, NotFoundException } from '@nestjs/common'
import type { LiveLines } from 'shared-contracts/league/match-stream'
import { EventStreams } from 'shared-server/event-stream/event-streams'
import { HeldLines } from 'shared-server/event-stream/held-lines'
import { HeldMatch } from 'shared-server/event-stream/held-match'
import { collectStreams } from 'shared-server/event-stream/stream-metrics'
import { DataSource, type EntityManager } from 'typeorm'
import { CONFIG, type Config } from '../../foundation/config/config.ts'
import { Transactions } from '../../foundation/database/transactions.ts'
import { Drain } from '../../foundation/http/drain.ts'
import { Metrics } from '../../foundation/metrics/metrics.ts'
import { Redis } from '../../foundation/redis/redis.ts'
import { RevisionCache } from '../book/revision-cache.ts'
import { leagueRevision } from '../changes/record-changes.ts'
import { SharedStream } from './shared-stream.ts'
import { readLiveLines } from './read-lines.ts'
import { isOver, readLiveMatch, type LiveMatch } from './read-match.ts'

/** Interval at which the database is polled for changes by other processes, in milliseconds. */
const ASK_EVERY_MS = 500
const TOPIC = 'matches changed'

/** Maximum number of finished matches in the cache, for requests for their streams: 20 kB each. */
const MOST_OVER = 200

export type ListenedMatch = SharedStream<LiveMatch, HeldMatch>
export type ListenedLines = SharedStream<LiveLines, HeldLines>

/**
 * Matches with listeners, each held once in memory. Changes by this process are sent at once; those by another process
 * when Redis announces them, or without Redis within a second. Nobody listens for long to a match that is over, but
 * every tab that shows it requests its stream. Such a match is read once per revision of the league.
 */
@Injectable()
export class LiveMatches {
  readonly streams: EventStreams
  private readonly logger = new Logger(LiveMatches.name)
  private readonly manager: EntityManager
  private readonly matches = new Map<string, ListenedMatch>()
  private ofAll: ListenedLines | undefined
  private readonly over = new RevisionCache<LiveMatch>(MOST_OVER)
  private readonly onSent: () => void
  private timer: NodeJS.Timeout | undefined
  private isAsking = false
  /** Everything held has been read at this revision of the league, or later. */
  private seen: number | undefined
  private isAway = false

  constructor(
    @Inject(CONFIG) { LIVE_LISTENERS }: Config,
    { manager }: DataSource,
    private readonly transactions: Transactions,
    private readonly redis: Redis,
    drain: Drain,
    { registry }: Metrics,
  ) {
    this.manager = manager
    this.streams = new EventStreams(LIVE_LISTENERS)
    this.onSent = collectStreams(registry, this.streams)
    redis.hear(TOPIC, () => void this.refresh([...this.held()]))
    drain.signal.addEventListener('abort', () => this.streams.drain(), { once: true })
  }

  /** Call after a committed change of a match: updates its listeners here, and notifies the other processes. */
  changed(slug: string): void {
    const match = this.matches.get(slug)
    void this.refresh([...(match ? [match] : []), ...(this.ofAll ? [this.ofAll] : [])])
    void this.redis.tell(TOPIC)
  }

  match(slug: string): ListenedMatch {
    const known = this.matches.get(slug)
    if (known) return known
    const match: ListenedMatch = new SharedStream({
      read: () => this.read(slug),
      hold: ({ state, messages, resumableFrom }) => new HeldMatch(state, messages, resumableFrom),
      advance: (held, { state, messages }) => held.advance(state, messages),
      onSent: this.onSent,
      onEmpty: () => {
        this.matches.delete(slug)
        this.rest()
      },
    })
    this.matches.set(slug, match)
    this.watch()
    return match
  }

  lines(): ListenedLines {
    this.ofAll ??= new SharedStream({
      read: () => this.transactions.run(readLiveLines),
      hold: (lines) => new HeldLines(lines),
      advance: (held, lines) => held.advance(lines),
      onSent: this.onSent,
      onEmpty: () => {
        this.ofAll = undefined
        this.rest()
      },
    })
    this.watch()
    return this.ofAll
  }

  private async read(slug: string): Promise<LiveMatch> {
    const revision = await leagueRevision(this.manager)
    const over = await this.over.peek(slug, revision)
    if (over) return { ...over, state: { ...over.state, now: new Date().toISOString() } }
    const match = await this.transactions.run((manager) => readLiveMatch(manager, slug))
    if (isOver(match)) void this.over.get(slug, revision, () => Promise.resolve(match))
    return match
  }

  private *held(): Generator<ListenedMatch | ListenedLines> {
    yield* this.matches.values()
    if (this.ofAll) yield this.ofAll
  }

  private watch(): void {
    this.timer ??= setInterval(() => void this.ask(), ASK_EVERY_MS).unref()
  }

  /** Stops polling when there are no listeners. */
  private rest(): void {
    if (this.matches.size > 0 || this.ofAll) return
    clearInterval(this.timer)
    this.timer = undefined
    this.seen = undefined
  }

  private async ask(): Promise<void> {
    if (this.isAsking) return
    this.isAsking = true
    try {
      const revision = await leagueRevision(this.manager)
      if (revision !== this.seen && (await this.refresh([...this.held()]))) this.seen = revision
    } catch (error) {
      this.lost(error)
    } finally {
      this.isAsking = false
    }
  }

  /** @returns whether all were read. */
  private async refresh(held: readonly (ListenedMatch | ListenedLines)[]): Promise<boolean> {
    const results = await Promise.all(held.map((one) => this.refreshOne(one)))
    const isRead = results.every(Boolean)
    if (isRead) this.isAway = false
    return isRead
  }

  private async refreshOne(one: ListenedMatch | ListenedLines): Promise<boolean> {
    try {
      await one.refresh()
      return true
    } catch (error) {
      if (error instanceof NotFoundException) {
        one.channel.end()
        return true
      }
      this.lost(error)
      // The next poll reads it again.
      this.seen = undefined
      return false
    }
  }

  /** Logs one line, however long the database is away. */
  private lost(error: unknown): void {
    if (!this.isAway) this.logger.warn({ err: error }, 'Live matches cannot be read')
    this.isAway = true
  }
}
