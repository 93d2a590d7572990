import { MoreThan, type EntityManager } from 'typeorm'
import { Session } from '../../accounts/sessions/session.entity.ts'
import { insertAccount } from '../../accounts/users/insert-account.ts'
import { User } from '../../accounts/users/user.entity.ts'
import { randomToken } from '../../foundation/config/load-secret.ts'
import { sha256 } from '../../foundation/database/sha256.ts'

const USERNAME = 'replay'
const MADE_BY = 'pnpm league replay'

/** Extra time for a slow machine or an unavailable API, in milliseconds. */
const RESERVE_MS = 15 * 60_000

/**
 * Returns the scorer's account for replays. It has neither password nor passkey, so nobody can sign in with it: a
 * replay starts and ends its own session.
 *
 * @throws TypeError if the username belongs to another account.
 */
export async function replayAccount(manager: EntityManager): Promise<User> {
  const known = await manager
    .createQueryBuilder(User, 'user')
    .addSelect('user.password')
    .where({ username: USERNAME })
    .getOne()
  if (!known) {
    const account = { name: 'Replay', username: USERNAME, password: null, role: 'scorer' as const }
    return insertAccount(manager, account, MADE_BY)
  }
  if (known.password !== null || known.updatedBy !== MADE_BY) {
    throw new TypeError(`somebody has an account with the username ${USERNAME}`)
  }
  return known
}

/** @returns the token of a session that expires some time after the expected end of the replay. */
export async function signIn(
  manager: EntityManager,
  { id: accountId }: User,
  lengthMs: number,
): Promise<string> {
  const token = randomToken()
  const now = new Date()
  await manager.update(User, { id: accountId }, { state: 'active', lastSignInAt: now })
  await manager.insert(Session, {
    ...{ accountId, tokenHash: sha256(token), startedAt: now, lastUsedAt: now },
    endsAt: new Date(now.getTime() + lengthMs + RESERVE_MS),
    ...{ address: 'command', browser: MADE_BY },
  })
  return token
}

export async function endSession(
  manager: EntityManager,
  { id: accountId }: User,
  token: string,
): Promise<void> {
  await manager.delete(Session, { accountId, tokenHash: sha256(token) })
}

/** Whether another replay is running. */
export const hasSession = (manager: EntityManager, { id: accountId }: User): Promise<boolean> =>
  manager.existsBy(Session, { accountId, endsAt: MoreThan(new Date()) })
