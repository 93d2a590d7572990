import { Injectable } from '@nestjs/common'
import type { ContentSort } from 'shared-contracts/desk/content'
import type { ListQuery } from 'shared-contracts/desk/list'
import type { EntityManager, SelectQueryBuilder } from 'typeorm'
import type { ContentKind } from './content-kind.ts'
import { ContentReader, toAnswer, type RecordAnswer } from './content-reader.ts'
import { ContentRecord } from './content-record.entity.ts'
import { ContentRevision } from './content-revision.entity.ts'
import { parseFields } from './parse-fields.ts'
import { findRows } from './published-rows.ts'
import { filterText } from './record-columns.ts'

/** Query of a list of records. */
export interface ContentQuery extends ListQuery {
  readonly sort?: ContentSort | undefined
  readonly state?: string | undefined
  /** Filters of the kind. */
  readonly filters: Readonly<Record<string, string | undefined>>
}

/** Columns of the members that a list can be sorted by. */
const SORT_COLUMNS = {
  id: 'recordId',
  title: 'title',
  name: 'title',
  date: 'sortKey',
  postedOn: 'sortKey',
  position: 'sortKey',
  place: 'sortKey',
  posts: 'sortKey',
  state: 'state',
  updatedAt: 'updatedAt',
  updatedBy: 'updatedBy',
  publishAt: 'publishAt',
} as const satisfies Readonly<Record<ContentSort, keyof ContentRecord>>

/** Lists records page by page, using the database's own indices. */
@Injectable()
export class ContentList {
  constructor(private readonly reader: ContentReader) {}

  async page(
    kind: ContentKind,
    query: ContentQuery,
  ): Promise<{ items: RecordAnswer[]; total: number }> {
    const { manager } = this.reader.dataSource
    await this.reader.syncInBackground(kind)
    const found = await matching(manager, kind, query).getManyAndCount()
    const ids = found[0].map(({ recordId }) => recordId)
    // Take over rows of this page that were changed by SQL, so that the page shows them as they are.
    const isStale = await this.reader.syncSqlChanges(kind, ids)
    const [records, total] = isStale
      ? await matching(manager, kind, query).getManyAndCount()
      : found
    return { items: await answers(manager, kind, records), total }
  }

  /** Counts the records of a part in a state. */
  count(part: string, state: ContentRecord['state']): Promise<number> {
    const { manager } = this.reader.dataSource
    return manager
      .createQueryBuilder(ContentRecord, 'record')
      .where('record.part = :part AND record.state = :state AND record.deletedAt IS NULL', {
        part,
        state,
      })
      .getCount()
  }
}

function matching(
  manager: EntityManager,
  { part }: ContentKind,
  { page, perPage, sort, order, q, state, filters }: ContentQuery,
): SelectQueryBuilder<ContentRecord> {
  const query = manager
    .createQueryBuilder(ContentRecord, 'record')
    .where('record.part = :part AND record.deletedAt IS NULL', { part })
  if (state) query.andWhere('record.state = :state', { state })
  if (q) query.andWhere(`record.words LIKE :q ESCAPE '!'`, { q: pattern(q.toLowerCase()) })
  for (const [name, value] of Object.entries(filters)) {
    if (value === undefined) continue
    const filter = pattern(filterText(name, value))
    query.andWhere(`record.filters LIKE :${name} ESCAPE '!'`, { [name]: filter })
  }
  const column = sort ? SORT_COLUMNS[sort] : 'sortKey'
  const direction = order === 'desc' ? 'DESC' : 'ASC'
  return query
    .orderBy(`record.${column}`, direction)
    .addOrderBy('record.recordId', direction)
    .offset((page - 1) * perPage)
    .limit(perPage)
}

/** Escapes the characters that have a meaning in LIKE patterns. */
const pattern = (text: string) => `%${text.replace(/[!%_]/g, '!$&')}%`

async function answers(
  manager: EntityManager,
  kind: ContentKind,
  records: readonly ContentRecord[],
): Promise<RecordAnswer[]> {
  if (records.length === 0) return []
  const ids = records.map(({ recordId }) => recordId)
  const revisions = await manager
    .createQueryBuilder(ContentRevision, 'written')
    .innerJoin(
      ContentRecord,
      'record',
      'record.part = written.part AND record.recordId = written.recordId AND record.revision = written.revision',
    )
    .where('written.part = :part AND written.recordId IN (:...ids)', { part: kind.part, ids })
    .getMany()
  const byId = new Map(revisions.map((revision) => [revision.recordId, revision]))
  const rows = await findRows(manager, kind, ids)
  return records.flatMap((record) => {
    const revision = byId.get(record.recordId)
    if (!revision) return []
    // If a record was saved between the two reads, only the next list shows all of it.
    const known = { ...record, revision: revision.revision }
    const slug = rows.get(record.recordId)?.slug ?? null
    return [toAnswer(kind, known, parseFields(revision.fields), slug)]
  })
}
