/** Failures in a row after which calls to a source are paused. */
const FAILURES = 3
/** First and longest pause, in milliseconds. The pause doubles with each failed probe. */
const FIRST_PAUSE_MS = 60_000
const LAST_PAUSE_MS = 15 * 60_000

/**
 * Returns the pause before the next call to a failing source, in milliseconds. After it, one probe decides whether the
 * source is called again.
 *
 * @param failures in a row, of all processes together.
 */
export function pauseAfter(failures: number): number {
  if (failures < FAILURES) return 0
  return Math.min(FIRST_PAUSE_MS * 2 ** (failures - FAILURES), LAST_PAUSE_MS)
}
