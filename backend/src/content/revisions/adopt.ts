import type { EntityManager } from 'typeorm'
import { FIRST_AUTHOR, SQL_AUTHOR } from './authors.ts'
import type { ContentFields, ContentKind, PublishedRow } from './content-kind.ts'
import { ContentRecord, UNPUBLISHED_HASH } from './content-record.entity.ts'
import { ContentRevision } from './content-revision.entity.ts'
import { parseFields } from './parse-fields.ts'
import { findRows, hashOf } from './published-rows.ts'
import { isSameText, rebased } from './rebased.ts'
import { listColumns } from './record-columns.ts'
import { unpublishedRevisions } from './unpublished-revisions.ts'

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
 * Takes over changes made by SQL, each as a published revision of its own. A draft and a scheduled revision have a
 * successor with the same changes, so that they are not lost when it is published. Needs a write transaction. If another
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
  const adopted: AdoptedRow[] = []
  for (const id of foreign) {
    const row = rows.get(id)
    if (row) adopted.push(await adoptedRow(manager, kind, { row, known: records.get(id), at }))
  }
  if (adopted.length > 0) {
    await manager.insert(
      ContentRevision,
      adopted.flatMap(({ revisions }) => revisions),
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

interface AdoptedRow {
  readonly isFresh: boolean
  readonly revisions: readonly ContentRevision[]
  readonly record: ContentRecord
}

interface ForeignRow {
  readonly row: PublishedRow
  readonly known: ContentRecord | undefined
  readonly at: Date
}

/** Returns the row as a revision of its record, followed by what was still to be published. */
async function adoptedRow(
  manager: EntityManager,
  kind: ContentKind,
  { row, known, at }: ForeignRow,
): Promise<AdoptedRow> {
  const fields = kind.read(row)
  const published = (known?.revision ?? 0) + 1
  const key = { part: kind.part, recordId: row.id }
  const by = known ? SQL_AUTHOR : FIRST_AUTHOR
  const written = [fields]
  /** Successors by the numbers of their revisions. */
  const numbers = new Map([[known?.publishedRevision ?? null, published]])
  for (const { revision, draft } of known ? await rebasedDrafts(manager, known, fields) : []) {
    const isPublished = isSameText(draft, fields)
    numbers.set(revision, isPublished ? published : published + written.length)
    if (!isPublished) written.push(draft)
  }
  const revision = numbers.get(known?.revision ?? null) ?? published
  const { publishAt = null, publishRevision = null } = known ?? {}
  return {
    isFresh: !known,
    revisions: written.map((one, index) => {
      return { ...key, revision: published + index, fields: JSON.stringify(one), at, by }
    }),
    record: {
      ...key,
      ...{ revision, publishedRevision: published, publishedHash: hashOf(kind, row) },
      // A scheduled record stays scheduled.
      state: publishAt ? ('scheduled' as const) : ('published' as const),
      publishAt,
      publishRevision: publishRevision && (numbers.get(publishRevision) ?? publishRevision),
      ...{ deletedAt: null, updatedAt: at, updatedBy: by },
      ...listColumns(kind, written[revision - published] ?? fields),
    },
  }
}

/** Returns the revisions that are still to be published, with what has changed in the row since. */
async function rebasedDrafts(
  manager: EntityManager,
  known: ContentRecord,
  fields: ContentFields,
): Promise<{ readonly revision: number; readonly draft: ContentFields }[]> {
  const { part, recordId, publishedRevision } = known
  if (publishedRevision === null) return []
  const key = { part, recordId, revision: publishedRevision }
  const published = await manager.findOneBy(ContentRevision, key)
  // Without the published text, nobody knows what has changed in the row.
  if (!published) return []
  // An address that nobody chose was made for the row, and is no change of it.
  const textOf = ({ fields: json }: ContentRevision) => {
    const text = parseFields(json)
    return text['slug'] === '' ? { ...text, slug: fields['slug'] } : text
  }
  const before = textOf(published)
  return (await unpublishedRevisions(manager, known)).map((one) => {
    return { revision: one.revision, draft: rebased(textOf(one), before, fields) }
  })
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
