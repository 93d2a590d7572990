import type { Redis } from '../redis/redis.ts'
import { SharedMinuteCounts } from '../redis/shared-minute-counts.ts'
import { MinuteCounts } from './minute-counts.ts'
import { networkOf } from './network-of.ts'

export interface AddressLimitOptions {
  /** Prefix of the shared keys, one for each limit. */
  readonly name: string
  /** Requests a minute from one address. */
  readonly max: number
}

/**
 * Limits requests a minute from one address, across all processes where there is a Redis. Limits of what is
 * stored are counted elsewhere, in the transaction that stores it.
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

  /** Counts a request. @returns 0 when it is allowed, otherwise the seconds until one is. */
  async admit(address: string): Promise<number> {
    const network = networkOf(address)
    const counted = (await this.shared.add(network)) ?? this.own.add(network)
    const { count, leftMs } = counted
    return count > this.options.max ? Math.max(1, Math.ceil(leftMs / 1_000)) : 0
  }
}
