import { IsNull, Not, type EntityManager } from 'typeorm'
import { OutboxEntry } from './outbox-entry.entity.ts'

/** State of the outbox. */
export interface OutboxState {
  /** Mails that are still to be sent. */
  readonly waiting: number
  /** Age of the oldest of them, in seconds; 0 when none waits. */
  readonly oldestSeconds: number
  /** Mails that were given up, and are kept for inspection. */
  readonly failed: number
}

export async function outboxState(manager: EntityManager, now: Date): Promise<OutboxState> {
  const isWaiting = { failedAt: IsNull() }
  const waiting = await manager.countBy(OutboxEntry, isWaiting)
  const failed = await manager.countBy(OutboxEntry, { failedAt: Not(IsNull()) })
  const oldest = await manager.findOne(OutboxEntry, {
    where: isWaiting,
    order: { createdAt: 'ASC' },
  })
  const age = oldest ? now.getTime() - oldest.createdAt.getTime() : 0
  return { waiting, oldestSeconds: Math.max(0, Math.round(age / 1_000)), failed }
}
