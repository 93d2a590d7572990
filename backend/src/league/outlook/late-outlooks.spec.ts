import { describe, expect, it } from '@jest/globals'
import type { LeagueSeason } from '../standings/season.ts'
import { lateOutlooksOf } from './late-outlooks.ts'

/** Two clubs that meet six times, of which so many are played. */
const season = (played: number): LeagueSeason => ({
  rules: { pointsForWin: 3, tieBreakers: [], zones: [] },
  clubs: ['ada', 'bibiani'].map((slug) => ({ slug, name: slug })),
  fixtures: Array.from({ length: 6 }, (_, at) => ({
    slug: `${at}`,
    round: at,
    home: 'ada',
    away: 'bibiani',
    kickOff: null,
    status: at < played ? ('finished' as const) : ('scheduled' as const),
    score: at < played ? { home: 1, away: 0 } : null,
  })),
  adjustments: [],
})

describe('outlooks', () => {
  it('are said in the last third of a season, and not when all is played', () => {
    expect(lateOutlooksOf(season(3))).toBeNull()
    expect(lateOutlooksOf(season(4))?.get('bibiani')).toMatchObject({
      bestPosition: 2,
      prospects: [{ goal: 'champion', state: 'impossible' }],
    })
    expect(lateOutlooksOf(season(6))).toBeNull()
  })

  it('are computed once for each state of a season', () => {
    const one = season(5)

    expect(lateOutlooksOf(one)).toBe(lateOutlooksOf(one))
  })
})
