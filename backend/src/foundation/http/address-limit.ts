import type { Redis } from '../redis/redis.ts'
import { SharedMinuteCounts } from '../redis/shared-minute-counts.ts'
import { MinuteCounts, type MinuteCount } from './minute-counts.ts'
import { networkOf } from './network-of.ts'

export interface AddressLimitOptions {
  /** Tells limits apart among all processes. */
  readonly name: string
  /** How often a minute one address is heard. */
  readonly max: number
}

/**
 * Limits what one address can do in a minute, across all processes where there is a Redis. It guards no record:
 * limits of those are counted in the transaction that stores.
 */
export class AddressLimit {
  private readonly shared: SharedMinuteCounts
  private readonly own = new MinuteCounts()

  constructor(
    private readonly options: AddressLimitOptions,
    redis: Redis,
  ) {
    this.shared = new SharedMinuteCounts(redis, options.name)
  }

  /** Counts one more time. @returns 0 when it is heard, otherwise the seconds until one is. */
  async admit(address: string): Promise<number> {
    const network = networkOf(address)
    const counted = (await this.shared.add(network)) ?? this.own.add(network)
    return this.waitOf(counted, this.options.max + 1)
  }

  /** The seconds until the address is heard again, counting nothing; 0 when it is heard now. */
  async waitFor(address: string): Promise<number> {
    const network = networkOf(address)
    const counted = (await this.shared.read(network)) ?? this.own.read(network)
    return this.waitOf(counted, this.options.max)
  }

  private waitOf({ count, leftMs }: MinuteCount, tooMany: number): number {
    return count >= tooMany ? Math.max(1, Math.ceil(leftMs / 1_000)) : 0
  }
}
