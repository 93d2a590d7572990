import { HttpException, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common'
import { Background } from '../../foundation/concurrency/background.ts'
import { Channels } from '../registry/channels.ts'
import { ReleaseQueries, type Canary } from '../registry/release-queries.ts'
import { CANARY_GUARD } from '../registry/release-tokens.ts'
import { reasonOf, verdictOn } from './canary-verdict.ts'
import { SharedRun } from '../../foundation/concurrency/shared-run.ts'
import { CanaryWatches } from './canary-watches.ts'

/** How often each process checks whether a look is due, in milliseconds. */
const POLL_MS = 2_000

/** Rolls back a canary that is worse than stable, and says why in the history. */
@Injectable()
export class CanaryGuard implements OnApplicationBootstrap {
  private readonly logger = new Logger(CanaryGuard.name)
  private readonly round = new SharedRun()
  /** Remotes whose canaries were watched in the last round; undefined before the first. */
  private watched: string | undefined
  /** The last look that was worse and from too few networks. */
  private warned: string | undefined

  constructor(
    private readonly releases: ReleaseQueries,
    private readonly watches: CanaryWatches,
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
        // The registry has changed meanwhile, maybe by another process's guard; the next round sees the change.
        if (error instanceof HttpException) continue
        this.logger.warn({ err: error }, `The canary of ${canary.remote} could not be looked at`)
      }
    }
  }

  /** Only when the remotes with a canary are others than before. */
  private async forgetEnded(canaries: readonly Canary[]): Promise<void> {
    const remotes = canaries.map(({ remote }) => remote)
    if (remotes.join() === this.watched) return
    await this.watches.forgetAllBut(remotes)
    this.watched = remotes.join()
  }

  private warnOnce(look: string, reason: string): void {
    if (this.warned === look) return
    this.warned = look
    this.logger.warn(`${look}: too few networks to act on. ${reason}`)
  }

  private async checkOne(canary: Canary, revision: number): Promise<void> {
    const look = await this.watches.look(canary)
    if (!look) return
    const verdict = verdictOn(look.sample, look.number)
    if (!verdict.isWorse) return
    const { remote, canary: version } = canary
    const reason = reasonOf(look.sample, verdict)
    if (!verdict.isSpread) return this.warnOnce(`${remote}@${version} ${look.number}`, reason)
    await this.channels.rollback(remote, { revision, reason }, CANARY_GUARD)
    this.logger.warn(`The canary ${remote}@${version} was rolled back. ${reason}`)
  }
}
