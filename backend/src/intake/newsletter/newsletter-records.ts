import { In } from 'typeorm'
import { remove, type ModuleRecords } from '../../foundation/database/records.ts'
import { forgetMails, mailsAbout } from '../mail/mails-about.ts'
import { emailHash } from '../submission/email-hash.ts'
import { CONFIRMATION } from './confirmation-mail.ts'
import { NewsletterSubscriber } from './newsletter-subscriber.entity.ts'

/** While the question waits in the outbox, its owner cannot have answered. */
const WAS_ASKED = `NOT EXISTS (SELECT 1 FROM outbox mail
  WHERE mail.kind = '${CONFIRMATION}' AND mail.record_id = record.id AND mail.failed_at IS NULL)`

const UNCONFIRMED = {
  kind: 'subscriptions',
  entity: NewsletterSubscriber,
  days: ({ unconfirmed }: { unconfirmed: number }) => unconfirmed,
}

const of = (email: string) => ({ where: { emailHash: emailHash(email) } })

/** Subscriptions are removed when nobody confirms them, or on their owner's request. */
export const NEWSLETTER_RECORDS: ModuleRecords = {
  entities: [NewsletterSubscriber],
  expiries: [
    {
      ...UNCONFIRMED,
      moment: 'askedAt',
      only: `record.confirmedAt IS NULL AND ${WAS_ASKED}`,
    },
    {
      // Owners of sign-ups that look automated are never asked.
      ...UNCONFIRMED,
      moment: 'createdAt',
      only: 'record.confirmedAt IS NULL AND record.askedAt IS NULL',
    },
  ],
  // Without the token, which is a key and tells nothing.
  copy: async (manager, email, limit) => {
    const rows = await manager.find(NewsletterSubscriber, { ...of(email), take: limit })
    const ids = rows.map(({ id }) => id)
    const mails = await mailsAbout(manager, CONFIRMATION, ids)
    return {
      subscriptions: rows.map(({ token: _, ...row }) => ({
        ...row,
        mails: mails.get(row.id) ?? [],
      })),
    }
  },
  erase: async (manager, erasure) => {
    if ('reference' in erasure) return { subscriptions: 0 }
    const rows = await manager.find(NewsletterSubscriber, of(erasure.email))
    const ids = rows.map(({ id }) => id)
    await forgetMails(manager, CONFIRMATION, ids)
    return { subscriptions: await remove(manager, NewsletterSubscriber, { id: In(ids) }) }
  },
}
