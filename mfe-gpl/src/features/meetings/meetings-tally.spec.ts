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
