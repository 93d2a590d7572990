/** Pause after a release's second failure in a row, and the longest pause, in milliseconds. */
const FIRST_PAUSE_MS = 1_000
const MAX_PAUSE_MS = 60_000

/**
 * Pauses for releases that fail. A pause applies to the whole release: its next page would most likely fail as
 * well. All times are on the monotonic clock.
 */
export class ReleasePauses {
  private readonly pauses = new Map<string, { readonly until: number; readonly length: number }>()

  has(release: string): boolean {
    return performance.now() < (this.pauses.get(release)?.until ?? 0)
  }

  /**
   * Begins a pause twice as long as the last one. The first failure causes none: somebody may have killed the
   * process.
   */
  begin(release: string): void {
    const before = this.pauses.get(release)?.length
    const length =
      before === undefined ? 0 : Math.min(Math.max(before * 2, FIRST_PAUSE_MS), MAX_PAUSE_MS)
    this.pauses.set(release, { until: performance.now() + length, length })
  }

  end(release: string): void {
    this.pauses.delete(release)
  }
}
