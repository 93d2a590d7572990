import { describe, expect, it } from '@jest/globals'
import type { FixtureStatus } from 'shared-contracts/league/fixture'
import type { LeagueFixture, LeagueSeason, SeasonRules } from './season.ts'
import { standingsOf } from './standings.ts'

const RULES: SeasonRules = {
  pointsForWin: 3,
  tieBreakers: ['goal-difference', 'goals-for'],
  zones: [
    { from: 1, to: 1, name: 'Champions League', kind: 'champions-league' },
    { from: 3, to: 4, name: 'Relegation', kind: 'relegation' },
  ],
}

/** `3: ada 2-1 bibiani` is a finished match of round 3, played in week 3 of 2025. */
function match(text: string, status: FixtureStatus = 'finished'): LeagueFixture {
  const [, round, home = '', homeGoals, awayGoals, away = ''] =
    /^(\d+): (\S+) (\d+)-(\d+) (\S+)$/.exec(text) ?? []
  return {
    slug: `${home}-${away}`,
    round: Number(round),
    home,
    away,
    kickOff: new Date(Date.UTC(2025, 0, 7 * Number(round), 15)).toISOString(),
    status,
    score: { home: Number(homeGoals), away: Number(awayGoals) },
    awarded: null,
  }
}

function season(fixtures: LeagueFixture[], rest: Partial<LeagueSeason> = {}): LeagueSeason {
  const clubs = [...new Set(fixtures.flatMap(({ home, away }) => [home, away]))]
  return {
    rules: RULES,
    clubs: clubs.map((slug) => ({ slug, name: slug })),
    fixtures,
    adjustments: [],
    ...rest,
  }
}

const places = (...parameters: Parameters<typeof standingsOf>) =>
  standingsOf(...parameters).map(({ position, club }) => `${position} ${club.slug}`)

describe('a table', () => {
  it('counts matches that were finished or awarded, and no others', () => {
    const rows = standingsOf(
      season([
        match('1: ada 2-1 bibiani'),
        match('2: bibiani 3-0 ada', 'awarded'),
        match('3: ada 1-0 bibiani', 'abandoned'),
        match('4: ada 1-0 bibiani', 'in-play'),
        { ...match('5: ada 0-0 bibiani', 'postponed'), score: null },
      ]),
    )

    expect(
      rows.map(({ club, played, points, goalDifference }) => [
        club.slug,
        played,
        points,
        goalDifference,
      ]),
    ).toEqual([
      ['bibiani', 2, 3, 2],
      ['ada', 2, 3, -2],
    ])
  })

  it('counts a match of a level score for the side to which it was awarded, with the goals of the score', () => {
    const stopped = { ...match('1: ada 1-1 bibiani', 'awarded'), awarded: 'away' as const }
    const rows = standingsOf(season([stopped]))

    expect(rows).toMatchObject([
      {
        ...{ club: { slug: 'bibiani' }, played: 1, won: 1, drawn: 0, lost: 0, points: 3 },
        ...{ goalsFor: 1, goalsAgainst: 1, form: ['W'] },
      },
      { club: { slug: 'ada' }, won: 0, drawn: 0, lost: 1, points: 0, form: ['L'] },
    ])
  })

  it('counts a match that is on, marked, only as it stands', () => {
    const fixtures = [match('1: ada 1-0 bibiani', 'half-time'), match('1: cape 0-0 dormaa')]
    const live = standingsOf(season(fixtures), { live: true })

    expect(live[0]).toMatchObject({ club: { slug: 'ada' }, points: 3, isInPlay: true, form: [] })
    expect(live[1]).toMatchObject({ club: { slug: 'cape' }, isInPlay: false })
    expect(standingsOf(season(fixtures))[0]?.club.slug).toBe('cape')
  })

  it('leaves play-offs out', () => {
    const playOff = { ...match('9: bibiani 5-0 ada'), stage: 'Finals' }

    expect(places(season([match('1: ada 1-0 bibiani'), playOff]))).toEqual(['1 ada', '2 bibiani'])
  })

  it('takes points away from the day of the decision on', () => {
    const deducted = season(
      [match('1: ada 1-0 bibiani'), match('2: bibiani 0-0 ada'), match('3: ada 0-0 bibiani')],
      { adjustments: [{ club: 'ada', points: -4, on: '2025-01-16' }] },
    )

    expect(standingsOf(deducted)[1]).toMatchObject({
      club: { slug: 'ada' },
      points: 1,
      adjustment: -4,
    })
    expect(standingsOf(deducted, { on: '2025-01-15' })[0]).toMatchObject({
      points: 4,
      adjustment: 0,
    })
    expect(standingsOf(deducted, { round: 1 })[0]).toMatchObject({
      club: { slug: 'ada' },
      points: 3,
    })
    expect(standingsOf(deducted, { round: 2 })[0]).toMatchObject({ club: { slug: 'bibiani' } })
    expect(standingsOf(deducted, { venue: 'home' })[0]).toMatchObject({ points: 4, adjustment: 0 })
  })

  it('counts no decision of a later round’s day after one whose next round was postponed', () => {
    const postponed = { ...match('2: bibiani 0-0 ada'), kickOff: '2025-05-01T15:00:00.000Z' }
    const table = season([match('1: ada 1-0 bibiani'), postponed, match('3: ada 0-0 bibiani')], {
      adjustments: [{ club: 'ada', points: -4, on: '2025-02-01' }],
    })

    expect(standingsOf(table, { round: 1 })[0]).toMatchObject({ points: 3, adjustment: 0 })
    expect(standingsOf(table, { round: 3 })[1]).toMatchObject({ adjustment: -4 })
  })

  it('counts a match of an earlier round that was made up for later in every round after it', () => {
    const moved = { ...match('1: ada 1-0 bibiani'), kickOff: '2025-05-01T15:00:00.000Z' }
    const late = season([moved, match('2: bibiani 1-0 ada')])

    expect(standingsOf(late, { round: 1 })[0]).toMatchObject({ club: { slug: 'ada' }, played: 1 })
    expect(standingsOf(late, { on: '2025-02-01' })[0]).toMatchObject({
      club: { slug: 'bibiani' },
      played: 1,
    })
  })

  it('counts a match that nobody played from the day of its award', () => {
    const awarded = (kickOff: string | null) => ({
      ...{ ...match('1: ada 3-0 bibiani', 'awarded'), awarded: 'home' as const },
      ...{ kickOff, awardedOn: '2025-02-20' },
    })
    for (const kickOff of ['2025-01-07T15:00:00.000Z', '2025-03-01T15:00:00.000Z', null]) {
      const table = season([awarded(kickOff), match('2: bibiani 1-0 ada')])
      const pointsOn = (on: string) =>
        standingsOf(table, { on }).map(({ club, points }) => `${club.slug} ${points}`)

      expect(pointsOn('2025-02-19')).toEqual(['bibiani 3', 'ada 0'])
      expect(pointsOn('2025-02-20')).toEqual(['ada 3', 'bibiani 3'])
      expect(standingsOf(table)[0]).toMatchObject({ club: { slug: 'ada' }, points: 3 })
    }
  })

  it('says the position before the last day on which anything counted, where there are no rounds', () => {
    const early = { ...match('1: ada 2-0 bibiani', 'awarded'), awardedOn: '2025-02-20' }
    const table = season(
      [early, match('2: bibiani 1-0 ada')].map((one) => ({ ...one, round: null })),
    )

    expect(standingsOf(table).map((row) => [row.club.slug, row.lastPosition])).toEqual([
      ['ada', 2],
      ['bibiani', 1],
    ])
  })

  it('of home matches or of away matches has no zones', () => {
    const matches = season([match('1: ada 3-0 bibiani'), match('2: bibiani 1-0 ada')])

    expect(standingsOf(matches, { venue: 'away' })).toMatchObject([
      { club: { slug: 'ada' }, played: 1, lost: 1, zone: null },
      { club: { slug: 'bibiani' }, played: 1, lost: 1, zone: null },
    ])
  })

  it('ranks a season that was broken off by points per match, where the league so decided', () => {
    const matches = [
      match('1: ada 1-0 bibiani'),
      match('2: cape 0-0 ada'),
      match('3: ada 0-0 bibiani'),
      match('4: cape 2-0 bibiani'),
    ]
    const rules = { ...RULES, rankedBy: 'points-per-match' as const }

    expect(places(season(matches))[0]).toBe('1 ada')
    expect(places(season(matches, { rules }))[0]).toBe('1 cape')
  })

  it('says the last five results, the newest last, in the order in which they were played', () => {
    const rows = standingsOf(
      season([
        match('6: ada 1-0 bibiani'),
        match('1: ada 1-0 bibiani'),
        match('2: ada 1-0 bibiani'),
        match('3: ada 0-1 bibiani'),
        match('4: ada 0-0 bibiani'),
        { ...match('5: ada 0-3 bibiani'), kickOff: '2025-06-01T15:00:00.000Z' },
      ]),
    )

    expect(rows[0]?.form).toEqual(['W', 'L', 'D', 'W', 'L'])
  })

  it('says the position before the last round, and none before the first', () => {
    const first = [match('1: ada 1-0 bibiani')]
    const rows = standingsOf(season([...first, match('2: bibiani 3-0 ada')]))

    expect(standingsOf(season(first)).map((row) => row.lastPosition)).toEqual([null, null])
    expect(rows.map((row) => [row.club.slug, row.lastPosition])).toEqual([
      ['bibiani', 2],
      ['ada', 1],
    ])
  })

  it('takes for the last round what was played last, also when a match of a later one was brought forward', () => {
    const early = {
      ...match('6: ada 1-0 ebusua'),
      kickOff: new Date(Date.UTC(2025, 0, 9, 15)).toISOString(),
    }
    const first = [match('1: ada 1-0 bibiani'), match('1: ebusua 2-0 dwarfs'), early]
    const second = [match('2: bibiani 4-0 ada'), match('2: dwarfs 0-1 ebusua')]
    const rows = standingsOf(season([...first, ...second]))

    expect(rows.map(({ club, lastPosition }) => [club.slug, lastPosition])).toEqual([
      ['ebusua', 2],
      ['ada', 1],
      ['bibiani', 3],
      ['dwarfs', 4],
    ])
  })

  it('refuses a club that has no entry', () => {
    const fixtures = [match('1: ada 1-0 bibiani')]

    expect(() => standingsOf({ ...season(fixtures), clubs: [] })).toThrow(
      'ada has no entry in the season',
    )
    expect(() =>
      standingsOf(
        season(fixtures, { adjustments: [{ club: 'cape', points: -1, on: '2025-01-01' }] }),
      ),
    ).toThrow('cape has no entry')
  })
})

describe('clubs that are level on points', () => {
  /** Everyone beats the next: all are level on points, and goal difference ranks cape, bibiani, ada. */
  const circle = [
    match('1: ada 1-0 bibiani'),
    match('2: bibiani 2-0 cape'),
    match('3: cape 3-0 ada'),
  ]
  const by = (...tieBreakers: SeasonRules['tieBreakers'][number][]) => ({
    rules: { ...RULES, tieBreakers },
  })

  it('share a position where no rule decides, and a zone only if all of them are in it', () => {
    const rows = standingsOf(
      season([match('1: ada 1-1 bibiani'), match('1: cape 0-0 dormaa')], by('wins')),
    )
    const relegated = standingsOf(
      season([match('1: ada 1-0 cape'), match('1: bibiani 2-0 dormaa')], by('away-wins')),
    )

    expect(rows.map((row) => [row.position, row.zone, row.tiedWith.length])).toEqual(
      Array(4).fill([1, null, 3]),
    )
    expect(relegated.map((row) => [row.position, row.zone?.name ?? null, row.tiedWith])).toEqual([
      [1, null, ['bibiani']],
      [1, null, ['ada']],
      [3, 'Relegation', ['dormaa']],
      [3, 'Relegation', ['cape']],
    ])
  })

  it('follow the order of the rules', () => {
    expect(places(season(circle))).toEqual(['1 cape', '2 bibiani', '3 ada'])
    expect(places(season(circle, by('wins')))).toEqual(['1 ada', '1 bibiani', '1 cape'])
  })

  it('two of them are separated by the matches between them', () => {
    const matches = [
      match('1: ada 1-0 bibiani'),
      match('2: bibiani 9-0 cape'),
      match('3: cape 0-1 ada'),
      match('4: bibiani 1-0 cape'),
      match('5: cape 1-0 ada'),
    ]

    expect(places(season(matches))[0]).toBe('1 bibiani')
    expect(places(season(matches, by('head-to-head-points', 'goal-difference')))[0]).toBe('1 ada')
  })

  it('are separated by a match between them that was awarded at a level score', () => {
    const matches = [
      { ...match('1: bibiani 0-0 ada', 'awarded'), awarded: 'home' as const },
      match('2: ada 5-0 cape'),
      match('3: cape 0-0 dormaa'),
    ]
    const away = match('2: cape 0-1 dormaa')
    const awarded = { ...match('1: ada 2-2 bibiani', 'awarded'), awarded: 'away' as const }

    expect(
      places(season(matches, by('head-to-head-points', 'goal-difference'))).slice(0, 2),
    ).toEqual(['1 bibiani', '2 ada'])
    expect(places(season([awarded, away], by('away-wins'))).slice(0, 2)).toEqual([
      '1 bibiani',
      '1 dormaa',
    ])
  })

  it('begin head to head again among those whom it left level', () => {
    const matches = [
      match('1: bibiani 1-0 ada'),
      match('1: ada 1-0 cape'),
      match('2: cape 1-0 bibiani'),
      match('2: cape 1-0 ada'),
      match('3: bibiani 0-1 cape'),
      match('4: ada 9-0 dormaa'),
      match('5: dormaa 0-9 ada'),
      match('4: bibiani 1-0 dormaa'),
      match('5: dormaa 0-1 bibiani'),
    ]

    // All have 9 points. Among the three, cape has 9 and the others 3 each; between those two, bibiani won.
    expect(
      places(season(matches, by('head-to-head-points', 'goal-difference'))).slice(0, 3),
    ).toEqual(['1 cape', '2 bibiani', '3 ada'])
  })

  it('are put in order by lots that were drawn among them, and by no others', () => {
    const lots = [['bibiani', 'cape', 'ada']]

    expect(places(season(circle, { ...by('lots'), lots }))).toEqual([
      '1 bibiani',
      '2 cape',
      '3 ada',
    ])
    expect(places(season(circle, { ...by('lots'), lots: [['bibiani', 'ada']] }))[2]).toBe('1 cape')
  })
})
