import { In, type EntityManager } from 'typeorm'
import { inBatches } from '../../foundation/database/records.ts'
import { OutboxEntry } from './outbox-entry.entity.ts'

/** Returns the mails about records that wait or were given up, for a copy: they hold no text of their own. */
export async function mailsAbout(
  manager: EntityManager,
  kind: string,
  recordIds: readonly number[],
): Promise<ReadonlyMap<number, readonly object[]>> {
  const mails = await inBatches(recordIds, (some) =>
    manager.findBy(OutboxEntry, { kind, recordId: In(some) }),
  )
  return new Map(
    recordIds.map((id) => [id, mails.filter(({ recordId }) => recordId === id)] as const),
  )
}

/** Removes the mails about records from the outbox. */
export async function forgetMails(
  manager: EntityManager,
  kind: string,
  recordIds: readonly number[],
): Promise<void> {
  await inBatches(recordIds, async (some) => {
    await manager.delete(OutboxEntry, { kind, recordId: In(some) })
    return []
  })
}
