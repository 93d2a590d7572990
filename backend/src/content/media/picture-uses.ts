import type { EntityManager } from 'typeorm'
import { ContentRecord } from '../revisions/content-record.entity.ts'
import { ContentRevision } from '../revisions/content-revision.entity.ts'

/** A record that shows a picture, now or once a draft is published. */
export interface PictureUse {
  readonly part: string
  readonly id: number
  readonly title: string
}

/** Finds the records whose newest, published or scheduled revision shows a picture. Other revisions do not count. */
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
