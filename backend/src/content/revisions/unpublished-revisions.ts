import { In, type EntityManager } from 'typeorm'
import type { ContentRecord } from './content-record.entity.ts'
import { ContentRevision } from './content-revision.entity.ts'

/** Returns the revisions of a record that are still to be published: the scheduled one and the draft, older first. */
export async function unpublishedRevisions(
  manager: EntityManager,
  { part, recordId, revision, publishRevision, publishedRevision }: ContentRecord,
): Promise<ContentRevision[]> {
  const numbers = [publishRevision ?? revision, revision].filter((one) => one !== publishedRevision)
  if (numbers.length === 0) return []
  return manager.find(ContentRevision, {
    where: { part, recordId, revision: In(numbers) },
    order: { revision: 'ASC' },
  })
}
