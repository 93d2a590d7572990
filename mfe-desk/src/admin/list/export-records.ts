import type { DataProvider, SortPayload } from 'ra-core'
import { csvOf } from 'shared-contracts/csv'
import type { DeskRecord } from '../data/data-provider.ts'
import type { Column } from './column.ts'

/** Most records that one call of the API answers. */
const PER_CALL = 200

/** What a list shows, on all of its pages. */
export interface Shown {
  readonly part: string
  readonly sort: SortPayload
  readonly filter: Readonly<Record<string, string>>
}

/** Everything that the filters of a list show, in its order, as comma-separated values with its headings. */
export async function exportRecords(
  data: Pick<DataProvider, 'getList'>,
  { part, ...shown }: Shown,
  columns: readonly Column[],
): Promise<string> {
  // What is added meanwhile moves others to the next page: each counts once.
  const records = new Map<unknown, DeskRecord>()
  for (let page = 1, total = 1; (page - 1) * PER_CALL < total; page += 1) {
    const pagination = { page, perPage: PER_CALL }
    const answer = await data.getList<DeskRecord>(part, { pagination, ...shown })
    for (const record of answer.data) records.set(record.id, record)
    total = answer.total ?? 0
  }
  return csvOf([
    columns.map(({ label }) => label),
    ...[...records.values()].map((record) => columns.map(({ text }) => text(record))),
  ])
}
