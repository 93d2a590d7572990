import type { EntityManager } from 'typeorm'
import { FIRST_AUTHOR, SQL_AUTHOR } from './authors.ts'
import type { ContentKind, PublishedRow } from './content-kind.ts'
import { ContentRecord, UNPUBLISHED_HASH } from './content-record.entity.ts'
import { ContentRevision } from './content-revision.entity.ts'
import { findRows, hashOf } from './published-rows.ts'
import { listColumns } from './record-columns.ts'

/** Maximum number of rows taken over at once. A request waits for them, and other requests wait for it. */
const BATCH = 200

/** Returns the ids of records whose row is new to the desk, or was removed by SQL. */
export async function unknownIds(manager: EntityManager, kind: ContentKind): Promise<number[]> {
  const { part } = kind
  const added = await manager
    .createQueryBuilder(kind.entity, 'row')
    .select('row.id', 'id')
    .leftJoin(ContentRecord, 'record', 'record.part = :part AND record.recordId = row.id', { part })
    .where('record.recordId IS NULL OR record.deletedAt IS NOT NULL')
    .orderBy('row.id', 'DESC')
    .limit(BATCH)
    .getRawMany<{ id: number }>()
  const removed = await manager
    .createQueryBuilder(ContentRecord, 'record')
    .select('record.recordId', 'id')
    .leftJoin(kind.entity, 'row', 'row.id = record.recordId')
    .where('record.part = :part AND record.publishedRevision IS NOT NULL', { part })
    .andWhere('row.id IS NULL')
    .limit(BATCH)
    .getRawMany<{ id: number }>()
  return [...added, ...removed].map(({ id }) => id)
}

/** Whether a row differs from what the desk knows to be published. */
export function differsFromPublished(
  kind: ContentKind,
  record: ContentRecord | undefined,
  row: PublishedRow | undefined,
): boolean {
  if (!row) return record !== undefined && record.publishedRevision !== null
  return !record || record.publishedHash !== hashOf(kind, row)
}

/**
 * Takes over changes made by SQL, each as a published revision of its own. Needs a write transaction. If another
 * process takes over the same rows at once, this fails with a unique violation, and the rows are known then.
 */
export async function adoptRows(
  manager: EntityManager,
  kind: ContentKind,
  ids: readonly number[],
): Promise<void> {
  const records = await recordsOf(manager, kind, ids)
  const rows = await findRows(manager, kind, ids)
  const at = new Date()
  const foreign = ids.filter((id) => differsFromPublished(kind, records.get(id), rows.get(id)))
  const adopted = foreign.flatMap((id) => {
    const row = rows.get(id)
    return row ? [adoptedRow(kind, row, records.get(id), at)] : []
  })
  if (adopted.length > 0) {
    await manager.insert(
      ContentRevision,
      adopted.map(({ revision }) => revision),
    )
    const fresh = adopted.filter(({ isFresh }) => isFresh).map(({ record }) => record)
    if (fresh.length > 0) await manager.insert(ContentRecord, fresh)
  }
  for (const { record, isFresh } of adopted) {
    const { part, recordId, ...columns } = record
    if (!isFresh) await manager.update(ContentRecord, { part, recordId }, columns)
  }
  for (const id of foreign) {
    const record = records.get(id)
    if (record && !rows.has(id)) await adoptRemoval(manager, record)
  }
}

/** Returns the row as a revision of its record. */
function adoptedRow(
  kind: ContentKind,
  row: PublishedRow,
  known: ContentRecord | undefined,
  at: Date,
) {
  const fields = kind.read(row)
  const number = (known?.revision ?? 0) + 1
  const key = { part: kind.part, recordId: row.id }
  const by = known ? SQL_AUTHOR : FIRST_AUTHOR
  const publishAt = known?.publishAt ?? null
  return {
    isFresh: !known,
    revision: { ...key, revision: number, fields: JSON.stringify(fields), at, by },
    record: {
      ...key,
      ...{ revision: number, publishedRevision: number, publishedHash: hashOf(kind, row) },
      // A scheduled record stays scheduled.
      state: publishAt ? ('scheduled' as const) : ('published' as const),
      ...{ publishAt, publishRevision: known?.publishRevision ?? null },
      ...{ deletedAt: null, updatedAt: at, updatedBy: by },
      ...listColumns(kind, fields),
    },
  }
}

async function adoptRemoval(
  manager: EntityManager,
  { part, recordId, publishAt }: ContentRecord,
): Promise<void> {
  await manager.update(
    ContentRecord,
    { part, recordId },
    {
      publishedRevision: null,
      publishedHash: publishAt ? UNPUBLISHED_HASH : null,
      state: publishAt ? 'scheduled' : 'unpublished',
    },
  )
}

/** Returns the records with these ids, including deleted ones. */
export async function recordsOf(
  manager: EntityManager,
  { part }: ContentKind,
  ids: readonly number[],
): Promise<Map<number, ContentRecord>> {
  if (ids.length === 0) return new Map()
  const records = await manager
    .createQueryBuilder(ContentRecord, 'record')
    .where('record.part = :part AND record.recordId IN (:...ids)', { part, ids })
    .getMany()
  return new Map(records.map((record) => [record.recordId, record]))
}
