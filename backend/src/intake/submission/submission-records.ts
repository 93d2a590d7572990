import type { Type } from '@nestjs/common'
import { LessThanOrEqual, type FindOptionsWhere } from 'typeorm'
import {
  distinct,
  remove,
  type ModuleRecords,
  type Subject,
} from '../../foundation/database/records.ts'
import { forgetMails, mailsAbout } from '../mail/mails-about.ts'
import { emailHash } from './email-hash.ts'
import type { Submission } from './submission.entity.ts'

/**
 * Returns the records of a form: removed by age, and found by reference or by the sender's address.
 *
 * @param kind name for operators, and key of the retention period in the configuration.
 * @param notice kind of the mails about them in the outbox.
 */
export function submissionRecords(
  entity: Type<Submission>,
  kind: 'messages' | 'applications',
  notice: string,
): ModuleRecords {
  return {
    entities: [entity],
    expiries: [{ kind, entity, moment: 'createdAt', days: (kept) => kept[kind] }],
    copy: async (manager, email, limit) => {
      const where = { emailHash: emailHash(email) }
      const rows = await manager.find(entity, { where, order: { id: 'DESC' }, take: limit })
      const mails = await mailsAbout(
        manager,
        notice,
        rows.map(({ id }) => id),
      )
      return { [kind]: rows.map((row) => ({ ...row, mails: mails.get(row.id) ?? [] })) }
    },
    erasable: {
      subjects: async (manager) => [
        ...(await distinct(manager, entity, 'emailHash')).map((emailHash) => ({ emailHash })),
        ...(await distinct(manager, entity, 'reference')).map((reference) => ({ reference })),
      ],
      erase: async (manager, subject, until) => {
        const where = matching(subject, until)
        const rows = await manager.find(entity, { where, select: { id: true } })
        await forgetMails(
          manager,
          notice,
          rows.map(({ id }) => id),
        )
        return { [kind]: await remove(manager, entity, where) }
      },
    },
  }
}

function matching(subject: Subject, until: Date | undefined): FindOptionsWhere<Submission> {
  return { ...subject, ...(until && { createdAt: LessThanOrEqual(until) }) }
}
