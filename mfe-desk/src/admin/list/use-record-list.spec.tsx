import { beforeEach, expect, it } from '@jest/globals'
import { act, renderHook, waitFor } from '@testing-library/react'
import { CoreAdminContext } from 'ra-core'
import { useState, type ReactNode } from 'react'
import type { NavigationTarget } from 'shared-contracts/host'
import { hrefOf } from 'shared-contracts/testing'
import { inHost, testHost } from 'shared-ui/testing'
import { callDesk } from '../../desk-api/desk-api.ts'
import { answerDesk } from '../../testing/answer-desk.ts'
import { createDataProvider } from '../data/data-provider.ts'
import { useRecordList } from './use-record-list.ts'

const PER_PAGE = 25
/** Number of stories; the API has each page of them. */
let total: number
/** Address at which the desk is opened. */
let opened: string
/** Addresses that the list has gone to. */
let visited: string[]

const answer = (page: number) => () => ({
  body: {
    items: Array.from({ length: PER_PAGE }, (_, index) => ({
      id: (page - 1) * PER_PAGE + index + 1,
    })).filter(({ id }) => id <= total),
    total,
  },
})

beforeEach(() => {
  opened = '/stories?page=3'
  visited = []
  const query = (page: number) =>
    `GET /api/desk/stories?page=${page}&perPage=25&sort=date&order=desc`
  answerDesk({ [query(1)]: answer(1), [query(2)]: answer(2), [query(3)]: answer(3) })
})

/** A desk that follows its address. */
function Desk({ children }: { readonly children: ReactNode }) {
  const [address, setAddress] = useState(opened)
  const [dataProvider] = useState(() => createDataProvider(callDesk, () => undefined))
  const go = (how: string) => (to: NavigationTarget) => {
    visited.push(`${how} ${hrefOf(to)}`)
    setAddress(hrefOf(to))
  }
  const navigator = { ...testHost().navigator, push: go('push'), replace: go('replace') }
  const admin = <CoreAdminContext dataProvider={dataProvider}>{children}</CoreAdminContext>
  return inHost(admin, testHost({ navigator }), 'loom', address)
}

const openList = (filter = {}) =>
  renderHook(
    () =>
      useRecordList({
        part: 'stories',
        sorts: ['date', 'title'],
        sort: { field: 'date', order: 'DESC' },
        filter,
      }),
    { wrapper: Desk },
  )

it.each([
  ['the page before it', 50, 'replace /stories?page=2', 2],
  ['the first one', 25, 'replace /stories', 1],
  ['the first one, where nothing is left', 0, 'replace /stories', 1],
])('a last page whose records are gone gives way to %s', async (_page, left, visit, page) => {
  total = 51
  const { result } = openList()
  await waitFor(() => expect(result.current.list.data).toHaveLength(1))
  total = left
  await act(async () => void (await result.current.list.refetch()))
  await waitFor(() => expect(result.current.list.page).toBe(page))
  await waitFor(() => expect(result.current.list.data).toHaveLength(Math.min(left, PER_PAGE)))
  expect(visited).toEqual([visit])
})

it('a filter that always applies is none that somebody has chosen, though the address has it', () => {
  opened = '/messages?suspected=true&state=open'
  const { result } = openList({ suspected: 'true' })
  expect(result.current.filterValues).toEqual({ state: 'open' })
  expect(result.current.shown.filter).toEqual({ state: 'open', suspected: 'true' })
})

it.each([
  ['/stories?sort=title&order=asc', { field: 'title', order: 'ASC' }],
  // The API would refuse it, however often the list is loaded.
  ['/stories?sort=assignee&order=asc', { field: 'date', order: 'DESC' }],
])('a list opened at %s is in the order %j', (address, sort) => {
  opened = address
  expect(openList().result.current.list.sort).toEqual(sort)
})
