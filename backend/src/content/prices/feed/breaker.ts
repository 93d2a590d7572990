/** After so many failures in a row a source is left alone. */
const FAILURES = 3
/** For so long at first, doubling with each failed probe up to the last, in milliseconds. */
const FIRST_PAUSE_MS = 60_000
const LAST_PAUSE_MS = 15 * 60_000

/** Spares a source that fails. After a pause one probe decides whether it is asked again. */
export class Breaker {
  private failures = 0
  private openedAt = 0
  private pauseMs = 0

  /** @param now milliseconds since the epoch, as everywhere here. */
  allows(now: number): boolean {
    // A time before it opened means that the clock was set back, which must not lengthen the pause.
    return now >= this.openedAt + this.pauseMs || now < this.openedAt
  }

  succeeded(): void {
    this.failures = 0
    this.pauseMs = 0
  }

  failed(now: number): void {
    this.failures += 1
    if (this.failures < FAILURES) return
    this.openedAt = now
    this.pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** (this.failures - FAILURES), LAST_PAUSE_MS)
  }
}
