import { expect, it } from '@jest/globals'
import type { FixtureStatus } from 'shared-contracts/league/fixture'
import { aFixture } from '../../testing/league-records.ts'
import { correctedUntil, isStill, listensFrom } from './worth-following.ts'

const NOW = Date.parse('2026-02-01T12:00:00.000Z')
const match = (status: FixtureStatus, kickOff: string | null, day: string | null = null) =>
  aFixture({ status, kickOff, day })
const toCome = (kickOff: string | null) => match('scheduled', kickOff)

it.each([
  ['no match', [], null],
  ['a result', [match('finished', '2026-02-01T07:30:00.000Z')], null],
  ['a result of yesterday', [match('finished', '2026-01-31T15:00:00.000Z')], null],
  ['a result that may be corrected', [match('finished', '2026-02-01T10:00:00.000Z')], '09:45'],
  ['an end that may be taken back', [match('abandoned', '2026-02-01T11:00:00.000Z')], '10:45'],
  ['an awarded match', [match('awarded', '2026-02-01T10:00:00.000Z')], null],
  ['a cancelled match', [match('cancelled', '2026-02-01T15:00:00.000Z')], null],
  [
    'a postponed match with its new kick-off',
    [match('postponed', '2026-02-01T15:00:00.000Z')],
    '14:45',
  ],
  ['a postponed match', [match('postponed', null)], null],
  ['a match that is on', [aFixture({ status: 'in-play' })], '12:00'],
  ['a break', [aFixture({ status: 'half-time' })], '12:00'],
  ['a kick-off in three hours', [toCome('2026-02-01T15:00:00.000Z')], '14:45'],
  ['a kick-off that is late', [toCome('2026-02-01T11:30:00.000Z')], '11:15'],
  ['a kick-off that was forgotten', [toCome('2026-02-01T07:30:00.000Z')], null],
  ['a kick-off tomorrow', [toCome('2026-02-02T15:00:00.000Z')], null],
  ['a day that is not fixed', [toCome(null)], null],
  ['a kick-off that is not fixed', [match('scheduled', null, '2026-02-01')], 'midnight'],
  ['one tomorrow', [match('scheduled', null, '2026-02-03')], null],
  ['one of the night before', [match('postponed', null, '2026-01-30')], null],
  [
    'two of them',
    [toCome('2026-02-01T18:00:00.000Z'), toCome('2026-02-01T15:00:00.000Z')],
    '14:45',
  ],
])('%s is listened to from %s on', (_what, matches, from) => {
  const moment = from === 'midnight' ? '2026-01-31T23:45:00.000Z' : `2026-02-01T${from}:00.000Z`
  expect(listensFrom(matches, NOW)).toBe(from && Date.parse(moment))
})

it('the end of a match may be taken back until four hours after its kick-off', () => {
  const on = aFixture({ status: 'half-time', kickOff: '2026-02-01T11:00:00.000Z' })
  expect(correctedUntil([on, toCome('2026-02-01T15:00:00.000Z')])).toBe(
    Date.parse('2026-02-01T15:00:00.000Z'),
  )
  expect(correctedUntil([{ ...on, kickOff: null, day: '2026-02-01' }])).toBe(
    Date.parse('2026-02-02T04:00:00.000Z'),
  )
  expect(correctedUntil([{ ...on, kickOff: null, day: null }])).toBe(0)
  expect(correctedUntil([])).toBe(0)
})

it('a match of a season that stands still is not followed', () => {
  const { season: slug, competition } = aFixture()
  const clock = '2026-02-01T16:22:00.000Z'
  expect(isStill(aFixture(), [{ slug, competition, clock }])).toBe(true)
  expect(isStill(aFixture(), [{ slug, competition, clock: null }])).toBe(false)
  const cup = { slug: 'cup', name: 'The Cup' }
  expect(isStill(aFixture(), [{ slug, competition: cup, clock }])).toBe(false)
})
