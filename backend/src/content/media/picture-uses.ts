import type { EntityManager } from 'typeorm'
import { ContentRecord } from '../revisions/content-record.entity.ts'
import { ContentRevision } from '../revisions/content-revision.entity.ts'

/** Where a picture is shown, now or when a draft is published. */
export interface PictureUse {
  readonly part: string
  readonly id: number
  readonly title: string
}

/** A record's newest revision, the one that visitors read and the one that is scheduled count; older ones do not. */
export function usesOf(manager: EntityManager, address: string): Promise<PictureUse[]> {
  const counts = ['revision', 'publishedRevision', 'publishRevision']
    .map((column) => `written.revision = record.${column}`)
    .join(' OR ')
  return manager
    .createQueryBuilder(ContentRecord, 'record')
    .select('record.part', 'part')
    .addSelect('record.recordId', 'id')
    .addSelect('record.title', 'title')
    .distinct()
    .innerJoin(
      ContentRevision,
      'written',
      `written.part = record.part AND written.recordId = record.recordId AND (${counts})`,
    )
    .where('record.deletedAt IS NULL AND written.fields LIKE :address', { address: `%${address}%` })
    .getRawMany<PictureUse>()
}
