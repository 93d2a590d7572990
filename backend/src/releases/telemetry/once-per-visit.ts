import { LOAD_FAILURES, type Count } from './counts-of.ts'

/** Maximum keys; the oldest are forgotten first. Documents send all their reports within a few minutes. */
const MAX_KEYS = 100_000

/**
 * Counts each document once per release and measure, however often its reports are sent. The state is per process,
 * since only figures in charts depend on it.
 */
export class OncePerVisit {
  private readonly seen = new Set<string>()

  /** Returns the counts that this document has not reported before. */
  fresh(nonce: string, counts: readonly Count[]): Count[] {
    return counts.filter(({ remote, version, measure, bucket }) => {
      const what = measure === LOAD_FAILURES ? `${measure} ${bucket}` : measure
      const key = `${nonce} ${remote} ${version} ${what}`
      if (this.seen.has(key)) return false
      this.seen.add(key)
      const [oldest] = this.seen
      if (this.seen.size > MAX_KEYS && oldest !== undefined) this.seen.delete(oldest)
      return true
    })
  }
}
