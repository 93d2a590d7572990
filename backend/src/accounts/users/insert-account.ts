import type { Role } from 'shared-contracts/desk/roles'
import type { EntityManager } from 'typeorm'
import { InvalidBodyException } from '../../foundation/http/invalid-body.exception.ts'
import { nameHash } from './name-hash.ts'
import { User } from './user.entity.ts'

/** Names that the logs use for other actors. No account may have one of them. */
const RESERVED = new Set(['platform', 'canary guard', 'installation', 'operator', 'the sender'])

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
  if (await manager.existsBy(User, { username: account.username })) {
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
  if (RESERVED.has(name.toLowerCase())) throw taken('name', 'Choose another name')
  const owner = await manager.findOneBy(User, { nameHash: nameHash(name) })
  if (owner && owner.id !== exceptId) throw taken('name', 'Somebody else has this name')
}

const taken = (field: string, message: string) =>
  new InvalidBodyException([{ path: [field], message }])
