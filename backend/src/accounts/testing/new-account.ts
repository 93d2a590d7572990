import type { Role } from 'shared-contracts/desk/roles'
import { nameHash } from '../users/name-hash.ts'
import { hashPassword } from '../users/password.ts'
import type { User } from '../users/user.entity.ts'

/** The password of every account that tests make. */
export const TEST_PASSWORD = 'correct horse battery'

let hash: Promise<string> | undefined

export interface AccountOfTest {
  readonly name: string
  readonly role?: Role
}

/** Makes an account with a name. Its username is the name in lower case without spaces. */
export async function newAccount({
  name,
  role = 'administrator',
}: AccountOfTest): Promise<Omit<User, 'id'>> {
  const now = new Date()
  hash ??= hashPassword(TEST_PASSWORD)
  return {
    username: name.toLowerCase().replaceAll(' ', ''),
    password: await hash,
    name,
    nameHash: nameHash(name),
    role,
    state: 'active',
    revision: 1,
    createdAt: now,
    updatedAt: now,
    updatedBy: 'the test',
    lastSignInAt: null,
  }
}
