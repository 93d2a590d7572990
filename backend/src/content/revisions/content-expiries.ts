import type { EntityManager, ObjectLiteral } from 'typeorm'
import type { Expiry } from '../../foundation/database/records.ts'
import { ContentRecord } from './content-record.entity.ts'
import { ContentRevision } from './content-revision.entity.ts'
import { FormerAddress } from './former-address.entity.ts'

/**
 * Days for which a deleted record can be restored. It may be about a person who asked to be removed, and the law gives
 * a month for that.
 */
export const DELETED_DAYS = 30

/** Days for which a revision is kept after another one replaced it. It may name people who are gone since. */
export const REPLACED_DAYS = 730

/** A revision that another one replaced before the end of the period, and that nobody reads or will read. */
const REPLACED = [
  'EXISTS (SELECT 1 FROM content_revisions later',
  'WHERE later.part = record.part AND later.record_id = record.recordId',
  'AND later.revision > record.revision AND later.at < :before)',
  'AND NOT EXISTS (SELECT 1 FROM content_records own',
  'WHERE own.part = record.part AND own.record_id = record.recordId',
  'AND record.revision IN (own.revision, own.published_revision, own.publish_revision))',
].join(' ')

/** What is removed by age, whatever its kind. */
export const CONTENT_EXPIRIES: readonly Expiry[] = [
  {
    kind: 'deleted content',
    entity: ContentRecord,
    moment: 'deletedAt',
    days: () => DELETED_DAYS,
    also: removeRest,
  },
  {
    kind: 'revisions',
    entity: ContentRevision,
    moment: 'at',
    days: () => REPLACED_DAYS,
    only: REPLACED,
  },
]

/** Removes the revisions and former addresses of removed records. */
async function removeRest(manager: EntityManager, keys: readonly ObjectLiteral[]): Promise<void> {
  for (const key of keys) {
    await manager.delete(ContentRevision, key)
    await manager.delete(FormerAddress, key)
  }
}
