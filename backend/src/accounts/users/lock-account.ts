import type { EntityManager } from 'typeorm'
import { lockRows } from '../../foundation/database/row-lock.ts'
import { User } from './user.entity.ts'

/**
 * Locks an account until the transaction ends, and reads it with its password. This must be the first statement of its
 * transaction. What was checked before, such as a password that took a moment to hash, is then compared with what is
 * stored now, and nobody changes it before the commit.
 *
 * @returns null for an account that is turned off.
 */
export async function lockAccount(manager: EntityManager, id: number): Promise<User | null> {
  const query = manager
    .createQueryBuilder(User, 'user')
    .addSelect('user.password')
    .where('user.id = :id AND user.state = :state', { id, state: 'active' })
  return lockRows(manager, query).getOne()
}
