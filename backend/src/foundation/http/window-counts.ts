/** Maximum keys counted at a time, so that many addresses cannot fill the memory. */
const MAX_KEYS = 20_000

export interface WindowCount {
  readonly count: number
  /** Milliseconds until the window ends. */
  readonly leftMs: number
}

/**
 * Counts by key within the current time window, in this process. Beyond the maximum, the least recently counted key is
 * forgotten, so that nobody is limited for the requests of others.
 */
export class WindowCounts {
  private counts = new Map<string, number>()
  private until = 0

  /** @param windowMs length of a window, in milliseconds. */
  constructor(private readonly windowMs: number) {}

  add(key: string, now = Date.now()): WindowCount {
    const { count, leftMs } = this.read(key, now)
    // A map keeps insertion order, so reinserting moves the key to the end.
    this.counts.delete(key)
    this.counts.set(key, count + 1)
    const [oldest] = this.counts.keys()
    if (this.counts.size > MAX_KEYS && oldest !== undefined) this.counts.delete(oldest)
    return { count: count + 1, leftMs }
  }

  /** Reverts the last count of a key. */
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
