import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { ReleaseMap } from 'shared-contracts/release'
import * as v from 'valibot'
import { loadRelease, type LoadedRelease } from './release-store.ts'

/** How long the registry may take to answer, in milliseconds. */
const POLL_TIME_LIMIT_MS = 2_000

interface Log {
  info(details: object, message: string): void
  warn(details: object, message: string): void
}

export interface ReleaseRegistryOptions {
  /** Address of the registry's map. */
  readonly url: string
  readonly releasesDir: string
  /** Where the last good map is kept for a start without the registry. */
  readonly keptMap: string
  readonly contractVersion: string
  readonly pollMs: number
  readonly log: Log
}

/**
 * What every channel points to, as far as it is fit to serve. The registry may be away, or say something
 * that cannot be served: each remote then keeps its last good release.
 */
export class ReleaseRegistry {
  private readonly options: ReleaseRegistryOptions
  private readonly live = new Map<string, LoadedRelease>()
  /** Versions refused, so that a bad release is examined and logged once. */
  private readonly refused = new Set<string>()
  private etag: string | null = null
  private isReachable = true
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

  find(remote: string): LoadedRelease | undefined {
    return this.live.get(remote)
  }

  all(): readonly LoadedRelease[] {
    return [...this.live.values()]
  }

  private schedule(): void {
    if (this.isStopped) return
    this.timer = setTimeout(() => void this.poll().then(() => this.schedule()), this.options.pollMs)
  }

  private async poll(): Promise<void> {
    const { url, log } = this.options
    try {
      const response = await fetch(url, {
        headers: this.etag ? { 'If-None-Match': this.etag } : {},
        signal: AbortSignal.timeout(POLL_TIME_LIMIT_MS),
      })
      if (!this.isReachable) log.info({ url }, 'the release registry answers again')
      this.isReachable = true
      if (response.status === 304) return
      if (!response.ok) throw new Error(`the registry answered ${response.status}`)
      const map = v.parse(ReleaseMap, await response.json())
      await this.apply(map)
      await this.keep()
      this.etag = response.headers.get('etag')
    } catch (error) {
      if (this.isReachable) log.warn({ url, err: error }, 'keeping the last good releases')
      this.isReachable = false
    }
  }

  private async apply(map: ReleaseMap): Promise<void> {
    const { releasesDir, contractVersion, log } = this.options
    for (const { name, stable } of map.remotes) {
      if (!stable || this.live.get(name)?.release.version === stable.version) continue
      const label = `${name}@${stable.version}`
      try {
        this.live.set(name, await loadRelease(releasesDir, stable, contractVersion))
        this.refused.delete(label)
        log.info({ release: label }, 'release goes live')
      } catch (error) {
        if (!this.refused.has(label)) log.warn({ release: label, err: error }, 'release refused')
        this.refused.add(label)
      }
    }
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
      revision: 0,
      remotes: this.all().map(({ release }) => ({ name: release.name, stable: release })),
    }
    await mkdir(dirname(keptMap), { recursive: true })
    await writeFile(`${keptMap}.new`, JSON.stringify(map))
    await rename(`${keptMap}.new`, keptMap)
  }
}
