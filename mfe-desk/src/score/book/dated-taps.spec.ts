import { expect, it } from '@jest/globals'
import type { KeptTap } from '../taps/kept-tap.ts'
import { datedTaps } from './dated-taps.ts'

/** A phone whose clock counts in minutes of 22 November, from 15:00. */
const clock = { timeOf: ({ mono }: KeptTap['moment']) => Date.UTC(2026, 10, 22, 15, mono) }

const goal = (id: string, minute: number, changes: Partial<KeptTap> = {}): KeptTap => ({
  ...{ id, account: 1, match: 'a-match', order: 1, moment: { stretch: 1, mono: minute } },
  draft: {
    ...{ kind: 'event', id, type: 'goal', side: 'home', player: null, related: null, note: '' },
    isAnother: false,
  },
  ...{ at: null, state: 'waiting', sameAs: null, reason: null },
  ...changes,
})
const another = (id: string, minute: number): KeptTap => {
  const { draft, ...tap } = goal(id, minute)
  return { ...tap, draft: { ...draft, isAnother: true } as typeof draft }
}
const minutes = (taps: readonly KeptTap[]) =>
  datedTaps(taps, clock).map(({ id, at }) => `${id} ${at?.slice(11, 16)}`)

it('dates no tap earlier than the one before it', () => {
  expect(minutes([goal('a', 10), goal('b', 8), goal('c', 12)])).toEqual([
    'a 15:10',
    'b 15:10',
    'c 15:12',
  ])
})

it('dates an event that was another one by its own moment, among taps that wait', () => {
  expect(
    minutes([goal('a', 40), another('b', 12), goal('c', 41), another('d', 50), goal('e', 42)]),
  ).toEqual(['a 15:40', 'b 15:12', 'c 15:41', 'd 15:50', 'e 15:42'])
})
