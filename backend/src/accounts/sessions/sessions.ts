import { Injectable } from '@nestjs/common'
import type { OwnSession } from 'shared-contracts/desk/account'
import { DataSource, MoreThan, Not, type EntityManager } from 'typeorm'
import { sha256 } from '../../foundation/database/sha256.ts'
import { Transactions } from '../../foundation/database/transactions.ts'
import { randomToken } from '../../foundation/config/load-secret.ts'
import { User } from '../users/user.entity.ts'
import { Session } from './session.entity.ts'
import { SignInLimits, type TriedPlace } from './sign-in-limits.ts'

const HOUR_MS = 3_600_000
/** Idle timeout of a session, in milliseconds. */
const IDLE_MS = 8 * HOUR_MS
/** Maximum lifetime of a session, however much it is used, in milliseconds. */
const LENGTH_MS = 7 * 24 * HOUR_MS
/** Precision of the recorded last use, in milliseconds. */
const USE_NOTED_MS = 60_000

/** The place from which somebody signs in. */
export interface SignInPlace extends TriedPlace {
  /** Name of the browser, such as `Firefox on Windows`. */
  readonly browser: string
}

/** A valid session and its account. */
export interface FoundSession {
  readonly session: Session
  readonly account: User
}

/** Sessions of the desk. The database holds no tokens, so a stolen copy of it opens no session. */
@Injectable()
export class Sessions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly limits: SignInLimits,
  ) {}

  /**
   * Starts a session with a new token.
   *
   * @param manager of the transaction that locked and checked the account, or created it.
   * @returns the token, which only the browser may receive.
   */
  async begin(
    manager: EntityManager,
    { id: accountId, username }: Pick<User, 'id' | 'username'>,
    place: SignInPlace,
  ): Promise<string> {
    const token = randomToken()
    const now = new Date()
    await manager.insert(Session, {
      accountId,
      tokenHash: sha256(token),
      startedAt: now,
      lastUsedAt: now,
      endsAt: new Date(now.getTime() + LENGTH_MS),
      address: place.address.slice(0, 64),
      browser: place.browser,
    })
    await manager.update(User, { id: accountId }, { lastSignInAt: now })
    await this.limits.remember(manager, username, place)
    return token
  }

  /**
   * Finds the session of a token if it is valid and its account is active.
   *
   * @param isUse whether the call counts as a use, which prolongs the session.
   */
  async find(token: string, isUse: boolean): Promise<FoundSession | null> {
    if (token === '') return null
    const { manager } = this.dataSource
    const session = await manager.findOneBy(Session, {
      tokenHash: sha256(token),
      ...holding(new Date()),
    })
    if (!session) return null
    const account = await manager.findOneBy(User, { id: session.accountId, state: 'active' })
    if (!account) return null
    if (isUse) await this.noteUse(session)
    return { session, account }
  }

  /** Lists the valid sessions of an account, last used first. */
  async list(accountId: number, currentId: number): Promise<OwnSession[]> {
    const sessions = await this.dataSource.manager.find(Session, {
      where: { accountId, ...holding(new Date()) },
      order: { lastUsedAt: 'DESC', id: 'DESC' },
    })
    return sessions.map(({ id, startedAt, lastUsedAt, address, browser }) => ({
      id: String(id),
      startedAt: startedAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
      address,
      browser,
      isCurrent: id === currentId,
    }))
  }

  /** Ends a session. @returns whether the account had it. */
  async end(accountId: number, id: number): Promise<boolean> {
    const ended = await this.transactions.run((manager) =>
      manager.delete(Session, { accountId, id }),
    )
    return ended.affected === 1
  }

  /** Ends all sessions of an account, except for the given one. */
  async endAll(manager: EntityManager, accountId: number, exceptId?: number): Promise<void> {
    await manager.delete(Session, {
      accountId,
      ...(exceptId !== undefined && { id: Not(exceptId) }),
    })
  }

  private async noteUse(session: Session): Promise<void> {
    const now = new Date()
    if (now.getTime() - session.lastUsedAt.getTime() < USE_NOTED_MS) return
    session.lastUsedAt = now
    await this.transactions.run((manager) =>
      manager.update(Session, { id: session.id }, { lastUsedAt: now }),
    )
  }
}

const holding = (now: Date) => ({
  lastUsedAt: MoreThan(new Date(now.getTime() - IDLE_MS)),
  endsAt: MoreThan(now),
})

/** Returns when a session ends if it is not used again. */
export const idleEnd = ({ lastUsedAt }: Session): Date => new Date(lastUsedAt.getTime() + IDLE_MS)
