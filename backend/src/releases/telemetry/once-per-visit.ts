import { LOAD_FAILURES, type Count } from './counts-of.ts'

/** Documents report what they have to say within a few minutes; what is older is forgotten first. */
const MAX_KEYS = 100_000

/**
 * Lets each document be counted once for each release and measure, however often its reports are sent. Known to
 * this process alone: figures in charts are all that depends on it.
 */
export class OncePerVisit {
  private readonly seen = new Set<string>()

  /** The counts that this document has not brought yet. */
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
