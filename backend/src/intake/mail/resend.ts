import { IsNull, Not, type EntityManager } from 'typeorm'
import { OutboxEntry } from './outbox-entry.entity.ts'

/** Queues given-up mails again, once the cause is fixed. @returns their number. */
export async function resend(manager: EntityManager, now = new Date()): Promise<number> {
  const fresh = { failedAt: null, lastError: null, attempts: 0, dueAt: now }
  const { affected } = await manager.update(OutboxEntry, { failedAt: Not(IsNull()) }, fresh)
  return affected ?? 0
}
