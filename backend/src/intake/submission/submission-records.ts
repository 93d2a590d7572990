import type { Type } from '@nestjs/common'
import type { FindOptionsWhere } from 'typeorm'
import { remove, type Erasure, type ModuleRecords } from '../../foundation/database/records.ts'
import { forgetMails, mailsAbout } from '../mail/mails-about.ts'
import { emailHash } from './email-hash.ts'
import type { Submission } from './submission.entity.ts'

/**
 * Records of a form: they go by their age, by their reference, and by their sender's address.
 *
 * @param kind what an operator reads of them, and how the configuration names them.
 * @param notice names the mails about them in the outbox.
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
      const where = matching({ email })
      const rows = await manager.find(entity, { where, order: { id: 'DESC' }, take: limit })
      const mails = await mailsAbout(
        manager,
        notice,
        rows.map(({ id }) => id),
      )
      return { [kind]: rows.map((row) => ({ ...row, mails: mails.get(row.id) ?? [] })) }
    },
    erase: async (manager, erasure) => {
      const where = matching(erasure)
      const rows = await manager.find(entity, { where, select: { id: true } })
      await forgetMails(
        manager,
        notice,
        rows.map(({ id }) => id),
      )
      return { [kind]: await remove(manager, entity, where) }
    },
  }
}

function matching(erasure: Erasure): FindOptionsWhere<Submission> {
  return 'reference' in erasure
    ? { reference: erasure.reference }
    : { emailHash: emailHash(erasure.email) }
}
