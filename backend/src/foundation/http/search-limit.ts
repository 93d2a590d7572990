import type { FastifyRequest } from 'fastify'
import type { Redis } from '../redis/redis.ts'
import { AddressLimit } from './address-limit.ts'
import { TooManyRequestsException } from './too-many-requests.exception.ts'

/**
 * Searches per minute from one network: a search reads every story. A carrier's address has many phones behind it, and
 * an edge asks for all pages that it renders.
 */
const SEARCHES_PER_MINUTE = 600

/** Limits searches of stories by visitors. */
export class SearchLimit {
  private readonly limit: AddressLimit

  /** @param name prefix of its keys in Redis. */
  constructor(name: string, redis: Redis) {
    this.limit = new AddressLimit({ name, max: SEARCHES_PER_MINUTE }, redis)
  }

  /** Counts a search. @throws TooManyRequestsException when its network has had all of this minute. */
  async admit({ ip }: FastifyRequest): Promise<void> {
    const wait = await this.limit.admit(ip)
    if (wait > 0) throw new TooManyRequestsException(wait, 'Too many searches. Try again later')
  }
}
