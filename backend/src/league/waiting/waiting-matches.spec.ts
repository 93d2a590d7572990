import { describe, expect, it } from '@jest/globals'
import type { FixtureStatus } from 'shared-contracts/league/fixture'
import type { BookFixture } from '../book/season-book.ts'
import { missingResults, postponedWithoutDay } from './waiting-matches.ts'

const NOW = new Date('2026-11-22T12:00:00.000Z')
const YESTERDAY = '2026-11-21'
const TOMORROW = '2026-11-23'

const match = (round: number | null, day: string | null, status: FixtureStatus = 'scheduled') =>
  ({
    fixture: { status, day, kickOff: day === null ? null : new Date(`${day}T15:00:00.000Z`) },
    round: round === null ? null : { number: round },
  }) as BookFixture

const missing = (...fixtures: BookFixture[]) => missingResults({ fixtures }, '2026-27', NOW)
const open = (...fixtures: BookFixture[]) => postponedWithoutDay({ fixtures }, '2026-27')

describe('a result', () => {
  it.each([
    ['of a match to come', match(3, TOMORROW)],
    ['of a match without a day', match(3, null)],
    ['of a match that is played', match(3, YESTERDAY, 'finished')],
    ['of a match that is on', match(3, YESTERDAY, 'in-play')],
    ['of a postponed match with a new day to come', match(3, TOMORROW, 'postponed')],
  ])('%s does not wait', (_which, fixture) => {
    expect(missing(fixture)).toBeNull()
  })

  it('of a postponed match waits after its new kick-off', () => {
    expect(missing(match(3, YESTERDAY, 'postponed'))).toMatchObject({ count: 1 })
  })

  it('of one round leads to the round', () => {
    expect(missing(match(3, YESTERDAY))).toEqual({
      text: '1 result is missing in round 3',
      count: 1,
      path: '/seasons/2026-27/rounds/3',
    })
  })

  it('of several rounds leads to a list', () => {
    expect(missing(match(3, YESTERDAY), match(4, YESTERDAY), match(null, YESTERDAY))).toEqual({
      text: '3 results are missing',
      count: 3,
      path: '/fixtures?season=2026-27&result=missing',
    })
  })
})

describe('a postponed match', () => {
  it('with a new day does not wait', () => {
    expect(open(match(3, TOMORROW, 'postponed'), match(3, null))).toBeNull()
  })

  it('without one does', () => {
    expect(open(match(3, null, 'postponed'), match(4, null, 'postponed'))).toMatchObject({
      text: '2 postponed matches have no new day',
      path: '/fixtures?season=2026-27&status=postponed',
    })
  })
})
