import { networkOf } from './network-of.ts'

const WINDOW_MS = 60_000
/** Of more senders in a minute no more are heard, so that none can fill the memory. */
const MAX_SENDERS = 20_000

/** Limits what one address can do in a minute; in the memory of this process, so it guards no record. */
export class AddressLimit {
  private counts = new Map<string, number>()
  private until = 0

  /** @param max how often a minute one address is heard. */
  constructor(private readonly max: number) {}

  /** Counts one more time. @returns 0 when it is heard, otherwise the seconds until one is. */
  admit(address: string, now = Date.now()): number {
    const wait = this.waitOf(address, now)
    if (wait === 0) this.counts.set(networkOf(address), this.countOf(address) + 1)
    return wait
  }

  /** The seconds until the address is heard again, counting nothing; 0 when it is heard now. */
  waitOf(address: string, now = Date.now()): number {
    // Before the window began: the clock was set back, which must not lengthen it.
    if (now >= this.until || now < this.until - WINDOW_MS) {
      this.counts = new Map()
      this.until = now + WINDOW_MS
    }
    const count = this.countOf(address)
    const isNewAndTooMany = count === 0 && this.counts.size >= MAX_SENDERS
    return count >= this.max || isNewAndTooMany ? Math.ceil((this.until - now) / 1_000) : 0
  }

  private countOf(address: string): number {
    return this.counts.get(networkOf(address)) ?? 0
  }
}
