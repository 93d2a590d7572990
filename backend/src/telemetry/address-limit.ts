import { Injectable } from '@nestjs/common'
import { networkOf } from '../intake/network-of.ts'

const WINDOW_MS = 60_000
/** Ten batches a second: a carrier's address stands for thousands of visitors, of whom a share reports. */
const MAX_BATCHES = 600
/** Of more senders in a minute no more are heard, so that none can fill the memory. */
const MAX_SENDERS = 20_000

/** Limits how much of the telemetry one address can make up; in memory, because it guards no record. */
@Injectable()
export class AddressLimit {
  private batches = new Map<string, number>()
  private until = 0

  /** @returns 0 when the batch is heard, otherwise the seconds until one is. */
  admit(address: string, now = Date.now()): number {
    // Before the window began: the clock was set back, which must not lengthen it.
    if (now >= this.until || now < this.until - WINDOW_MS) {
      this.batches = new Map()
      this.until = now + WINDOW_MS
    }
    const sender = networkOf(address)
    const count = (this.batches.get(sender) ?? 0) + 1
    const isNewAndTooMany = count === 1 && this.batches.size >= MAX_SENDERS
    if (count > MAX_BATCHES || isNewAndTooMany) return Math.ceil((this.until - now) / 1_000)
    this.batches.set(sender, count)
    return 0
  }
}
