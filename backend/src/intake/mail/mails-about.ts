import { In, type EntityManager } from 'typeorm'
import { OutboxEntry } from './outbox-entry.entity.ts'

/** Returns the mails about records that wait or were given up, for a copy: they hold no text of their own. */
export async function mailsAbout(
  manager: EntityManager,
  kind: string,
  recordIds: readonly number[],
): Promise<ReadonlyMap<number, readonly object[]>> {
  const mails = await manager.findBy(OutboxEntry, { kind, recordId: In([...recordIds]) })
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
  await manager.delete(OutboxEntry, { kind, recordId: In([...recordIds]) })
}
