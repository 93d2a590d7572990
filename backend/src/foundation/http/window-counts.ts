/** Keys counted at a time, so that many addresses cannot fill the memory. */
const MAX_KEYS = 20_000

export interface WindowCount {
  readonly count: number
  /** Milliseconds until the window ends. */
  readonly leftMs: number
}

/**
 * Counts by key within the current window of time, in this process. When there are too many keys, the one that was
 * counted longest ago is forgotten: nobody is counted for what others send.
 */
export class WindowCounts {
  private counts = new Map<string, number>()
  private until = 0

  /** @param windowMs length of a window. */
  constructor(private readonly windowMs: number) {}

  add(key: string, now = Date.now()): WindowCount {
    const { count, leftMs } = this.read(key, now)
    // A map keeps the order of insertion, so that the key goes to the end.
    this.counts.delete(key)
    this.counts.set(key, count + 1)
    const [oldest] = this.counts.keys()
    if (this.counts.size > MAX_KEYS && oldest !== undefined) this.counts.delete(oldest)
    return { count: count + 1, leftMs }
  }

  /** Takes back what was counted last for a key. */
  takeBack(key: string, now = Date.now()): void {
    const { count } = this.read(key, now)
    if (count > 0) this.counts.set(key, count - 1)
  }

  read(key: string, now = Date.now()): WindowCount {
    // A time before the window began means that the clock was set back, which must not lengthen it.
    if (now >= this.until || now < this.until - this.windowMs) {
      this.counts = new Map()
      this.until = now + this.windowMs
    }
    return { count: this.counts.get(key) ?? 0, leftMs: this.until - now }
  }
}
