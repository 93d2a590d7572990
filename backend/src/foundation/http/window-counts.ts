/** Maximum keys counted at a time, so that many addresses cannot fill the memory. */
const MAX_KEYS = 20_000

export interface WindowCount {
  readonly count: number
  /** Milliseconds until the window ends. */
  readonly leftMs: number
}

/**
 * Counts by key within the current time window, in this process. Beyond the maximum, the key with the lowest count is
 * forgotten, and of several the one that was counted least recently. So nobody is limited for the requests of others, and
 * nobody makes the count of a key forgotten by inventing others.
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
    if (this.counts.size > MAX_KEYS) this.forgetLowest(key)
    return { count: count + 1, leftMs }
  }

  /** Reverts the last count of a key. */
  takeBack(key: string, now = Date.now()): void {
    const { count } = this.read(key, now)
    if (count > 1) this.counts.set(key, count - 1)
    else this.counts.delete(key)
  }

  read(key: string, now = Date.now()): WindowCount {
    // A time before the window began means that the clock was set back, which must not lengthen it.
    if (now >= this.until || now < this.until - this.windowMs) {
      this.counts = new Map()
      this.until = now + this.windowMs
    }
    return { count: this.counts.get(key) ?? 0, leftMs: this.until - now }
  }

  /** @param kept key that was just counted. */
  private forgetLowest(kept: string): void {
    let lowest: { readonly key: string; readonly count: number } | undefined
    for (const [key, count] of this.counts) {
      if (key !== kept && count < (lowest?.count ?? Infinity)) lowest = { key, count }
      if (lowest?.count === 1) break
    }
    if (lowest) this.counts.delete(lowest.key)
  }
}
