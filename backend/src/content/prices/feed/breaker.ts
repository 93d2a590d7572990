/** After so many failures in a row a source is left alone. */
const FAILURES = 3
/** For so long at first, doubling with each failed probe up to the last, in milliseconds. */
const FIRST_PAUSE_MS = 60_000
const LAST_PAUSE_MS = 15 * 60_000

/**
 * How long a source that fails is spared, in milliseconds; then one probe decides whether it is asked again.
 *
 * @param failures in a row, of all processes together.
 */
export function pauseAfter(failures: number): number {
  if (failures < FAILURES) return 0
  return Math.min(FIRST_PAUSE_MS * 2 ** (failures - FAILURES), LAST_PAUSE_MS)
}
