import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { ReleaseMap } from 'shared-contracts/registry'
import { PROXY_SECRET_HEADER } from 'shared-server/proxy-secret'
import * as v from 'valibot'
import type { ServedReleases } from './served-releases.ts'
import type { ShellFiles } from './shell-files.ts'

/** How long the registry may take to answer, in milliseconds. */
const POLL_TIME_LIMIT_MS = 2_000

/** Shortest pause between two polls, in milliseconds, however many browsers ask for what is not known here. */
const MIN_PAUSE_MS = 100

/** Longest pause between two polls of a registry that does not answer, in milliseconds. */
const MAX_PAUSE_MS = 5_000

/** Random part of a pause, so that many edges do not poll at the same moment. */
const JITTER = 0.2

/**
 * So long after a change was heard of here another edge may not have heard of it, in milliseconds: two pauses with a
 * poll that was lost between them.
 */
export const SPREAD_MS = 15_000

/** How long a visitor waits for what another edge has told of, in milliseconds. */
const CATCH_UP_LIMIT_MS = 1_500

/**
 * How long a start waits for the kept map's releases, and then for the registry's, in milliseconds. Fastify
 * gives a start ten seconds; what is late goes live later.
 */
const START_LIMIT_MS = 3_000

export interface RegistryPollerOptions {
  /** Address of the registry's map. */
  readonly url: string
  /** What the API asks of those who call it. */
  readonly proxySecret: string | undefined
  readonly served: ServedReleases
  readonly shells: Pick<ShellFiles, 'announce' | 'shells'>
  /** File of the last good map, for a start without the registry. */
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
  /** When this revision was heard of. */
  private changedAt = -Infinity
  private etag: string | null = null
  /** Polls in a row that failed. */
  private failures = 0
  private timer: NodeJS.Timeout | undefined
  /** The polls so far: one follows the other, so that an older answer never replaces a newer one. */
  private polling: Promise<void> = Promise.resolve()
  private polledAt = -Infinity
  private refreshing: Promise<void> | undefined
  private isStopped = false
  private hasApplied = false
  /** The newest map that is being applied. */
  private applying: Promise<unknown> = Promise.resolve()
  private kept = ''
  private keeping: Promise<void> = Promise.resolve()

  constructor(options: RegistryPollerOptions) {
    this.options = options
  }

  /** Serves from the kept map first, then polls once, and goes on polling. */
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
   * Polls now, for a browser that asks for a release which was promoted a moment ago. Whoever asks meanwhile
   * shares the answer. It does not wait for releases to load.
   *
   * @throws Error when the registry does not answer.
   */
  async refresh(): Promise<void> {
    this.refreshing ??= this.pollSoon().finally(() => {
      this.refreshing = undefined
    })
    await this.refreshing
    if (this.failures > 0) throw new Error('the release registry does not answer')
  }

  /** The registry's revision that is known here. */
  get knownRevision(): number {
    return this.revision
  }

  /** The registry's revision, while other edges may not have heard of it; null once they have. */
  get freshRevision(): number | null {
    return performance.now() - this.changedAt < SPREAD_MS ? this.revision : null
  }

  /**
   * Waits, within a limit, until what another edge knew is known and served here: a visitor who has seen a newer release
   * is not shown the one before.
   *
   * @param revision as the other edge has told it.
   */
  async catchUp(revision: number): Promise<void> {
    await Promise.race([this.reach(revision), pause(CATCH_UP_LIMIT_MS, undefined, { ref: false })])
  }

  /** Whether every release of one map was loaded or rejected. */
  get hasAppliedMap(): boolean {
    return this.hasApplied
  }

  /** A process of the API may hold the map of a moment ago, so one poll can be too few. */
  private async reach(revision: number): Promise<void> {
    const end = performance.now() + CATCH_UP_LIMIT_MS
    try {
      while (this.revision < revision && performance.now() < end) await this.refresh()
    } catch {
      // Without the registry nothing newer can be served.
      return
    }
    // A newer map may have come meanwhile, and what it names may still be loading.
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

  /** Polls once. It does not wait for releases to load, or one slow release would delay the next poll. */
  private async ask(): Promise<void> {
    const { url, proxySecret, log } = this.options
    this.polledAt = performance.now()
    try {
      const response = await fetch(url, {
        headers: {
          ...(this.etag !== null && { 'If-None-Match': this.etag }),
          ...(proxySecret !== undefined && { [PROXY_SECRET_HEADER]: proxySecret }),
        },
        signal: AbortSignal.timeout(POLL_TIME_LIMIT_MS),
      })
      if (response.status !== 304) {
        if (!response.ok) throw new Error(`the registry answered ${response.status}`)
        const map = v.parse(ReleaseMap, await response.json())
        this.applyInBackground(map, response.headers.get('etag'))
      }
      if (this.failures > 0) log.info({ url }, 'the release registry answers again')
      this.failures = 0
    } catch (error) {
      if (this.failures === 0) log.warn({ url, err: error }, 'keeping the last good releases')
      this.failures += 1
    }
  }

  private applyInBackground(map: ReleaseMap, etag: string | null): void {
    // Without an ETag the next poll brings the map again, so that what did not load is tried again.
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
    // What an edge knows first may be a moment old, or long: it cannot tell, and other edges may not know it yet.
    if (map.revision !== this.revision) this.changedAt = performance.now()
    this.revision = map.revision
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
      await this.apply(v.parse(ReleaseMap, kept))
    } catch {
      // The first start has no map yet, and a damaged one is replaced by the registry's next answer.
    }
  }

  private keep(): void {
    this.keeping = this.keeping
      .then(() => this.write())
      .catch((error: unknown) => {
        this.options.log.warn({ err: error }, 'the map of releases cannot be kept')
      })
  }

  /** Keeps what is served, not what was answered: a rejected release must not survive a restart. */
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
