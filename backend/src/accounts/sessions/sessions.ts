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
/** A session that is not used ends after so long, in milliseconds. */
const IDLE_MS = 8 * HOUR_MS
/** A session ends after so long, however much it is used, in milliseconds. */
const LENGTH_MS = 7 * 24 * HOUR_MS
/** How exactly the last use is known, in milliseconds. */
const USE_NOTED_MS = 60_000

/** Where somebody signs in. */
export interface SignInPlace extends TriedPlace {
  /** In words. */
  readonly browser: string
}

/** A session that holds, and whose it is. */
export interface FoundSession {
  readonly session: Session
  readonly account: User
}

/** Who is signed in at the desk. The database has no token: its theft opens no session. */
@Injectable()
export class Sessions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly limits: SignInLimits,
  ) {}

  /**
   * Begins a session, with a token that nobody had before.
   *
   * @param manager of the transaction that checked the account.
   * @returns the token, which is told to the browser alone.
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

  /** The session of a token, if it holds and its account is active. Its use is noted. */
  async find(token: string): Promise<FoundSession | null> {
    if (token === '') return null
    const { manager } = this.dataSource
    const session = await manager.findOneBy(Session, {
      tokenHash: sha256(token),
      ...holding(new Date()),
    })
    if (!session) return null
    const account = await manager.findOneBy(User, { id: session.accountId, state: 'active' })
    if (!account) return null
    await this.noteUse(session)
    return { session, account }
  }

  /** Those of an account that hold, the latest first. */
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

  /** @returns whether the account had it. */
  async end(accountId: number, id: number): Promise<boolean> {
    const ended = await this.transactions.run((manager) =>
      manager.delete(Session, { accountId, id }),
    )
    return ended.affected === 1
  }

  /** Ends all of an account's sessions, but for one that may stay. */
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

/** When a session ends if it is not used. */
export const idleEnd = ({ lastUsedAt }: Session): Date => new Date(lastUsedAt.getTime() + IDLE_MS)
