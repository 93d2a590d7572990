import { In, type EntityManager } from 'typeorm'
import { OutboxEntry } from './outbox-entry.entity.ts'

/** Mails about records that are waiting or were given up, for a copy: they hold no text of their own. */
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

/** Takes the mails about records out of the outbox. */
export async function forgetMails(
  manager: EntityManager,
  kind: string,
  recordIds: readonly number[],
): Promise<void> {
  await manager.delete(OutboxEntry, { kind, recordId: In([...recordIds]) })
}
