import { expect, it, jest } from '@jest/globals'
import type { DataProvider } from 'ra-core'
import { textOf } from '../text-of.ts'
import type { Column } from './column.ts'
import { exportRecords } from './export-records.ts'

const COLUMNS: readonly Column[] = [
  { source: 'email', label: 'Email', text: ({ email }) => textOf(email) },
  { source: 'state', label: 'State', text: ({ state }) => textOf(state) },
]
const SHOWN = {
  part: 'newsletters',
  sort: { field: 'createdAt', order: 'DESC' },
  filter: { state: 'confirmed' },
} as const

it('holds what the filters show, of all pages, and no formula', async () => {
  const all = Array.from({ length: 403 }, (_, id) => ({
    id,
    email: `${id}@example.org`,
    state: 'on',
  }))
  all[402] = { id: 402, email: '=HYPERLINK("x")', state: 'on' }
  const getList = jest.fn((_part: string, { pagination }: { pagination?: { page: number } }) => {
    const from = ((pagination?.page ?? 1) - 1) * 200
    // A record was added between two calls, so each page begins with the last record of the previous one.
    const data = all.slice(Math.max(0, from - 1), from + 200)
    return Promise.resolve({ data, total: all.length })
  })
  const data = { getList } as unknown as Pick<DataProvider, 'getList'>
  const rows = (await exportRecords(data, SHOWN, COLUMNS)).split('\r\n')
  expect(rows[0]).toBe('Email,State')
  expect(rows.length).toBe(1 + 403 + 1)
  expect(rows[403]).toBe(`"'=HYPERLINK(""x"")",on`)
  expect(getList.mock.calls.map(([, { pagination }]) => pagination?.page)).toEqual([1, 2, 3])
  expect(getList.mock.calls[0]?.[1]).toMatchObject({ sort: SHOWN.sort, filter: SHOWN.filter })
})
