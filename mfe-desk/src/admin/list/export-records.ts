import type { DataProvider, SortPayload } from 'ra-core'
import { csvOf } from 'shared-contracts/csv'
import type { DeskRecord } from '../data/data-provider.ts'
import type { Column } from './column.ts'

/** Maximum number of records per API call. */
const PER_CALL = 200

/** The query of a list, without its page. */
export interface Shown {
  readonly part: string
  readonly sort: SortPayload
  readonly filter: Readonly<Record<string, string>>
}

/** Exports all records that match the filters of a list, in its order, as CSV with headings. */
export async function exportRecords(
  data: Pick<DataProvider, 'getList'>,
  { part, ...shown }: Shown,
  columns: readonly Column[],
): Promise<string> {
  // A record added meanwhile moves others to the next page: count each one once.
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
