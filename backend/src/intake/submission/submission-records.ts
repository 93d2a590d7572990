import type { Type } from '@nestjs/common'
import { Raw, type FindOptionsWhere } from 'typeorm'
import { remove, type Erasure, type ModuleRecords } from '../../foundation/database/records.ts'
import type { Submission } from './submission.entity.ts'

/**
 * Records of a form: they go by their age, by their reference, and by their sender's address.
 *
 * @param kind what an operator reads of them, such as `messages`.
 */
export function submissionRecords(entity: Type<Submission>, kind: string): ModuleRecords {
  return {
    entities: [entity],
    purge: async (manager, before, { RETENTION_DAYS }) => ({
      [kind]: await remove(manager, entity, { createdAt: before(RETENTION_DAYS) }),
    }),
    erase: async (manager, erasure) => ({
      [kind]: await remove(manager, entity, matching(erasure)),
    }),
  }
}

function matching(erasure: Erasure): FindOptionsWhere<Submission> {
  if ('reference' in erasure) return { reference: erasure.reference }
  const email = erasure.email.toLowerCase()
  return { email: Raw((column) => `LOWER(${column}) = :email`, { email }) }
}
