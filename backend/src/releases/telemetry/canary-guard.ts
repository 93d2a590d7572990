import { HttpException, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common'
import { Background } from '../../foundation/concurrency/background.ts'
import { Channels } from '../registry/channels.ts'
import { ReleaseQueries, type Canary } from '../registry/release-queries.ts'
import { CANARY_GUARD } from '../registry/release-tokens.ts'
import { slowestOf, slownessReason, type Slowness } from './canary-slowness.ts'
import { CanaryTimes } from './canary-times.ts'
import { reasonOf, verdictOn } from './canary-verdict.ts'
import { mayWiden, wideningReason } from './canary-widening.ts'
import { SharedRun } from '../../foundation/concurrency/shared-run.ts'
import { CanaryWatches, type Watched } from './canary-watches.ts'

/** Interval at which each process checks for due looks, in milliseconds. */
const POLL_MS = 2_000

/** Why a canary is worse, and whether enough networks show it for a rollback. */
interface Finding {
  readonly reason: string
  readonly isSpread: boolean
  /** Identifies finding and look, so that a warning is logged only once. */
  readonly key: string
}

/** Rolls back a canary that is worse than stable, widens one that is not, and records the reason in the history. */
@Injectable()
export class CanaryGuard implements OnApplicationBootstrap {
  private readonly logger = new Logger(CanaryGuard.name)
  private readonly round = new SharedRun()
  /** Remotes whose canaries were watched in the last round; undefined before the first. */
  private watched: string | undefined
  /** Why the guard could not act on each remote's canary, as far as logged. */
  private readonly warned = new Map<string, string>()

  constructor(
    private readonly releases: ReleaseQueries,
    private readonly watches: CanaryWatches,
    private readonly times: CanaryTimes,
    private readonly channels: Channels,
    private readonly background: Background,
  ) {}

  onApplicationBootstrap(): void {
    this.background.every(POLL_MS, () => this.check())
    this.background.awaitAtEnd(() => this.round.settle())
  }

  /** Checks every canary; never rejects. Callers during a round share it. */
  check(): Promise<void> {
    return this.round.start(() =>
      this.checkAll().catch((error: unknown) => {
        this.logger.warn({ err: error }, 'The canaries could not be looked at')
      }),
    )
  }

  private async checkAll(): Promise<void> {
    const { revision, canaries } = await this.releases.canaries()
    await this.forgetEnded(canaries)
    for (const canary of canaries) {
      try {
        await this.checkOne(canary, revision)
      } catch (error) {
        if (error instanceof HttpException) this.warnOfRefusal(canary, error)
        else
          this.logger.warn({ err: error }, `The canary of ${canary.remote} could not be looked at`)
      }
    }
  }

  /** Removes the data of ended canaries, if the remotes with a canary have changed. */
  private async forgetEnded(canaries: readonly Canary[]): Promise<void> {
    const remotes = canaries.map(({ remote }) => remote)
    if (remotes.join() === this.watched) return
    await this.watches.forgetAllBut(remotes)
    for (const remote of this.warned.keys()) {
      if (!remotes.includes(remote)) this.warned.delete(remote)
    }
    this.watched = remotes.join()
  }

  private warnOfRefusal({ remote, canary }: Canary, refusal: HttpException): void {
    // The registry has changed meanwhile, maybe by another process's guard; the next round sees the change.
    if (refusal.getStatus() === 409) return
    const { message } = refusal
    this.warnOnce(
      remote,
      message,
      `The canary ${remote}@${canary} could not be changed: ${message}`,
    )
  }

  private warnOnce(remote: string, key: string, line: string): void {
    if (this.warned.get(remote) === key) return
    this.warned.set(remote, key)
    this.logger.warn(line)
  }

  private async checkOne(canary: Canary, revision: number): Promise<void> {
    const watched = await this.watches.watch(canary)
    if (!watched) return
    const { remote, canary: version } = canary
    const slowness = await this.times.slowness(canary, watched.round)
    const found = failing(watched) ?? slow(watched, slowness)
    if (!found) return this.widen(canary, revision, watched, slowness)
    const { reason, isSpread, key } = found
    if (!isSpread) {
      const look = `${remote}@${version} ${key}`
      return this.warnOnce(remote, look, `${look}: too few networks to act on. ${reason}`)
    }
    await this.channels.rollback(remote, { revision, reason }, CANARY_GUARD)
    this.logger.warn(`The canary ${remote}@${version} was rolled back. ${reason}`)
  }

  private async widen(
    { remote, canary: version, steps: [percent, ...steps] }: Canary,
    revision: number,
    watched: Watched,
    slowness: Slowness,
  ): Promise<void> {
    if (percent === undefined || !mayWiden(watched, slowness)) return
    const reason = wideningReason(watched, slowness)
    const request = { version, percent, steps, again: false, revision, reason }
    await this.channels.canary(remote, request, CANARY_GUARD)
  }
}

function failing({ look }: Watched): Finding | null {
  if (!look) return null
  const verdict = verdictOn(look.sample, look.number)
  if (!verdict.isWorse) return null
  const { isSpread } = verdict
  return { reason: reasonOf(look.sample, verdict), isSpread, key: `${look.number}` }
}

function slow({ round }: Watched, slowness: Slowness): Finding | null {
  const slowest = slowestOf(slowness, round)
  if (!slowest) return null
  const { measure, told, isSpread } = slowest
  return { reason: slownessReason(measure, told, round), isSpread, key: `${measure} ${round}` }
}
