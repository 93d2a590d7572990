import { beforeEach, expect, it } from '@jest/globals'
import { createDeviceList } from './device-list.ts'

const KEY = 'gpl-test'
const keep = (ids: readonly string[]) => localStorage.setItem(KEY, JSON.stringify(ids))

beforeEach(() => localStorage.clear())

it.each([
  ['puts an entry beside', 'c', ['a', 'b', 'c']],
  ['takes an entry out of', 'a', ['b']],
  ['keeps an entry of', 'b', ['a', 'b']],
])('%s what another tab has kept, of which it has not heard yet', (_what, id, kept) => {
  const list = createDeviceList(KEY)
  keep(['a'])
  list.getState().read()
  keep(['a', 'b'])
  list.getState().toggle(id)
  expect(list.getState().ids).toEqual(kept)
  expect(localStorage.getItem(KEY)).toBe(JSON.stringify(kept))
})

it('has an entry under its new id, once, at the place of the old one', () => {
  const list = createDeviceList(KEY)
  keep(['a', 'b', 'c'])
  list.getState().rename((id) => (id === 'a' ? 'c' : id))
  expect(list.getState().ids).toEqual(['c', 'b'])
  expect(localStorage.getItem(KEY)).toBe('["c","b"]')
})
