import { elapsedMs } from '../../foundation/retention/earliest-clock.ts'

/** How long the machine's clock must have been ahead before it counts, in milliseconds. */
const CONFIRMED_MS = 60_000

/**
 * Counts the time from the clock at process start, as `earliestClock` does, but follows the machine's clock when it was
 * set forward and stays so: a clock that was behind at start would otherwise be behind for as long as the process runs.
 * Must be read at least once a minute.
 */
export class CorrectedClock {
  /** When the process started, by the clock that counts. */
  private start = performance.timeOrigin
  /** Since when the machine's clock says a later start, and the earliest one that it has said since. */
  private ahead: { readonly since: number; readonly start: number } | undefined

  /** @returns milliseconds since 1970. */
  now(): number {
    const elapsed = elapsedMs()
    const start = Date.now() - elapsed
    if (start <= this.start) this.ahead = undefined
    else {
      const { since = elapsed, start: before = start } = this.ahead ?? {}
      this.ahead = { since, start: Math.min(before, start) }
      if (elapsed - since >= CONFIRMED_MS) {
        this.start = this.ahead.start
        this.ahead = undefined
      }
    }
    return this.start + elapsed
  }
}
