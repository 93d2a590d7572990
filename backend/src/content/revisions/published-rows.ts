import { randomUUID } from 'node:crypto'
import type { EntityManager } from 'typeorm'
import { sha256 } from '../../foundation/database/sha256.ts'
import type { ContentFields, ContentKind, PublishedRow } from './content-kind.ts'
import { ContentRecord } from './content-record.entity.ts'

/** Finds the rows of these records that visitors read. */
export async function findRows(
  manager: EntityManager,
  { entity }: ContentKind,
  ids: readonly number[],
): Promise<Map<number, PublishedRow>> {
  if (ids.length === 0) return new Map()
  const rows = await manager
    .createQueryBuilder(entity, 'row')
    .where('row.id IN (:...ids)', { ids })
    .getMany()
  return new Map(rows.map((row) => [row.id, row]))
}

export async function findRow(
  manager: EntityManager,
  kind: ContentKind,
  id: number,
): Promise<PublishedRow | null> {
  return (await findRows(manager, kind, [id])).get(id) ?? null
}

/** Publishes fields as the row that visitors read. @returns the stored row. */
export async function putRow(
  manager: EntityManager,
  kind: ContentKind,
  id: number,
  fields: ContentFields,
): Promise<PublishedRow> {
  const before = await findRow(manager, kind, id)
  const columns = kind.write(fields, before)
  if (before) await manager.update(kind.entity, { id }, columns)
  else await manager.insert(kind.entity, { id, ...columns })
  const row = await findRow(manager, kind, id)
  if (!row) throw new Error(`${kind.part} ${id} was written and is not there`)
  return row
}

export async function removeRow(
  manager: EntityManager,
  { entity }: ContentKind,
  id: number,
): Promise<void> {
  await manager.delete(entity, { id })
}

/**
 * Reserves an id for a record that is not published yet. The table itself assigns the id, to a row that is removed
 * again in the same transaction, so that no row added by SQL ever gets the same id.
 */
export async function drawId(
  manager: EntityManager,
  kind: ContentKind,
  fields: ContentFields,
): Promise<number> {
  const columns = kind.write(
    kind.hasAddress ? { ...fields, slug: `draft-${randomUUID()}` } : fields,
    null,
  )
  const id = await insertAndRemove(manager, kind, columns)
  const { part } = kind
  const last = (await manager.maximum(ContentRecord, 'recordId', { part })) ?? 0
  // A restored table, and on SQLite a migrated one, counts on from its last row, which may be older than a draft.
  return id > last ? id : insertAndRemove(manager, kind, { ...columns, id: last + 1 })
}

/** Moves the table's counter on. @returns the id that the row had. */
async function insertAndRemove(
  manager: EntityManager,
  kind: ContentKind,
  columns: Omit<PublishedRow, 'id'> & { readonly id?: number },
): Promise<number> {
  const { identifiers } = await manager.insert(kind.entity, columns)
  const id: unknown = identifiers[0]?.['id']
  if (typeof id !== 'number') throw new TypeError(`${kind.part} gave no id`)
  await removeRow(manager, kind, id)
  return id
}

/** Returns a hash that changes when what a row says changes. */
export const hashOf = (kind: ContentKind, row: PublishedRow) =>
  sha256(JSON.stringify(kind.read(row)))
