import type { EntityManager } from 'typeorm'
import { writeAudit, type AuditActor } from '../../foundation/audit/audit-log.ts'
import { randomToken } from '../../foundation/config/load-secret.ts'
import { publicOrigin, type OriginConfig } from '../../foundation/config/public-origin.ts'
import { sha256 } from '../../foundation/database/sha256.ts'
import type { User } from '../users/user.entity.ts'
import { Renewal } from './renewal.entity.ts'

/** Lifetime of a renewal, in milliseconds. A short one will do, because the owner is waiting for it. */
const LIFE_MS = 24 * 3_600_000

/** Makes a link for choosing a new password. @returns its address, which cannot be recovered later. */
export async function makeRenewal(
  manager: EntityManager,
  { id: accountId, username }: Pick<User, 'id' | 'username'>,
  endsSecondFactor: boolean,
  caller: AuditActor,
  config: OriginConfig,
): Promise<{ address: string; expiresAt: string }> {
  const token = randomToken()
  const expiresAt = new Date(Date.now() + LIFE_MS)
  const renewal = { accountId, tokenHash: sha256(token), endsSecondFactor, expiresAt }
  await writeAudit(manager, caller, 'renewal made', `${accountId}: ${username}${textOf(renewal)}`)
  await manager.upsert(Renewal, renewal, ['accountId'])
  const address = `${publicOrigin(config)}/desk/renewal?token=${token}`
  return { address, expiresAt: expiresAt.toISOString() }
}

/** Returns what the audit log adds to the account. */
export const textOf = ({ endsSecondFactor }: Pick<Renewal, 'endsSecondFactor'>) =>
  endsSecondFactor ? ', with all that the account signs in with' : ''
