import { networkOf } from 'shared-server/network-of'
import type { Redis } from '../redis/redis.ts'
import { KeyLimit } from './key-limit.ts'

export interface AddressLimitOptions {
  /** Prefix of the keys in Redis, one for each limit. */
  readonly name: string
  /** Requests a minute from one address. */
  readonly max: number
}

/**
 * Limits requests per minute from one address, across all processes if there is a Redis. Limits on stored records are
 * counted elsewhere, in the transaction that stores them.
 */
export class AddressLimit {
  private readonly limit: KeyLimit

  constructor(options: AddressLimitOptions, redis: Redis) {
    this.limit = new KeyLimit({ ...options, windowMs: 60_000 }, redis)
  }

  /** Counts a request. @returns 0 if it is allowed, otherwise the seconds until the next one is. */
  admit(address: string): Promise<number> {
    return this.limit.admit(networkOf(address))
  }
}
