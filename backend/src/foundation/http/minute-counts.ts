const WINDOW_MS = 60_000
/** Keys counted in one minute at most, so that many addresses cannot fill the memory. */
const MAX_KEYS = 20_000

export interface MinuteCount {
  readonly count: number
  /** Milliseconds until the window ends. */
  readonly leftMs: number
}

/** Counts by key within the current minute, in this process. */
export class MinuteCounts {
  private counts = new Map<string, number>()
  private until = 0

  /** Adds one; a new key beyond the limit of keys counts as infinitely many. */
  add(key: string, now = Date.now()): MinuteCount {
    const { count, leftMs } = this.read(key, now)
    if (count !== Infinity) this.counts.set(key, count + 1)
    return { count: count + 1, leftMs }
  }

  read(key: string, now = Date.now()): MinuteCount {
    // A time before the window began means that the clock was set back, which must not lengthen it.
    if (now >= this.until || now < this.until - WINDOW_MS) {
      this.counts = new Map()
      this.until = now + WINDOW_MS
    }
    const isFull = this.counts.size >= MAX_KEYS
    const count = this.counts.get(key) ?? (isFull ? Infinity : 0)
    return { count, leftMs: this.until - now }
  }
}
