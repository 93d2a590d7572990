import { afterEach, describe, expect, it } from '@jest/globals'
import type { LeagueFixture, LeagueSeason } from '../standings/season.ts'
import { outlooksOf } from './outlook.ts'
import { Outlooks } from './outlooks.ts'

const match = (home: string, away: string, homeGoals: number | null): LeagueFixture => ({
  slug: `${home}-${away}`,
  round: 1,
  home,
  away,
  kickOff: null,
  status: homeGoals === null ? 'scheduled' : 'finished',
  score: homeGoals === null ? null : { home: homeGoals, away: 0 },
  awarded: null,
})

const season = (goals: number | null): LeagueSeason => ({
  rules: { pointsForWin: 3, tieBreakers: ['goal-difference'], zones: [] },
  clubs: ['a', 'b', 'c'].map((slug) => ({ slug, name: slug })),
  fixtures: [match('a', 'b', 1), match('b', 'c', goals), match('c', 'a', null)],
  adjustments: [],
})

const outlooks = new Outlooks()
afterEach(() => outlooks.onModuleDestroy())

/** Asks until the outlook is known. */
async function found(asked: LeagueSeason) {
  for (;;) {
    const known = outlooks.find('gpl~2025-26', asked)
    if (known) return known
    await new Promise((resolve) => setImmediate(resolve))
  }
}

describe('the outlook of a season', () => {
  it('keeps nobody waiting, and is there when it is computed', async () => {
    expect(outlooks.find('gpl~2025-26', season(null))).toBeNull()
    expect(await found(season(null))).toEqual(outlooksOf(season(null)))
  })

  it('is computed anew for a result, and not for a goal of a match that is on', async () => {
    await found(season(null))
    const [first, second, third] = season(null).fixtures
    const on = { ...second!, status: 'in-play', score: { home: 1, away: 0 } } as const
    const live = { ...season(null), fixtures: [first!, on, third!] }
    expect(outlooks.find('gpl~2025-26', live)).toEqual(outlooksOf(season(null)))
    expect(outlooks.find('gpl~2025-26', season(2))).toBeNull()
    expect(await found(season(2))).toEqual(outlooksOf(season(2)))
  })

  it('is computed anew when a match of a level score is awarded to the other side', async () => {
    const awardedTo = (awarded: 'home' | 'away'): LeagueSeason => ({
      ...season(2),
      fixtures: season(2).fixtures.map((fixture) => ({
        ...{ ...fixture, status: 'awarded', score: { home: 1, away: 1 }, awarded },
      })),
    })
    await found(awardedTo('home'))
    expect(outlooks.find('gpl~2025-26', awardedTo('away'))).toBeNull()
  })

  it('is computed anew when a match is abandoned that another one replaces', async () => {
    const [first, second, third] = season(null).fixtures
    const again: LeagueFixture = { ...second!, slug: 'b-c-again' }
    const as = (status: 'in-play' | 'abandoned'): LeagueSeason => ({
      ...season(null),
      fixtures: [first!, { ...second!, status }, third!, again],
    })
    await found(as('in-play'))
    expect(outlooks.find('gpl~2025-26', as('abandoned'))).toBeNull()
  })

  it('gives up what a newer result has overtaken', async () => {
    expect(outlooks.find('gpl~2025-26', season(3))).toBeNull()
    expect(await found(season(4))).toEqual(outlooksOf(season(4)))
    expect(outlooks.find('gpl~2025-26', season(3))).toBeNull()
  })
})
