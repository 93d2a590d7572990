const WINDOW_MS = 60_000
/** Keys counted at a time, so that many addresses cannot fill the memory. */
const MAX_KEYS = 20_000

export interface MinuteCount {
  readonly count: number
  /** Milliseconds until the window ends. */
  readonly leftMs: number
}

/**
 * Counts by key within the current minute, in this process. When there are too many keys, the one that was
 * counted longest ago is forgotten: nobody is counted for what others send.
 */
export class MinuteCounts {
  private counts = new Map<string, number>()
  private until = 0

  add(key: string, now = Date.now()): MinuteCount {
    const { count, leftMs } = this.read(key, now)
    // A map keeps the order of insertion, so that the key goes to the end.
    this.counts.delete(key)
    this.counts.set(key, count + 1)
    const [oldest] = this.counts.keys()
    if (this.counts.size > MAX_KEYS && oldest !== undefined) this.counts.delete(oldest)
    return { count: count + 1, leftMs }
  }

  read(key: string, now = Date.now()): MinuteCount {
    // A time before the window began means that the clock was set back, which must not lengthen it.
    if (now >= this.until || now < this.until - WINDOW_MS) {
      this.counts = new Map()
      this.until = now + WINDOW_MS
    }
    return { count: this.counts.get(key) ?? 0, leftMs: this.until - now }
  }
}
