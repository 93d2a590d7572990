import { createHash, timingSafeEqual } from 'node:crypto'
import {
  ConflictException,
  Inject,
  Injectable,
  NotFoundException,
  UnauthorizedException,
} from '@nestjs/common'
import type {
  TokenListing,
  TokenRequest,
  TokenResponse,
  TokenRotation,
} from 'shared-contracts/registry'
import { DataSource } from 'typeorm'
import { isUniqueViolation } from '../../foundation/database/database-unavailable.ts'
import { Transactions } from '../../foundation/database/transactions.ts'
import { AddressLimit } from '../../foundation/http/address-limit.ts'
import { TooManyRequestsException } from '../../foundation/http/too-many-requests.exception.ts'
import { Redis } from '../../foundation/redis/redis.ts'
import { writeAudit } from '../../foundation/audit/audit-log.ts'
import { randomToken } from '../../foundation/config/load-secret.ts'
import type { ReleaseCaller } from './release-caller.ts'
import { ReleaseToken } from './release-token.entity.ts'

/** Injection token of the platform team's own bearer token, which creates the others. */
export const PLATFORM_TOKEN = Symbol('platform token')

/** Actors in the history that have no token in the database. */
export const PLATFORM = 'platform'
export const CANARY_GUARD = 'canary guard'

const HOUR_MS = 3_600_000

/** Precision of a token's last use, in milliseconds. */
const USE_NOTED_MS = 60_000

/** Maximum wrong tokens per minute from one network; nobody mistypes as many. */
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
   * Returns the owner of a token; null for an unknown one. A right token is always accepted, however many wrong ones
   * were sent. With 256 random bits, that does not help anybody to guess it.
   *
   * @throws UnauthorizedException if it has expired.
   * @throws TooManyRequestsException if it is wrong, after too many other wrong ones from its network.
   */
  async callerOf(token: string, address: string): Promise<ReleaseCaller | null> {
    if (token === '') return null
    const caller = await this.holderOf(token, address)
    if (caller) return caller
    const wait = await this.wrongTokens.admit(address)
    if (wait > 0) throw new TooManyRequestsException(wait, 'Too many wrong tokens came from here')
    return null
  }

  /** @throws UnauthorizedException when the token has expired. */
  private async holderOf(token: string, address: string): Promise<ReleaseCaller | null> {
    const hash = sha256(token)
    if (timingSafeEqual(hash, this.platformHash)) return { actor: PLATFORM, remote: null, address }
    const tokenHash = hash.toString('hex')
    const { manager } = this.dataSource
    const known = await manager.findOneBy(ReleaseToken, [
      { tokenHash },
      { previousHash: tokenHash },
    ])
    if (!known) return null
    const { actor, remote } = known
    const end = known.tokenHash === tokenHash ? known.expiresAt : known.previousUntil
    if (end && end.getTime() <= Date.now()) {
      throw new UnauthorizedException(`This token of ${actor} expired at ${end.toISOString()}`)
    }
    await this.noteUse(known)
    return { actor, remote, address }
  }

  /** Records the use of a token, at most once a minute, so that a pipeline's reads cause few writes. */
  private async noteUse({ actor, lastUsedAt }: ReleaseToken): Promise<void> {
    const now = new Date()
    if (lastUsedAt && now.getTime() - lastUsedAt.getTime() < USE_NOTED_MS) return
    await this.transactions.run((manager) =>
      manager.update(ReleaseToken, { actor }, { lastUsedAt: now }),
    )
  }

  /** Creates a token. @throws ConflictException if the name is taken. */
  async make({ actor, remote, days }: TokenRequest, caller: ReleaseCaller): Promise<TokenResponse> {
    const taken = new ConflictException(`There is a token of ${actor} already`)
    if ([PLATFORM, CANARY_GUARD].includes(actor.toLowerCase())) throw taken
    const { token, tokenHash } = newToken()
    const expiresAt = inDays(days)
    try {
      await this.transactions.run(async (manager) => {
        const change = `${actor}, for ${remote ?? 'all remotes'}, until ${expiresAt.toISOString()}`
        await writeAudit(manager, caller, 'token created', change)
        await manager.insert(ReleaseToken, {
          actor,
          remote,
          tokenHash,
          createdAt: new Date(),
          expiresAt,
        })
      })
    } catch (error) {
      throw isUniqueViolation(error) ? taken : error
    }
    return { actor, remote, token, expiresAt: expiresAt.toISOString() }
  }

  /**
   * Creates a new token for the same owner. The old one stays valid for a while, but not beyond its own expiry.
   *
   * @throws NotFoundException if there is no such token.
   */
  async rotate(
    actor: string,
    { days, overlapHours }: TokenRotation,
    caller: ReleaseCaller,
  ): Promise<TokenResponse> {
    const { token, tokenHash } = newToken()
    const expiresAt = inDays(days)
    const remote = await this.transactions.run(async (manager) => {
      const overlapEnd = Date.now() + overlapHours * HOUR_MS
      const change = `${actor}, until ${expiresAt.toISOString()}, overlap ${overlapHours} h`
      await writeAudit(manager, caller, 'token rotated', change)
      const known = await manager.findOneBy(ReleaseToken, { actor })
      if (!known) throw noToken(actor)
      const previousUntil = new Date(Math.min(overlapEnd, known.expiresAt.getTime()))
      const renewed = { tokenHash, expiresAt, previousHash: known.tokenHash, previousUntil }
      await manager.update(ReleaseToken, { actor }, renewed)
      return known.remote
    })
    return { actor, remote, token, expiresAt: expiresAt.toISOString() }
  }

  async list(): Promise<TokenListing[]> {
    const tokens = await this.dataSource.manager.find(ReleaseToken, { order: { actor: 'ASC' } })
    return tokens.map(({ actor, remote, createdAt, expiresAt, lastUsedAt, previousUntil }) => ({
      actor,
      remote,
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
      previousUntil:
        previousUntil && previousUntil > new Date() ? previousUntil.toISOString() : null,
    }))
  }

  /** Revokes a token. @throws NotFoundException if there is no such token. */
  async revoke(actor: string, caller: ReleaseCaller): Promise<void> {
    await this.transactions.run(async (manager) => {
      await writeAudit(manager, caller, 'token revoked', actor)
      const { affected } = await manager.delete(ReleaseToken, { actor })
      if (!affected) throw noToken(actor)
    })
  }
}

function newToken(): { token: string; tokenHash: string } {
  const token = randomToken()
  return { token, tokenHash: sha256(token).toString('hex') }
}

const inDays = (days: number) => new Date(Date.now() + days * 24 * HOUR_MS)

const noToken = (actor: string) => new NotFoundException(`There is no token of ${actor}`)

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
