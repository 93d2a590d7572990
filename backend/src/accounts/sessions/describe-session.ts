import type { DeskSession } from 'shared-contracts/desk/account'
import { PARTS_OF_ROLE } from 'shared-contracts/desk/roles'
import { idleEnd, type FoundSession } from './sessions.ts'

/** Describes a session for its owner. */
export function describeSession({ session, account }: FoundSession): DeskSession {
  const { id, name, username, role } = account
  return {
    account: { id, name, username, role },
    parts: [...PARTS_OF_ROLE[role]],
    idleUntil: idleEnd(session).toISOString(),
    endsAt: session.endsAt.toISOString(),
  }
}
