import { IsNull, Not, type EntityManager } from 'typeorm'
import { OutboxEntry } from './outbox-entry.entity.ts'

/** Takes mails that were given up for new ones, once what kept them back is mended. @returns how many. */
export async function resend(manager: EntityManager, now = new Date()): Promise<number> {
  const fresh = { failedAt: null, lastError: null, attempts: 0, dueAt: now }
  const { affected } = await manager.update(OutboxEntry, { failedAt: Not(IsNull()) }, fresh)
  return affected ?? 0
}
