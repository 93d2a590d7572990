import type { EntityManager } from 'typeorm'
import type { ContentKind } from './content-kind.ts'
import { fieldsOf } from './content-reader.ts'
import { ContentRecord, UNPUBLISHED_HASH } from './content-record.entity.ts'
import { findRow, hashOf, putRow, removeRow } from './published-rows.ts'
import { keepFormerSlug, slugToPublish } from './slugs.ts'

/** Publishes a revision, in the transaction that locks its record. */
export async function publish(
  manager: EntityManager,
  kind: ContentKind,
  { part, recordId: id }: ContentRecord,
  revision: number,
): Promise<void> {
  const written = await fieldsOf(manager, kind, id, revision)
  await kind.checkOthers?.(manager, written, id)
  const row = await findRow(manager, kind, id)
  const slug = await slugToPublish(manager, kind, written, { id, row })
  const fields = kind.hasAddress ? { ...written, slug } : written
  await keepFormerSlug(manager, kind, { id, before: row?.slug ?? '', now: slug })
  const stored = await putRow(manager, kind, id, fields)
  await manager.update(
    ContentRecord,
    { part, recordId: id },
    {
      publishedRevision: revision,
      publishedHash: hashOf(kind, stored),
      state: 'published',
      ...{ publishAt: null, publishRevision: null },
    },
  )
  await kind.follow?.(manager, stored)
}

/** Withdraws a record from visitors. Its address stays reserved for it. */
export async function withdraw(
  manager: EntityManager,
  kind: ContentKind,
  record: ContentRecord,
): Promise<void> {
  const { part, recordId: id } = record
  const row = await findRow(manager, kind, id)
  if (row) {
    await kind.checkWithdrawal?.(manager, row)
    await keepFormerSlug(manager, kind, { id, before: row.slug ?? '', now: '' })
    await removeRow(manager, kind, id)
  }
  await manager.update(
    ContentRecord,
    { part, recordId: id },
    {
      state: wasVisible(record) ? 'unpublished' : 'draft',
      ...{ publishedRevision: null, publishedHash: null, publishAt: null, publishRevision: null },
    },
  )
  if (row) await kind.follow?.(manager, row)
}

/** Schedules the newest revision of a record. */
export async function setSchedule(
  manager: EntityManager,
  record: ContentRecord,
  publishAt: Date,
): Promise<void> {
  const { part, recordId, revision, publishedHash } = record
  await manager.update(
    ContentRecord,
    { part, recordId },
    {
      ...{ state: 'scheduled' as const, publishAt, publishRevision: revision },
      publishedHash: publishedHash ?? (wasVisible(record) ? UNPUBLISHED_HASH : null),
    },
  )
}

/** Cancels the schedule of a record, which then has the state that it would have without one. */
export async function cancelSchedule(manager: EntityManager, record: ContentRecord): Promise<void> {
  const { part, recordId, publishedRevision, publishedHash } = record
  const isVisible = publishedRevision !== null
  const hidden = wasVisible(record) ? 'unpublished' : 'draft'
  await manager.update(
    ContentRecord,
    { part, recordId },
    {
      state: isVisible ? 'published' : hidden,
      publishedHash: isVisible ? publishedHash : null,
      ...{ publishAt: null, publishRevision: null },
    },
  )
}

/** Whether visitors see a record, or have seen it before. */
const wasVisible = ({ publishedHash, state }: ContentRecord) =>
  publishedHash !== null || state === 'unpublished'
