import type { Role } from 'shared-contracts/desk/roles'
import type { EntityManager } from 'typeorm'
import { randomToken } from '../../foundation/config/load-secret.ts'
import { publicOrigin, type OriginConfig } from '../../foundation/config/public-origin.ts'
import { sha256 } from '../../foundation/database/sha256.ts'
import { Invitation } from './invitation.entity.ts'

/** Lifetime of an invitation, in milliseconds. */
const LIFE_MS = 7 * 24 * 3_600_000

export interface Invited {
  readonly name: string
  readonly role: Role
}

/** Makes an invitation. @returns its address, which cannot be recovered later. */
export async function invite(
  manager: EntityManager,
  { name, role }: Invited,
  invitedBy: string,
  config: OriginConfig,
): Promise<{ id: number; address: string; expiresAt: string }> {
  const token = randomToken()
  const now = new Date()
  const expiresAt = new Date(now.getTime() + LIFE_MS)
  const invitation = manager.create(Invitation, {
    tokenHash: sha256(token),
    slot: null,
    name,
    role,
    createdAt: now,
    expiresAt,
    invitedBy,
  })
  await manager.insert(Invitation, invitation)
  const address = invitationAddress(token, config)
  return { id: invitation.id, address, expiresAt: expiresAt.toISOString() }
}

/** Address of the page on which a token's invitation is accepted. */
export const invitationAddress = (token: string, config: OriginConfig): string =>
  `${publicOrigin(config)}/desk/invitation?token=${token}`
