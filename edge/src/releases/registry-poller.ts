import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { ReleaseMap } from 'shared-contracts/registry'
import { PROXY_SECRET_HEADER } from 'shared-server/proxy-secret'
import * as v from 'valibot'
import type { ServedReleases } from './served-releases.ts'
import type { ShellFiles } from './shell-files.ts'

/** Timeout for a poll of the registry, in milliseconds. */
const POLL_TIME_LIMIT_MS = 2_000

/** Minimum delay between two polls, in milliseconds, however many browsers ask for releases unknown here. */
const MIN_PAUSE_MS = 100

/** Maximum delay between two polls of a registry that does not answer, in milliseconds. */
const MAX_PAUSE_MS = 5_000

/**
 * Time in which a lower revision is not believed after a confirmed one, in milliseconds: a process of the API may hold
 * the map from before a change for a second. A database that was restored from a backup answers with it ever after.
 */
const DOUBT_MS = 3_000

/** Random share of a delay, so that many edges do not poll at the same moment. */
const JITTER = 0.2

/**
 * Time in which another edge may not know a change yet, in milliseconds: two delays with a failed poll between
 * them.
 */
export const SPREAD_MS = 15_000

/** Maximum time that a visitor waits for a change known to another edge, in milliseconds. */
export const CATCH_UP_LIMIT_MS = 1_500

/**
 * Maximum time to wait on start for the kept map's releases, and then for the registry's, in milliseconds. Fastify
 * allows ten seconds for a start; slower releases go live later.
 */
const START_LIMIT_MS = 3_000

export interface RegistryPollerOptions {
  /** Address of the registry's map. */
  readonly url: string
  /** Secret that the API requires from its callers. */
  readonly proxySecret: string | undefined
  readonly served: ServedReleases
  readonly shells: Pick<ShellFiles, 'announce' | 'shells'>
  /** File of the last good map, to start without the registry. */
  readonly keptMap: string
  readonly pollMs: number
  /** Called when what is served may have changed. */
  readonly onApplied?: () => void
  readonly log: FastifyBaseLogger
}

/** Polls the registry's map, applies what changed, and keeps the last good map on disk. */
export class RegistryPoller {
  private readonly options: RegistryPollerOptions
  private revision = 0
  /** When this revision was first seen. */
  private changedAt = -Infinity
  /** When this revision was last read. */
  private confirmedAt = -Infinity
  private etag: string | null = null
  /** Number of failed polls in a row. */
  private failures = 0
  private timer: NodeJS.Timeout | undefined
  /** Chain of polls: they run one after the other, so that an older answer never replaces a newer one. */
  private polling: Promise<void> = Promise.resolve()
  private polledAt = -Infinity
  private refreshing: Promise<void> | undefined
  private isStopped = false
  private hasApplied = false
  /** The newest map that is being applied. */
  private applying: Promise<unknown> = Promise.resolve()
  private kept = ''
  private keeping: Promise<void> = Promise.resolve()
  /** Whether the disk refused the last map. */
  private isUnkept = false

  constructor(options: RegistryPollerOptions) {
    this.options = options
  }

  /** Serves from the kept map first, then polls once, and continues polling. */
  async start(): Promise<void> {
    await Promise.race([this.restore(), startLimit()])
    await this.poll()
    await Promise.race([this.applying, startLimit()])
    this.schedule()
  }

  async stop(): Promise<void> {
    this.isStopped = true
    clearTimeout(this.timer)
    await this.keeping
  }

  /**
   * Polls now, for a browser that asks for a release promoted a moment ago. Concurrent callers share the answer.
   * Does not wait for releases to load.
   *
   * @param told revision of which an edge has told this browser. Polls repeatedly until it is known here, within a
   * limit: a process of the API may hold a map that is slightly outdated.
   * @throws Error if the registry does not answer.
   */
  async refresh(told = 0): Promise<void> {
    const end = performance.now() + CATCH_UP_LIMIT_MS
    do {
      this.refreshing ??= this.pollSoon().finally(() => {
        this.refreshing = undefined
      })
      await this.refreshing
      if (this.failures > 0) throw new Error('the release registry does not answer')
    } while (this.revision < told && performance.now() < end)
  }

  /** The registry's revision known here. */
  get knownRevision(): number {
    return this.revision
  }

  /** The registry's revision, while other edges may not know it yet; null afterwards. */
  get freshRevision(): number | null {
    return performance.now() - this.changedAt < SPREAD_MS ? this.revision : null
  }

  /**
   * Waits, within a limit, until a revision known to another edge is served here: a visitor who has seen a newer
   * release is not shown the one before.
   *
   * @param revision as told by the other edge.
   */
  async catchUp(revision: number): Promise<void> {
    await Promise.race([this.reach(revision), pause(CATCH_UP_LIMIT_MS, undefined, { ref: false })])
  }

  /** Whether every release of one map was loaded or rejected. */
  get hasAppliedMap(): boolean {
    return this.hasApplied
  }

  private async reach(revision: number): Promise<void> {
    try {
      if (this.revision < revision) await this.refresh(revision)
    } catch {
      // Without the registry nothing newer can be served.
      return
    }
    // A newer map may have arrived meanwhile, whose releases may still be loading.
    let applying: Promise<unknown>
    do {
      applying = this.applying
      await applying
    } while (applying !== this.applying)
  }

  private schedule(): void {
    if (this.isStopped) return
    const pauseMs = Math.min(this.options.pollMs * 2 ** this.failures, MAX_PAUSE_MS)
    const delay = pauseMs * (1 - JITTER / 2 + Math.random() * JITTER)
    this.timer = setTimeout(() => void this.poll().then(() => this.schedule()), delay)
  }

  private async pollSoon(): Promise<void> {
    const rest = this.polledAt + MIN_PAUSE_MS - performance.now()
    if (rest > 0) await pause(rest, undefined, { ref: false })
    await this.poll()
  }

  private poll(): Promise<void> {
    this.polling = this.polling.then(() => this.ask())
    return this.polling
  }

  /** Polls once. Does not wait for releases to load, or one slow release would delay the next poll. */
  private async ask(): Promise<void> {
    const { url, proxySecret, log } = this.options
    const askedAt = performance.now()
    this.polledAt = askedAt
    try {
      const response = await fetch(url, {
        headers: {
          ...(this.etag !== null && { 'If-None-Match': this.etag }),
          ...(proxySecret !== undefined && { [PROXY_SECRET_HEADER]: proxySecret }),
        },
        signal: AbortSignal.timeout(POLL_TIME_LIMIT_MS),
      })
      if (response.status === 304) this.confirmedAt = performance.now()
      else {
        if (!response.ok) throw new Error(`the registry answered ${response.status}`)
        const map = v.parse(ReleaseMap, await response.json())
        const isOutdated = map.revision < this.revision && askedAt - this.confirmedAt < DOUBT_MS
        if (!isOutdated) this.applyInBackground(map, response.headers.get('etag'))
      }
      if (this.failures > 0) log.info({ url }, 'the release registry answers again')
      this.failures = 0
    } catch (error) {
      if (this.failures === 0) log.warn({ url, err: error }, 'keeping the last good releases')
      this.failures += 1
    }
    if (this.isUnkept) this.keep()
  }

  private applyInBackground(map: ReleaseMap, etag: string | null): void {
    // Without an ETag the next poll returns the map again, so that failed loads are retried.
    this.etag = null
    const { onApplied } = this.options
    const onRemote = () => {
      this.keep()
      onApplied?.()
    }
    const applied = this.apply(map, onRemote).then((isComplete) => {
      if (isComplete && this.applying === applied) this.etag = etag
    })
    this.applying = applied
    // What is live for a moment only must survive a restart as well.
    this.keep()
  }

  /**
   * @param onRemote called after each remote, so that a slow one delays no other.
   * @returns whether everything that the map names is served now.
   */
  private async apply(map: ReleaseMap, onRemote?: () => void): Promise<boolean> {
    const { served, shells, log } = this.options
    if (map.revision < this.revision) {
      log.warn({ from: this.revision, to: map.revision }, 'the registry lost changes')
    }
    // The first revision that an edge sees may be new or old. It cannot tell, so other edges may not know it yet.
    if (map.revision !== this.revision) this.changedAt = performance.now()
    this.revision = map.revision
    this.confirmedAt = performance.now()
    served.closedPreviews = new Set(map.closedPreviews)
    shells.announce(map.shells)
    const updates = map.remotes.map(async (channels) => {
      const isComplete = await served.update(channels)
      onRemote?.()
      return isComplete
    })
    const isComplete = (await Promise.all(updates)).every(Boolean)
    this.hasApplied ||= map.remotes.length > 0
    return isComplete
  }

  private async restore(): Promise<void> {
    try {
      const kept: unknown = JSON.parse(await readFile(this.options.keptMap, 'utf8'))
      // A disk may answer later than the registry, whose map is newer.
      if (this.confirmedAt > -Infinity) return
      await this.apply(v.parse(ReleaseMap, kept))
    } catch {
      // The first start has no map yet, and a damaged one is replaced by the registry's next answer.
    }
  }

  private keep(): void {
    this.keeping = this.keeping
      .then(() => this.write())
      .then(() => {
        this.isUnkept = false
      })
      .catch((error: unknown) => {
        if (!this.isUnkept)
          this.options.log.warn({ err: error }, 'the map of releases cannot be kept')
        this.isUnkept = true
      })
  }

  /** Keeps what is served, not the registry's answer: a rejected release must not survive a restart. */
  private async write(): Promise<void> {
    const { keptMap, served, shells } = this.options
    const map: ReleaseMap = {
      revision: this.revision,
      remotes: served.channels(),
      shells: [...shells.shells],
      closedPreviews: [...served.closedPreviews],
    }
    const text = JSON.stringify(map)
    if (text === this.kept || this.isStopped) return
    await mkdir(dirname(keptMap), { recursive: true })
    await writeFile(`${keptMap}.new`, text)
    await rename(`${keptMap}.new`, keptMap)
    this.kept = text
  }
}

const startLimit = () => pause(START_LIMIT_MS, undefined, { ref: false })
