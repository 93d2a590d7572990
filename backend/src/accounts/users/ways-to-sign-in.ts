import { ConflictException } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { Passkey } from '../passkeys/passkey.entity.ts'
import { ProviderLink } from '../provider/provider-link.entity.ts'
import type { User } from './user.entity.ts'

/**
 * Checks that an account keeps a way to sign in, after the transaction has removed one.
 *
 * @param account as locked by the transaction, so that two removals at once cannot each count on the other way.
 * @throws ConflictException
 */
export async function assertCanSignIn(
  manager: EntityManager,
  { id: accountId, password }: Pick<User, 'id' | 'password'>,
): Promise<void> {
  if (password !== null) return
  if (await manager.existsBy(Passkey, { accountId })) return
  if (await manager.existsBy(ProviderLink, { accountId })) return
  throw new ConflictException('Add a passkey first: you could not sign in any more')
}
