import type { FastifyBaseLogger } from 'fastify'
import type { ReleasePointer } from 'shared-contracts/registry'
import { isPermanent, reasonOf } from './release-copies.ts'

/** Time for which a rejected release is not retried, in milliseconds: its files may only be late. */
const REJECTION_MS = 2_000

/** A release that could not be loaded or may not be served. */
interface Rejection {
  readonly pointer: string
  readonly reason: string
  readonly isUnfit: boolean
  /** Time of the rejection on the monotonic clock, in milliseconds. */
  readonly at: number
}

/**
 * Remembers which releases could not be loaded or may not be served, so that a bad one is read and logged only now
 * and then. A release whose pointer has changed since, because it was signed again, counts as another one.
 */
export class RejectedReleases {
  private readonly log: FastifyBaseLogger
  private readonly byLabel = new Map<string, Rejection>()

  constructor(log: FastifyBaseLogger) {
    this.log = log
  }

  /** Whether a release was rejected a moment ago. */
  isRecent(name: string, pointer: ReleasePointer): boolean {
    const rejection = this.find(name, pointer)
    return rejection !== undefined && performance.now() - rejection.at < REJECTION_MS
  }

  /** Whether a release was refused permanently, not because the store could not be reached. */
  isUnfit(name: string, pointer: ReleasePointer): boolean {
    return this.find(name, pointer)?.isUnfit === true
  }

  /** Why a release was rejected; undefined if it was not. */
  reasonAgainst(name: string, pointer: ReleasePointer): string | undefined {
    return this.find(name, pointer)?.reason
  }

  /** Logs the reason when it is a new one. */
  add(name: string, pointer: ReleasePointer, error: unknown): void {
    const reason = reasonOf(error)
    const release = labelOf(name, pointer)
    if (this.reasonAgainst(name, pointer) !== reason) {
      this.log.warn({ release, reason }, 'release refused')
    }
    this.byLabel.set(release, {
      pointer: JSON.stringify(pointer),
      reason,
      isUnfit: isPermanent(error),
      at: performance.now(),
    })
  }

  delete(name: string, pointer: ReleasePointer): void {
    this.byLabel.delete(labelOf(name, pointer))
  }

  private find(name: string, pointer: ReleasePointer): Rejection | undefined {
    const rejection = this.byLabel.get(labelOf(name, pointer))
    return rejection?.pointer === JSON.stringify(pointer) ? rejection : undefined
  }
}

const labelOf = (name: string, { version }: ReleasePointer) => `${name}@${version}`
