import { In, IsNull } from 'typeorm'
import { remove, type ModuleRecords } from '../../foundation/database/records.ts'
import { OutboxEntry } from '../mail/outbox-entry.entity.ts'
import { emailHash } from '../submission/email-hash.ts'
import { CONFIRMATION } from './confirmation-mail.ts'
import { NewsletterSubscriber } from './newsletter-subscriber.entity.ts'

/** Sign-ups that nobody confirms are kept for so many days. */
const UNCONFIRMED_DAYS = 30

/** Subscriptions are removed when nobody confirms them, or on their owner's request. */
export const NEWSLETTER_RECORDS: ModuleRecords = {
  entities: [NewsletterSubscriber],
  purge: async (manager, before) => {
    const waiting = await manager.findBy(OutboxEntry, { kind: CONFIRMATION })
    const unasked = new Set(waiting.map(({ recordId }) => recordId))
    const unconfirmed = await manager.findBy(NewsletterSubscriber, [
      { confirmedAt: IsNull(), askedAt: before(UNCONFIRMED_DAYS) },
      // Owners of sign-ups that look automated are never asked.
      { confirmedAt: IsNull(), askedAt: IsNull(), createdAt: before(UNCONFIRMED_DAYS) },
    ])
    // While the mail is still in the outbox, its owner cannot have answered.
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
