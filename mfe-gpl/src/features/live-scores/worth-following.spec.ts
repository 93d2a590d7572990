import { expect, it } from '@jest/globals'
import { aFixture } from '../../testing/league-records.ts'
import { isStill, listensFrom } from './worth-following.ts'

const NOW = Date.parse('2026-02-01T12:00:00.000Z')
const toCome = (kickOff: string | null) => aFixture({ status: 'scheduled', kickOff })

it.each([
  ['no match', [], null],
  ['a result', [aFixture()], null],
  ['a match that is on', [aFixture({ status: 'in-play' })], '12:00'],
  ['a break', [aFixture({ status: 'half-time' })], '12:00'],
  ['a kick-off in three hours', [toCome('2026-02-01T15:00:00.000Z')], '14:45'],
  ['a kick-off that is late', [toCome('2026-02-01T11:30:00.000Z')], '11:15'],
  ['a kick-off that was forgotten', [toCome('2026-02-01T07:30:00.000Z')], null],
  ['a kick-off tomorrow', [toCome('2026-02-02T15:00:00.000Z')], null],
  ['a kick-off that is not fixed', [toCome(null)], null],
  [
    'two of them',
    [toCome('2026-02-01T18:00:00.000Z'), toCome('2026-02-01T15:00:00.000Z')],
    '14:45',
  ],
])('%s is listened to from %s on', (_what, matches, from) => {
  expect(listensFrom(matches, NOW)).toBe(from && Date.parse(`2026-02-01T${from}:00.000Z`))
})

it('a match of a season that stands still is not followed', () => {
  const { season: slug, competition } = aFixture()
  const clock = '2026-02-01T16:22:00.000Z'
  expect(isStill(aFixture(), [{ slug, competition, clock }])).toBe(true)
  expect(isStill(aFixture(), [{ slug, competition, clock: null }])).toBe(false)
  const cup = { slug: 'cup', name: 'The Cup' }
  expect(isStill(aFixture(), [{ slug, competition: cup, clock }])).toBe(false)
})
