import { EdgeParts, type EdgePartsOptions } from 'edge/testing/edge-parts'
import type { Clock } from './clock.ts'
import type { Disk } from './disk.ts'

/** Poll interval of edges, in milliseconds: the default of `RELEASE_POLL_MS`. */
export const POLL_MS = 1_000

type Parts = Pick<EdgePartsOptions, 'store' | 'host' | 'keys'>

/** A machine that runs an edge, restarts it after its end, and keeps its disk. */
export class EdgeMachine {
  readonly name: string
  /** Null while no process runs. */
  parts: EdgeParts | null = null
  /** Whether it accepts requests. */
  isReady = false
  isRegistryCut = false
  isStoreCut = false
  /** Remotes that visitors got here: from this process, or from an earlier one if nobody has harmed its files. */
  readonly hadLive = new Set<string>()
  /**
   * Time from which the last damage to or failure of its disk may show, by the monotonic clock: when it happened, or
   * when a later process started. -1 for none.
   */
  harmedAt = -1
  private starts = 0
  private readonly clock: Clock
  private readonly disk: Disk
  private readonly optionsOf: (edge: EdgeMachine) => Parts

  constructor(name: string, clock: Clock, disk: Disk, optionsOf: (edge: EdgeMachine) => Parts) {
    this.name = name
    this.clock = clock
    this.disk = disk
    this.optionsOf = optionsOf
  }

  get process(): string {
    return `${this.name}~${this.starts}`
  }

  start(): void {
    this.starts += 1
    if (this.harmedAt >= 0) {
      this.hadLive.clear()
      // The last process served what it had read before the damage; this one reads it anew.
      this.harmedAt = this.clock.now
    }
    const { process } = this
    const options = this.optionsOf(this)
    const parts = new EdgeParts({
      ...options,
      dataDir: `/${process}`,
      releasesDir: `/${options.store ? process : 'store~0'}/releases`,
      registryUrl: `http://${process}/api/releases`,
      pollMs: POLL_MS,
    })
    this.parts = parts
    void parts.poller.start().then(() => {
      this.isReady ||= this.parts === parts
    })
  }

  /** Ends the process at its nth disk call, and starts another after the downtime. */
  end(calls: number, downMs: number): void {
    if (!this.parts) return
    this.disk.endProcess(this.process, calls, () => {
      this.parts = null
      this.isReady = false
      this.clock.after(downMs, () => this.start())
    })
  }
}
