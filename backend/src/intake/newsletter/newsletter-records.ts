import { In, LessThanOrEqual } from 'typeorm'
import { distinct, remove, type ModuleRecords } from '../../foundation/database/records.ts'
import { forgetMails, mailsAbout } from '../mail/mails-about.ts'
import { emailHash } from '../submission/email-hash.ts'
import { CONFIRMATION } from './confirmation-mail.ts'
import { NewsletterSubscriber } from './newsletter-subscriber.entity.ts'

/** The question has left the outbox; before that, the owner cannot have answered. */
const WAS_ASKED = `NOT EXISTS (SELECT 1 FROM outbox mail
  WHERE mail.kind = '${CONFIRMATION}' AND mail.record_id = record.id AND mail.failed_at IS NULL)`

const UNCONFIRMED = {
  kind: 'subscriptions',
  entity: NewsletterSubscriber,
  days: ({ unconfirmed }: { unconfirmed: number }) => unconfirmed,
}

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
  // Omits the token, which is a key and no personal data.
  copy: async (manager, email, limit) => {
    const rows = await manager.find(NewsletterSubscriber, {
      where: { emailHash: emailHash(email) },
      take: limit,
    })
    const ids = rows.map(({ id }) => id)
    const mails = await mailsAbout(manager, CONFIRMATION, ids)
    return {
      subscriptions: rows.map(({ token: _, ...row }) => ({
        ...row,
        mails: mails.get(row.id) ?? [],
      })),
    }
  },
  erasable: {
    subjects: async (manager) => [
      ...(await distinct(manager, NewsletterSubscriber, 'emailHash')).map((emailHash) => ({
        emailHash,
      })),
      ...(await distinct(manager, NewsletterSubscriber, 'token')).map((token) => ({
        reference: token,
      })),
    ],
    erase: async (manager, subject, until) => {
      const rows = await manager.findBy(NewsletterSubscriber, {
        ...('reference' in subject ? { token: subject.reference } : subject),
        ...(until && { createdAt: LessThanOrEqual(until) }),
      })
      const ids = rows.map(({ id }) => id)
      await forgetMails(manager, CONFIRMATION, ids)
      return { subscriptions: await remove(manager, NewsletterSubscriber, { id: In(ids) }) }
    },
  },
}
