import { describe, expect, it } from '@jest/globals'
import { zoneClock } from '../../../files/zone-clock.ts'
import type { Fixture } from '../../../matches/fixture.entity.ts'
import { isAhead, isDatedBy } from './closed-match.ts'

const NOW = new Date('2026-11-22T15:00:00Z')

const planned = (day: string | null, kickOff: string | null = null) => {
  return { day, kickOff: kickOff === null ? null : new Date(kickOff) } as Fixture
}
/** A match of a season in a time zone. */
const inZone = (zone: string, fixture: Fixture) => {
  const clock = zoneClock(zone)
  return { fixture, dayOf: (moment: Date) => clock.local(moment.toISOString()).date }
}

describe('a match that is started', () => {
  it.each([
    ['is not ahead without a day', null, null, false],
    ['is not ahead on its day', '2026-11-22', null, false],
    ['is not ahead the day before', '2026-11-23', null, false],
    ['is ahead two days before', '2026-11-24', null, true],
    ['is not ahead 24 hours before', '2026-11-23', '2026-11-23T15:00:00Z', false],
    ['is ahead earlier than that', '2026-11-23', '2026-11-23T15:01:00Z', true],
  ] as const)('%s', (_title, day, kickOff, expected) => {
    expect(isAhead(inZone('Africa/Accra', planned(day, kickOff)), NOW)).toBe(expected)
  })

  it('has its day in the time zone of its season', () => {
    // It is November 23 in Auckland.
    expect(isAhead(inZone('Pacific/Auckland', planned('2026-11-24')), NOW)).toBe(false)
    expect(isAhead(inZone('Pacific/Auckland', planned('2026-11-25')), NOW)).toBe(true)
  })

  it.each([
    ['is dated by that without a time', '2026-11-22', null, true],
    ['keeps its time the day after', '2026-11-21', '2026-11-21T15:00:00Z', false],
    ['keeps its time a few minutes before', '2026-11-22', '2026-11-22T15:05:00Z', false],
    ['keeps its time an hour before', '2026-11-22', '2026-11-22T16:00:00Z', false],
    ['is dated by that earlier', '2026-11-22', '2026-11-22T16:01:00Z', true],
  ] as const)('%s', (_title, day, kickOff, expected) => {
    expect(isDatedBy(NOW, planned(day, kickOff))).toBe(expected)
  })
})
