import type { Role } from 'shared-contracts/desk/roles'
import type { EntityManager } from 'typeorm'
import { InvalidBodyException } from '../../foundation/http/invalid-body.exception.ts'
import { nameHash } from './name-hash.ts'
import { User } from './user.entity.ts'

/** Names that logs and lists use for what is no account. No account may have one of them. */
const RESERVED = new Set(
  [
    ...['platform', 'canary guard', 'installation', 'operator', 'the sender'],
    ...['database', 'schedule', 'nobody'],
  ].map(nameHash),
)

export interface NewAccount {
  readonly name: string
  readonly username: string
  /** Its hash; null for somebody who signs in without a password. */
  readonly password: string | null
  readonly role: Role
}

/** @throws InvalidBodyException if somebody else has the name or the username. */
export async function insertAccount(
  manager: EntityManager,
  account: NewAccount,
  updatedBy: string,
): Promise<User> {
  await assertNameIsFree(manager, account.name)
  if (await isUsernameTaken(manager, account.username)) {
    throw taken('username', 'Somebody else has this username')
  }
  const now = new Date()
  const user = manager.create(User, {
    ...account,
    nameHash: nameHash(account.name),
    state: 'active',
    revision: 1,
    createdAt: now,
    updatedAt: now,
    updatedBy,
    lastSignInAt: null,
  })
  await manager.insert(User, user)
  return user
}

/** @param exceptId id of the account that may have the name. */
export async function assertNameIsFree(
  manager: EntityManager,
  name: string,
  exceptId?: number,
): Promise<void> {
  if (RESERVED.has(nameHash(name))) throw taken('name', 'Choose another name')
  const owner = await manager.findOneBy(User, { nameHash: nameHash(name) })
  if (owner && owner.id !== exceptId) throw taken('name', 'Somebody else has this name')
}

/**
 * Compares without accents on every database, as MySQL's unique index does: two usernames that differ in accents alone
 * look alike, and could not be moved from SQLite to a server.
 */
async function isUsernameTaken(manager: EntityManager, username: string): Promise<boolean> {
  const users = await manager.find(User, { select: { id: true, username: true } })
  return users.some((user) => withoutAccents(user.username) === withoutAccents(username))
}

const withoutAccents = (username: string) => username.normalize('NFD').replace(/\p{M}/gu, '')

const taken = (field: string, message: string) =>
  new InvalidBodyException([{ path: [field], message }])
