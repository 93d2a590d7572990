import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { generatedSeason } from '../testing/generated-season.ts'
import type { Zone } from 'shared-contracts/league/rules'
import type { LeagueFixture, LeagueSeason } from '../standings/season.ts'
import { outlooksOf } from './outlook.ts'

const ZONES: Zone[] = [
  { from: 1, to: 2, name: 'Champions League', kind: 'champions-league' },
  { from: 3, to: 3, name: 'Confederation Cup', kind: 'confederation' },
]

/** Tries every outcome of every match to come, and returns the positions in which each club can end. */
function countedOut(season: LeagueSeason): Map<string, Set<number>> {
  const clubs = season.clubs.map(({ slug }) => slug)
  const points = new Map(clubs.map((club) => [club, 0]))
  const add = (club: string, more: number) => points.set(club, (points.get(club) ?? 0) + more)
  for (const { club, points: given } of season.adjustments) add(club, given)
  const give = ({ home, away }: LeagueFixture, result: number, sign: number) => {
    const { pointsForWin } = season.rules
    add(home, sign * ([1, pointsForWin, 0][result] ?? 0))
    add(away, sign * ([1, 0, pointsForWin][result] ?? 0))
  }
  const open: LeagueFixture[] = []
  for (const fixture of season.fixtures) {
    if (['finished', 'awarded'].includes(fixture.status) && fixture.score) {
      const { home, away } = fixture.score
      const level = home === away ? 0 : home > away ? 1 : 2
      give(fixture, fixture.awarded === null ? level : fixture.awarded === 'home' ? 1 : 2, 1)
    } else if (fixture.status !== 'cancelled') open.push(fixture)
  }
  const positions = new Map(clubs.map((club) => [club, new Set<number>()]))
  const play = (at: number) => {
    const fixture = open[at]
    if (!fixture) {
      for (const club of clubs) {
        const own = points.get(club) ?? 0
        const above = clubs.filter((other) => (points.get(other) ?? 0) > own).length
        const level = clubs.filter((other) => points.get(other) === own).length
        for (let each = above + 1; each <= above + level; each += 1) positions.get(club)?.add(each)
      }
      return
    }
    for (const result of [0, 1, 2]) {
      give(fixture, result, 1)
      play(at + 1)
      give(fixture, result, -1)
    }
  }
  play(0)
  return positions
}

/** A season with few matches to come, because each triples the number of outcomes. */
const lateSeason = fc
  .tuple(generatedSeason, fc.integer({ min: 1, max: 6 }), fc.nat())
  .map(([season, most, seed]): LeagueSeason => {
    let left = most
    const fixtures = season.fixtures.map((fixture, index): LeagueFixture => {
      const isOpen = !['finished', 'awarded', 'cancelled'].includes(fixture.status)
      if (isOpen && left > 0) {
        left -= 1
        return fixture
      }
      const score = { home: (index * 7 + seed) % 3, away: (index * 5 + (seed >> 3)) % 3 }
      return isOpen ? { ...fixture, status: 'finished', score } : fixture
    })
    const zones = ZONES.filter(({ to }) => to <= season.clubs.length)
    return { ...season, rules: { ...season.rules, zones }, fixtures }
  })
  .filter(({ fixtures }) =>
    fixtures.some(({ status }) => !['finished', 'awarded', 'cancelled'].includes(status)),
  )

describe('what a club still can reach', () => {
  it('is its place once a season that was broken off is ranked by points per match', () => {
    const match = (home: string, away: string, goals: number | null): LeagueFixture => ({
      ...{ slug: `${home}-${away}`, round: null, home, away, kickOff: null, awarded: null },
      status: goals === null ? 'postponed' : 'finished',
      score: goals === null ? null : { home: goals, away: 0 },
    })
    const season: LeagueSeason = {
      rules: {
        ...{ pointsForWin: 3, tieBreakers: [], zones: ZONES },
        rankedBy: 'points-per-match',
      },
      clubs: ['ada', 'bibiani', 'cape'].map((slug) => ({ slug, name: slug })),
      // Ada has more points, and Bibiani more per match.
      fixtures: [
        ...[match('ada', 'cape', 1), match('cape', 'ada', 0), match('bibiani', 'cape', 1)],
        match('ada', 'bibiani', null),
      ],
      adjustments: [],
    }
    const places = [...outlooksOf(season)].map(([club, { bestPosition, worstPosition }]) => {
      return [club, bestPosition, worstPosition]
    })
    expect(places).toEqual([
      ['bibiani', 1, 1],
      ['ada', 2, 2],
      ['cape', 3, 3],
    ])
  })

  it('is what counting out every outcome says', () => {
    fc.assert(
      fc.property(lateSeason, (season) => {
        const counted = countedOut(season)
        for (const [club, { bestPosition, worstPosition, prospects }] of outlooksOf(season)) {
          const positions = [...(counted.get(club) ?? [])]
          const goals = [{ from: 1, to: 1, kind: 'champion' }, ...season.rules.zones]
          const states = goals.map(({ from, to, kind }) => {
            const inside = positions.filter((each) => from <= each && each <= to).length
            return `${kind} ${inside === positions.length ? 'certain' : inside > 0 ? 'possible' : 'impossible'}`
          })

          expect([bestPosition, worstPosition]).toEqual([
            Math.min(...positions),
            Math.max(...positions),
          ])
          expect(prospects.map(({ goal, state }) => `${goal} ${state}`)).toEqual(states)
        }
      }),
      { numRuns: 200, seed: 18 },
    )
  })

  const match = (home: string, away: string, score: string | null): LeagueFixture => {
    const [homeGoals, awayGoals] = score?.split('-').map(Number) ?? []
    return {
      slug: `${home}-${away}`,
      round: 1,
      home,
      away,
      kickOff: null,
      status: score === null ? 'scheduled' : 'finished',
      score: score === null ? null : { home: homeGoals ?? 0, away: awayGoals ?? 0 },
      awarded: null,
    }
  }

  const prospects = (clubs: string[], points: number[], fixtures: LeagueFixture[], club: string) =>
    outlooksOf({
      rules: { pointsForWin: 3, tieBreakers: ['goal-difference'], zones: [] },
      clubs: clubs.map((slug) => ({ slug, name: slug })),
      fixtures,
      adjustments: clubs.map((slug, at) => ({
        club: slug,
        points: points[at] ?? 0,
        on: '2025-01-01',
      })),
    }).get(club)?.prospects

  it('says which rivals settle it by the matches among themselves', () => {
    // Cape can still reach 12 points, as many as ada and bibiani have. But these two meet, and at least one gains
    // points.
    const fixtures = [match('ada', 'bibiani', null), match('cape', 'dormaa', null)]

    expect(
      prospects(['ada', 'bibiani', 'cape', 'dormaa'], [12, 12, 9, 0], fixtures, 'cape'),
    ).toEqual([
      {
        goal: 'champion',
        state: 'impossible',
        rivals: ['ada', 'bibiani'],
        fixtures: ['ada-bibiani'],
      },
    ])
  })

  it('says on whom and on which matches it hangs', () => {
    const fixtures = [
      match('ada', 'bibiani', null),
      match('cape', 'dormaa', null),
      match('cape', 'bibiani', null),
    ]

    expect(
      prospects(['ada', 'bibiani', 'cape', 'dormaa'], [12, 10, 9, 0], fixtures, 'ada'),
    ).toEqual([
      {
        goal: 'champion',
        state: 'possible',
        rivals: ['bibiani', 'cape'],
        fixtures: ['ada-bibiani', 'cape-bibiani'],
      },
    ])
  })

  it('counts an abandoned match until another one replaces it', () => {
    const abandoned = { ...match('bibiani', 'ada', null), status: 'abandoned' } as const
    const settled = match('bibiani', 'ada', '0-0')
    const clubs = ['ada', 'bibiani']
    const state = (...fixtures: LeagueFixture[]) =>
      prospects(clubs, [3, 1], fixtures, 'ada')?.map((one) => one.state)

    expect(state(abandoned)).toEqual(['possible'])
    expect(state(abandoned, { ...settled, round: 2 })).toEqual(['possible'])
    expect(state(abandoned, settled)).toEqual(['certain'])
    expect(state(abandoned, { ...settled, round: null })).toEqual(['certain'])
    expect(state(abandoned, { ...match('bibiani', 'ada', null), status: 'cancelled' })).toEqual([
      'possible',
    ])
  })

  it('says nothing of a zone beyond the last place', () => {
    const zones = [{ from: 16, to: 18, name: 'Relegation', kind: 'relegation' }]
    const season = {
      rules: { pointsForWin: 3, tieBreakers: [], zones },
      clubs: ['ada', 'bibiani'].map((slug) => ({ slug, name: slug })),
      adjustments: [],
    }
    for (const fixtures of [[match('ada', 'bibiani', null)], [match('ada', 'bibiani', '1-0')]]) {
      const goals = outlooksOf({ ...season, fixtures }).get('bibiani')?.prospects
      expect(goals?.map(({ goal }) => goal)).toEqual(['champion'])
    }
  })

  it('says the nearest rival of a champion that nobody can reach', () => {
    const fixtures = [match('bibiani', 'cape', null)]

    expect(prospects(['ada', 'bibiani', 'cape'], [12, 8, 3], fixtures, 'ada')).toEqual([
      { goal: 'champion', state: 'certain', rivals: ['bibiani'], fixtures: [] },
    ])
  })

  it('names nobody where it hangs on more than a reader could follow', () => {
    const clubs = Array.from({ length: 14 }, (_, index) => `club-${index}`)
    const fixtures = clubs.flatMap((home, index) =>
      clubs.slice(index + 1).map((away) => match(home, away, null)),
    )

    expect(prospects(clubs, [], fixtures, 'club-0')).toEqual([
      { goal: 'champion', state: 'possible', rivals: [], fixtures: [] },
    ])
  })

  it('is the table when all is played, with its tie-breakers', () => {
    const fixtures = [match('ada', 'bibiani', '3-0'), match('cape', 'dormaa', '1-0')]
    const level = [match('ada', 'bibiani', '1-0'), match('cape', 'dormaa', '1-0')]
    const clubs = ['ada', 'bibiani', 'cape', 'dormaa']

    expect(prospects(clubs, [], fixtures, 'ada')).toMatchObject([{ state: 'certain' }])
    expect(prospects(clubs, [], fixtures, 'cape')).toMatchObject([{ state: 'impossible' }])
    expect(prospects(clubs, [], level, 'ada')).toMatchObject([
      { state: 'possible', rivals: ['cape'] },
    ])
  })
})
