import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ReleaseMap, type RemoteChannels, type ReleasePointer } from 'shared-contracts/registry'
import type { HostContract } from 'shared-contracts/release'
import * as v from 'valibot'
import type { ReleaseFiles } from './release-files/release-files.ts'
import { IncompatibleRelease, loadRelease, type LoadedRelease } from './release-store.ts'

/** How long the registry may take to answer, in milliseconds. */
const POLL_TIME_LIMIT_MS = 2_000

/** Longest pause between two questions to a registry that does not answer, in milliseconds. */
const MAX_PAUSE_MS = 30_000

/** Part of a pause that is left to chance, so that many edges do not ask at the same moment. */
const JITTER = 0.2

/** How long a release that was refused waits to be examined again, in milliseconds: its files may be late. */
const REFUSAL_MS = 2_000

interface Log {
  info(details: object, message: string): void
  warn(details: object, message: string): void
}

export interface ReleaseRegistryOptions {
  /** Address of the registry's map. */
  readonly url: string
  readonly releasesDir: string
  /** Where releases come from that are not in the folder yet. */
  readonly files: ReleaseFiles
  /** Where the last good map is kept for a start without the registry. */
  readonly keptMap: string
  /** What this shell gives to remotes. */
  readonly host: HostContract
  readonly pollMs: number
  readonly log: Log
}

/** What visitors get of one remote, examined. */
export interface LiveRemote {
  readonly name: string
  readonly stable: LoadedRelease | null
  readonly canary: { readonly loaded: LoadedRelease; readonly percent: number } | null
  /** The last good one before stable. */
  readonly previous: LoadedRelease | null
  /** Words for visitors while the remote is switched off. */
  readonly disabled: string | null
}

/**
 * What every channel points to, as far as it is fit to serve. The registry may be away, or say something
 * that cannot be served: each remote then keeps its last good release.
 */
export class ReleaseRegistry {
  private readonly options: ReleaseRegistryOptions
  private readonly live = new Map<string, LiveRemote>()
  /** When releases were refused, so that a bad one is examined and logged now and then only. */
  private readonly refused = new Map<string, number>()
  private revision = 0
  private etag: string | null = null
  private failures = 0
  private timer: NodeJS.Timeout | undefined
  private isStopped = false

  constructor(options: ReleaseRegistryOptions) {
    this.options = options
  }

  /** Serves from the kept map first, then asks the registry, and goes on asking. */
  async start(): Promise<void> {
    await this.restore()
    await this.poll()
    this.schedule()
  }

  stop(): void {
    this.isStopped = true
    clearTimeout(this.timer)
  }

  find(remote: string): LiveRemote | undefined {
    return this.live.get(remote)
  }

  all(): readonly LiveRemote[] {
    return [...this.live.values()]
  }

  /** Whether any visitor needs a bucket. */
  get hasCanary(): boolean {
    return this.all().some(({ canary }) => canary !== null)
  }

  private schedule(): void {
    if (this.isStopped) return
    const pause = Math.min(this.options.pollMs * 2 ** this.failures, MAX_PAUSE_MS)
    const delay = pause * (1 - JITTER / 2 + Math.random() * JITTER)
    this.timer = setTimeout(() => void this.poll().then(() => this.schedule()), delay)
  }

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
        const isWhole = await this.apply(map)
        await this.keep()
        // A release that was refused is asked for again.
        this.etag = isWhole ? response.headers.get('etag') : null
      }
      if (this.failures > 0) log.info({ url }, 'the release registry answers again')
      this.failures = 0
    } catch (error) {
      if (this.failures === 0) log.warn({ url, err: error }, 'keeping the last good releases')
      this.failures += 1
    }
  }

  /** @returns whether everything that the map names is served now. */
  private async apply(map: ReleaseMap): Promise<boolean> {
    const { log } = this.options
    if (map.revision < this.revision) {
      log.warn({ from: this.revision, to: map.revision }, 'the registry lost changes')
    }
    let isWhole = true
    for (const channels of map.remotes) {
      const { name, disabled } = channels
      const before = this.live.get(name)
      const stable = await this.load(name, channels.stable)
      const canary = await this.load(name, channels.canary)
      const previous = await this.load(name, channels.previous)
      isWhole &&= [stable, canary, previous].every((loaded) => loaded !== 'refused')
      const now: LiveRemote = {
        name,
        stable: stable === 'refused' ? (before?.stable ?? null) : stable,
        canary: loadedCanary(canary, channels),
        previous: previous === 'refused' ? null : previous,
        disabled,
      }
      this.live.set(name, now)
      const said = describe(now)
      if (!before || describe(before) !== said)
        log.info({ remote: name, live: said }, 'release goes live')
    }
    this.revision = map.revision
    return isWhole
  }

  private async load(
    name: string,
    pointer: ReleasePointer | null,
  ): Promise<LoadedRelease | null | 'refused'> {
    if (!pointer) return null
    const known = this.known(name, pointer)
    if (known) return known
    const label = `${name}@${pointer.version}`
    const refusedAt = this.refused.get(label)
    if (refusedAt !== undefined && Date.now() - refusedAt < REFUSAL_MS) return 'refused'
    try {
      const loaded = await this.examine(name, pointer)
      this.refused.delete(label)
      return loaded
    } catch (error) {
      this.options.log.warn({ release: label, err: error }, 'release refused')
      this.refused.set(label, Date.now())
      return 'refused'
    }
  }

  /** @throws RejectedRelease when the release cannot be served here. */
  async examine(name: string, pointer: ReleasePointer): Promise<LoadedRelease> {
    const { releasesDir, files, host } = this.options
    const known = this.known(name, pointer)
    if (known) return known
    try {
      return await loadRelease(releasesDir, name, pointer, host)
    } catch (error) {
      if (error instanceof IncompatibleRelease) throw error
      const { version } = pointer
      await files.fetchRelease({ name, version }, join(releasesDir, name, version))
      return loadRelease(releasesDir, name, pointer, host)
    }
  }

  private known(name: string, { version, digest }: ReleasePointer): LoadedRelease | undefined {
    const live = this.live.get(name)
    return (
      [live?.stable, live?.canary?.loaded, live?.previous].find(
        (loaded) => loaded?.release.version === version && loaded.digest === digest,
      ) ?? undefined
    )
  }

  private async restore(): Promise<void> {
    try {
      const kept: unknown = JSON.parse(await readFile(this.options.keptMap, 'utf8'))
      await this.apply(v.parse(ReleaseMap, kept))
    } catch {
      // The first start has no map yet, and a damaged one is replaced by the registry's next answer.
    }
  }

  /** Keeps what is served, not what was answered: a refused release must not survive a restart. */
  private async keep(): Promise<void> {
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
    await mkdir(dirname(keptMap), { recursive: true })
    await writeFile(`${keptMap}.new`, JSON.stringify(map))
    await rename(`${keptMap}.new`, keptMap)
  }
}

function loadedCanary(
  loaded: LoadedRelease | null | 'refused',
  { canary }: RemoteChannels,
): LiveRemote['canary'] {
  return canary && loaded && loaded !== 'refused' ? { loaded, percent: canary.percent } : null
}

const pointerTo = ({ release, digest }: LoadedRelease): ReleasePointer => ({
  version: release.version,
  digest,
})

const pointerOf = (loaded: LoadedRelease | null) => loaded && pointerTo(loaded)

function describe({ stable, canary, disabled }: LiveRemote): string {
  const parts = [stable?.release.version ?? 'nothing']
  if (canary) parts.push(`${canary.loaded.release.version} for ${canary.percent} %`)
  if (disabled !== null) parts.push('switched off')
  return parts.join(', ')
}
