import 'fake-indexeddb/auto'
import { beforeEach, expect, it, jest } from '@jest/globals'
import { forceCloseDatabase } from 'fake-indexeddb'
import { keepInMemory } from '../testing/keep-in-memory.ts'
import type { KeptTap } from './kept-tap.ts'
import { PhoneStore } from './phone-store.ts'

const BEFORE = '6f1c2f0e-3b55-4c39-9d34-0d8a3f0f7b11'
const AFTER = '0b9e0a52-7a3f-4a55-8a4f-6f0f5c3a2d22'
const tap = (id: string, order: number): KeptTap => ({
  ...{ id, account: 1, match: 'one-two', order },
  moment: { stretch: 1, mono: 0 },
  draft: { kind: 'added-time', id, minutes: 3 },
  ...{ at: null, state: 'waiting', sameAs: null, reason: null },
})

beforeEach(keepInMemory)

it('taps are kept on after a phone has closed the database, as some do in the background', async () => {
  const opening = jest.spyOn(indexedDB, 'open')
  const store = await PhoneStore.open()
  await store.keep([tap(BEFORE, 1)], [])
  const [opened] = opening.mock.results
  if (opened?.type !== 'return') throw new Error('No database was opened')
  Reflect.apply(forceCloseDatabase, null, [opened.value.result])
  await store.keep([tap(AFTER, 2)], [])
  const kept = await store.taps(1, 'one-two')
  expect(kept.map(({ id }) => id)).toEqual([BEFORE, AFTER])
})
