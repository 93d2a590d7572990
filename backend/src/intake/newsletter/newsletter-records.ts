import { In, IsNull } from 'typeorm'
import { remove, type ModuleRecords } from '../../foundation/database/records.ts'
import { OutboxEntry } from '../mail/outbox-entry.entity.ts'
import { emailHash } from '../submission/email-hash.ts'
import { CONFIRMATION } from './confirmation-mail.ts'
import { NewsletterSubscriber } from './newsletter-subscriber.entity.ts'

/** Who does not confirm in this time has not meant it. */
const UNCONFIRMED_DAYS = 30

/** Subscriptions go when nobody confirms them, or when their owner wants to be forgotten. */
export const NEWSLETTER_RECORDS: ModuleRecords = {
  entities: [NewsletterSubscriber],
  purge: async (manager, before) => {
    const waiting = await manager.findBy(OutboxEntry, { kind: CONFIRMATION })
    const unasked = new Set(waiting.map(({ recordId }) => recordId))
    const unconfirmed = await manager.findBy(NewsletterSubscriber, [
      { confirmedAt: IsNull(), askedAt: before(UNCONFIRMED_DAYS) },
      // A sign-up that looked like a program's: its owner is never asked.
      { confirmedAt: IsNull(), askedAt: IsNull(), createdAt: before(UNCONFIRMED_DAYS) },
    ])
    // While no mail server has taken the question, its owner cannot have answered.
    const silent = unconfirmed.map(({ id }) => id).filter((id) => !unasked.has(id))
    return { subscriptions: await remove(manager, NewsletterSubscriber, { id: In(silent) }) }
  },
  erase: async (manager, erasure) => ({
    subscriptions:
      'email' in erasure
        ? await remove(manager, NewsletterSubscriber, { emailHash: emailHash(erasure.email) })
        : 0,
  }),
}
