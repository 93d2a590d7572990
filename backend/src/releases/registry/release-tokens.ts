import { createHash, timingSafeEqual } from 'node:crypto'
import { ConflictException, Inject, Injectable, NotFoundException } from '@nestjs/common'
import type { TokenListing, TokenRequest, TokenResponse } from 'shared-contracts/registry'
import { DataSource } from 'typeorm'
import { isUniqueViolation } from '../../foundation/database/database-unavailable.ts'
import { Transactions } from '../../foundation/database/transactions.ts'
import { AddressLimit } from '../../foundation/http/address-limit.ts'
import { TooManyRequestsException } from '../../foundation/http/too-many-requests.exception.ts'
import { Redis } from '../../foundation/redis/redis.ts'
import { randomToken } from './load-secret.ts'
import type { ReleaseCaller } from './release-caller.ts'
import { ReleaseToken } from './release-token.entity.ts'

/** Injection token of the platform team's own bearer token, which creates the others. */
export const PLATFORM_TOKEN = Symbol('platform token')

/** Actors in the history that have no token in the database. */
export const PLATFORM = 'platform'
export const CANARY_GUARD = 'canary guard'

/** Wrong tokens a minute from one network; people mistype fewer. */
const MAX_WRONG_TOKENS_PER_MINUTE = 30

/** Tokens that may change the registry. */
@Injectable()
export class ReleaseTokens {
  private readonly platformHash: Buffer
  private readonly wrongTokens: AddressLimit

  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    @Inject(PLATFORM_TOKEN) platformToken: string,
    redis: Redis,
  ) {
    this.wrongTokens = new AddressLimit(
      { name: 'wrong tokens', max: MAX_WRONG_TOKENS_PER_MINUTE },
      redis,
    )
    this.platformHash = sha256(platformToken)
  }

  /**
   * The owner of a token; null for an unknown one.
   *
   * @throws TooManyRequestsException when the address has sent too many wrong ones, right or wrong as this one
   *   may be.
   */
  async callerOf(token: string, address: string): Promise<ReleaseCaller | null> {
    if (token === '') return null
    const wait = await this.wrongTokens.waitFor(address)
    if (wait > 0) throw new TooManyRequestsException(wait, 'Too many wrong tokens came from here')
    const caller = await this.holderOf(token)
    if (!caller) await this.wrongTokens.admit(address)
    return caller
  }

  private async holderOf(token: string): Promise<ReleaseCaller | null> {
    const hash = sha256(token)
    if (timingSafeEqual(hash, this.platformHash)) return { actor: PLATFORM, remote: null }
    const tokenHash = hash.toString('hex')
    const known = await this.dataSource.manager.findOneBy(ReleaseToken, { tokenHash })
    return known && { actor: known.actor, remote: known.remote }
  }

  /** @throws ConflictException when somebody has the name already. */
  async make({ actor, remote }: TokenRequest): Promise<TokenResponse> {
    const taken = new ConflictException(`There is a token of ${actor} already`)
    if ([PLATFORM, CANARY_GUARD].includes(actor.toLowerCase())) throw taken
    const token = randomToken()
    const tokenHash = sha256(token).toString('hex')
    try {
      await this.transactions.run((manager) =>
        manager.insert(ReleaseToken, { actor, remote, tokenHash, createdAt: new Date() }),
      )
    } catch (error) {
      throw isUniqueViolation(error) ? taken : error
    }
    return { actor, remote, token }
  }

  async list(): Promise<TokenListing[]> {
    const tokens = await this.dataSource.manager.find(ReleaseToken, { order: { actor: 'ASC' } })
    return tokens.map(({ actor, remote, createdAt }) => ({
      actor,
      remote,
      createdAt: createdAt.toISOString(),
    }))
  }

  /** @throws NotFoundException when nobody has such a token. */
  async revoke(actor: string): Promise<void> {
    const { affected } = await this.transactions.run((manager) =>
      manager.delete(ReleaseToken, { actor }),
    )
    if (!affected) throw new NotFoundException(`There is no token of ${actor}`)
  }
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
