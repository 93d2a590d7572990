import type { Redis } from '../redis/redis.ts'
import { KeyLimit } from './key-limit.ts'
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
  private readonly limit: KeyLimit

  constructor(options: AddressLimitOptions, redis: Redis) {
    this.limit = new KeyLimit({ ...options, windowMs: 60_000 }, redis)
  }

  /** Counts a request. @returns 0 when it is allowed, otherwise the seconds until one is. */
  admit(address: string): Promise<number> {
    return this.limit.admit(networkOf(address))
  }
}
