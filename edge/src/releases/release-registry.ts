import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { ReleaseMap, type ReleasePointer } from 'shared-contracts/registry'
import * as v from 'valibot'
import { LiveRemotes, type LiveRemote, type Log } from './live-remotes.ts'
import type { LocalReleases } from './local-releases.ts'
import type { LoadedRelease } from './release-store.ts'

/** How long the registry may take to answer, in milliseconds. */
const POLL_TIME_LIMIT_MS = 2_000

/** Longest pause between two questions to a registry that does not answer, in milliseconds. */
const MAX_PAUSE_MS = 30_000

/** Part of a pause that is left to chance, so that many edges do not ask at the same moment. */
const JITTER = 0.2

/** How often unused copies of releases are looked for, in milliseconds. */
const CLEARING_MS = 3_600_000

/**
 * How long a start waits for the kept releases, and then for the registry's, in milliseconds. Fastify gives a
 * start ten seconds; what is late goes live later.
 */
const START_PATIENCE_MS = 3_000

export interface ReleaseRegistryOptions {
  /** Address of the registry's map. */
  readonly url: string
  readonly releases: LocalReleases
  /** Where the last good map is kept for a start without the registry. */
  readonly keptMap: string
  readonly pollMs: number
  readonly log: Log
}

/**
 * Asks the registry what every channel points to. The registry may be away, or say something that cannot be
 * served: each remote then keeps its last good release.
 */
export class ReleaseRegistry {
  private readonly options: ReleaseRegistryOptions
  private readonly live: LiveRemotes
  private revision = 0
  private etag: string | null = null
  private failures = 0
  private timer: NodeJS.Timeout | undefined
  private clearing: NodeJS.Timeout | undefined
  private isStopped = false
  private hasSettled = false
  private applying: Promise<unknown> = Promise.resolve()
  private kept = ''
  private keeping: Promise<void> = Promise.resolve()

  constructor(options: ReleaseRegistryOptions) {
    this.options = options
    this.live = new LiveRemotes(options.releases, options.log)
  }

  /** Serves from the kept map first, then asks the registry, and goes on asking. */
  async start(): Promise<void> {
    await Promise.race([this.restore(), patience()])
    await this.poll()
    await Promise.race([this.applying, patience()])
    this.schedule()
    this.clearing = setInterval(() => void this.clear(), CLEARING_MS).unref()
  }

  async stop(): Promise<void> {
    this.isStopped = true
    clearTimeout(this.timer)
    clearInterval(this.clearing)
    await this.keeping
  }

  find(remote: string): LiveRemote | undefined {
    return this.live.find(remote)
  }

  all(): readonly LiveRemote[] {
    return this.live.all()
  }

  /** Whether every release of the first map that was heard of has gone live, or was refused. */
  get isSettled(): boolean {
    return this.hasSettled
  }

  /** Whether any visitor needs a bucket. */
  get hasCanary(): boolean {
    return this.all().some(({ canary }) => canary !== null)
  }

  /**
   * A release that is served to those who ask for this very one.
   *
   * @throws as {@link LocalReleases.load} does.
   */
  async examine(name: string, pointer: ReleasePointer): Promise<LoadedRelease> {
    return this.live.known(name, pointer) ?? this.options.releases.load(name, pointer)
  }

  private schedule(): void {
    if (this.isStopped) return
    const pauseMs = Math.min(this.options.pollMs * 2 ** this.failures, MAX_PAUSE_MS)
    const delay = pauseMs * (1 - JITTER / 2 + Math.random() * JITTER)
    this.timer = setTimeout(() => void this.poll().then(() => this.schedule()), delay)
  }

  /** Asks once. Releases that have to be brought first go live later, so that the next question is in time. */
  private async poll(): Promise<void> {
    const { url, log } = this.options
    try {
      const response = await fetch(url, {
        headers: this.etag ? { 'If-None-Match': this.etag } : {},
        signal: AbortSignal.timeout(POLL_TIME_LIMIT_MS),
      })
      if (response.status !== 304) {
        if (!response.ok) throw new Error(`the registry answered ${response.status}`)
        const map = v.parse(ReleaseMap, await response.json())
        this.follow(map, response.headers.get('etag'))
      }
      if (this.failures > 0) log.info({ url }, 'the release registry answers again')
      this.failures = 0
    } catch (error) {
      if (this.failures === 0) log.warn({ url, err: error }, 'keeping the last good releases')
      this.failures += 1
    }
  }

  private follow(map: ReleaseMap, etag: string | null): void {
    // A release that was refused, or is not here yet, is asked for again.
    this.etag = null
    const applied = this.apply(map, () => this.keep()).then((isWhole) => {
      if (isWhole && this.applying === applied) this.etag = etag
    })
    this.applying = applied
  }

  private async clear(): Promise<void> {
    const { releases, log } = this.options
    try {
      await releases.forgetUnused(this.live.served())
    } catch (error) {
      log.warn({ err: error }, 'unused releases cannot be removed')
    }
  }

  /** @returns whether everything that the map names is served now. */
  private async apply(map: ReleaseMap, onSettled?: () => void): Promise<boolean> {
    if (map.revision < this.revision) {
      const change = { from: this.revision, to: map.revision }
      this.options.log.warn(change, 'the registry lost changes')
    }
    this.revision = map.revision
    const isServed = map.remotes.map(async (channels) => {
      const isWhole = await this.live.settle(channels)
      onSettled?.()
      return isWhole
    })
    const isWhole = (await Promise.all(isServed)).every(Boolean)
    this.hasSettled ||= map.remotes.length > 0
    return isWhole
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

  /** Keeps what is served, not what was answered: a refused release must not survive a restart. */
  private async write(): Promise<void> {
    const { keptMap } = this.options
    const map: ReleaseMap = {
      revision: this.revision,
      remotes: this.all().map(({ name, stable, canary, previous, disabled }) => ({
        name,
        stable: pointerOf(stable),
        canary: canary && { ...pointerTo(canary.loaded), percent: canary.percent },
        previous: pointerOf(previous),
        disabled,
      })),
    }
    const text = JSON.stringify(map)
    if (text === this.kept || this.isStopped) return
    await mkdir(dirname(keptMap), { recursive: true })
    await writeFile(`${keptMap}.new`, text)
    await rename(`${keptMap}.new`, keptMap)
    this.kept = text
  }
}

const patience = () => pause(START_PATIENCE_MS, undefined, { ref: false })

const pointerTo = ({ release, digest }: LoadedRelease): ReleasePointer => ({
  version: release.version,
  digest,
})

const pointerOf = (loaded: LoadedRelease | null) => loaded && pointerTo(loaded)
