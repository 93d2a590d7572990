import { expect, it } from '@jest/globals'
import { aFixture } from '../../testing/league-records.ts'
import { isResultAwaited, stateInShort } from './match-state.ts'

const match = aFixture({ status: 'scheduled', kickOff: '2026-02-01T15:00:00.000Z' })
const at = (time: string) => Date.parse(`2026-02-01T${time}.000Z`)

it.each([
  ['is not awaited until three hours after the kick-off', match, at('18:00:00'), false],
  ['is awaited from then on', match, at('18:00:01'), true],
  ['is not awaited while the time is unknown', match, null, false],
  ['is not awaited without a kick-off', { ...match, kickOff: null }, at('18:00:01'), false],
  ['is not awaited of a postponed match', { ...match, status: 'postponed' }, at('18:00:01'), false],
] as const)('a result %s', (_title, fixture, now, isAwaited) => {
  expect(isResultAwaited(fixture, now)).toBe(isAwaited)
})

const afterNinety = { home: 1, away: 1, halfTime: null }
const afterExtraTime = { home: 2, away: 1 }
const penalties = { home: 4, away: 3 }

it.each([
  ['in ninety minutes', 'finished', null, null, 'Full time'],
  ['in extra time', 'finished', afterExtraTime, null, '2 - 1 after extra time'],
  ['from the mark', 'finished', { home: 2, away: 2 }, penalties, '4 - 3 on penalties'],
  ['from the mark at once', 'finished', null, penalties, '4 - 3 on penalties'],
  ['by the league', 'awarded', null, penalties, 'Awarded'],
] as const)('a list says that a match was decided %s', (_how, status, extra, shots, words) => {
  const score = { ...afterNinety, afterExtraTime: extra, penalties: shots }
  expect(stateInShort(aFixture({ status, score }))).toBe(words)
})
