const WINDOW_MS = 60_000
/** Of more keys in a minute no more are counted, so that none can fill the memory. */
const MAX_KEYS = 20_000

export interface MinuteCount {
  readonly count: number
  /** Milliseconds until it begins anew. */
  readonly leftMs: number
}

/** How often something happened in the minute that runs, by key, as this process knows it. */
export class MinuteCounts {
  private counts = new Map<string, number>()
  private until = 0

  /** Counts one more; endlessly many for a new key when there are too many already. */
  add(key: string, now = Date.now()): MinuteCount {
    const { count, leftMs } = this.read(key, now)
    if (count !== Infinity) this.counts.set(key, count + 1)
    return { count: count + 1, leftMs }
  }

  read(key: string, now = Date.now()): MinuteCount {
    // Before the window began: the clock was set back, which must not lengthen it.
    if (now >= this.until || now < this.until - WINDOW_MS) {
      this.counts = new Map()
      this.until = now + WINDOW_MS
    }
    const isFull = this.counts.size >= MAX_KEYS
    const count = this.counts.get(key) ?? (isFull ? Infinity : 0)
    return { count, leftMs: this.until - now }
  }
}
