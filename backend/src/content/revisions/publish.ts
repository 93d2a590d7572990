import type { EntityManager } from 'typeorm'
import type { ContentKind } from './content-kind.ts'
import { fieldsOf } from './content-reader.ts'
import { ContentRecord } from './content-record.entity.ts'
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
  { part, recordId: id, publishedRevision, state }: ContentRecord,
): Promise<void> {
  const row = await findRow(manager, kind, id)
  if (row) {
    await kind.checkWithdrawal?.(manager, row)
    await keepFormerSlug(manager, kind, { id, before: row.slug ?? '', now: '' })
    await removeRow(manager, kind, id)
  }
  const wasSeen = publishedRevision !== null || state === 'unpublished'
  await manager.update(
    ContentRecord,
    { part, recordId: id },
    {
      state: wasSeen ? 'unpublished' : 'draft',
      ...{ publishedRevision: null, publishedHash: null, publishAt: null, publishRevision: null },
    },
  )
  if (row) await kind.follow?.(manager, row)
}
