import type { Clock } from './clock.ts'
import type { Random } from './random.ts'

/** Conditions of messages between machines. */
export interface Conditions {
  /** Share of messages that are lost or fail, in each direction, from 0 to 1. */
  readonly badLine: number
  /** Longest latency of a message, in milliseconds. */
  readonly latencyMs: number
}

/**
 * A connection between machines: each message has its own latency, so one may overtake another, and
 * some never arrive.
 */
export class Line {
  private readonly clock: Clock
  private readonly random: Random
  private readonly conditions: Conditions
  /** Called when a message is lost or fails. */
  private readonly onFault: () => void

  constructor(clock: Clock, random: Random, conditions: Conditions, onFault: () => void) {
    this.clock = clock
    this.random = random
    this.conditions = conditions
    this.onFault = onFault
  }

  /**
   * Sends a request to another machine.
   *
   * @param isCut whether the connection is cut at the moment.
   * @throws TypeError as `fetch` does, or the signal's reason; without a signal, a lost message waits for ever.
   */
  ask<T>(answer: () => Promise<T>, isCut: () => boolean, signal?: AbortSignal | null): Promise<T> {
    return new Promise((resolve, reject) => {
      const giveUp = () => reject(signal?.reason as Error)
      signal?.addEventListener('abort', giveUp)
      const way = async () => {
        await this.clock.pause(this.random.next() * this.conditions.latencyMs)
        if (!isCut() && !this.random.happens(this.conditions.badLine)) return true
        this.onFault()
        if (this.random.happens(0.5)) reject(new TypeError('fetch failed'))
        return false
      }
      const travel = async () => {
        if (!(await way())) return
        const answered = await answer()
        if (!(await way())) return
        signal?.removeEventListener('abort', giveUp)
        resolve(answered)
      }
      travel().catch(reject)
    })
  }
}
