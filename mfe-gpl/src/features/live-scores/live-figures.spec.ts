import { expect, it } from '@jest/globals'
import { aFixture } from '../../testing/league-records.ts'
import { aLine, NOW } from '../../testing/live-records.ts'
import { withLiveFigures } from './live-figures.ts'

const now = Date.parse(NOW)
const on = aFixture({ status: 'in-play', minute: 60 })
const shown = (match: typeof on, changes: Parameters<typeof aLine>[0]) =>
  withLiveFigures(match, aLine({ clock: null, ...changes }), now)

it('a match whose start was taken back has no score', () => {
  const toCome = shown(on, { status: 'scheduled', score: null })
  expect(toCome).toMatchObject({ status: 'scheduled', score: null, minute: null })
})

it.each(['scheduled', 'postponed', 'awarded', 'cancelled'] as const)(
  'that a match is %s is news to a response from before, and to none from after',
  (status) => {
    expect(shown(on, { status }).status).toBe(status)
    const later = aFixture({ status: 'postponed', score: null })
    expect(shown(later, { status })).toBe(later)
  },
)

it.each(['finished', 'abandoned'] as const)('a match that is %s shows it at once', (status) => {
  expect(shown(on, { status }).status).toBe(status)
  expect(shown(aFixture({ status: 'scheduled' }), { status }).status).toBe(status)
})
