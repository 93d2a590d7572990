import { expect, it } from '@jest/globals'
import { aFixture } from '../../testing/league-records.ts'
import { tallyOf } from './meetings-tally.ts'

const score = { halfTime: null, afterExtraTime: null, penalties: null }

it.each([
  [1, 1, 'away', { won: 0, drawn: 0, lost: 1 }],
  [2, 1, 'away', { won: 0, drawn: 0, lost: 1 }],
  [0, 0, 'home', { won: 1, drawn: 0, lost: 0 }],
  [1, 1, null, { won: 0, drawn: 1, lost: 0 }],
] as const)('%i - %i counts for the side that got the match: %s', (home, away, awarded, tally) => {
  const match = aFixture({ status: 'awarded', awarded, score: { ...score, home, away } })
  expect(tallyOf([match], 'lions')).toMatchObject(tally)
})

it('a match that was won in extra time counts as won, with all of its goals', () => {
  const match = aFixture({
    status: 'finished',
    score: { ...score, home: 1, away: 1, afterExtraTime: { home: 3, away: 1 } },
  })
  expect(tallyOf([match], 'lions')).toMatchObject({
    won: 1,
    drawn: 0,
    goalsFor: 3,
    goalsAgainst: 1,
  })
})

it('a match that was decided from the mark counts as drawn', () => {
  const match = aFixture({
    status: 'finished',
    score: { ...score, home: 1, away: 1, penalties: { home: 4, away: 3 } },
  })
  expect(tallyOf([match], 'lions')).toMatchObject({ won: 0, drawn: 1, lost: 0 })
})
