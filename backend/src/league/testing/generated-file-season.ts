import fc from 'fast-check'
import { roundOf, type ImportedFixture, type ImportedSeason } from '../files/imported-season.ts'
import { zoneClock } from '../files/zone-clock.ts'
import { FIXTURE_STATUSES } from 'shared-contracts/league/fixture'
import { type Goals } from '../standings/season.ts'

export const LONDON = zoneClock('Europe/London')

const CLUBS = [
  'Asante Kotoko SC',
  'Brighton & Hove Albion',
  "King's Lynn",
  'Bayern München',
  '1. FC Köln',
  'Hearts (Accra)',
  '=SUM(1) FC',
  "'+1 Lions",
  '＝SUM(1) SC',
  'Says "Hi", FC',
  'Dormaa-Ahenkro',
]
const PLAYERS = ['Kylian Mbappé', "N'Golo Kanté", 'Öz', 'Jean-Eric Choupo-Moting']
const NOTES = [
  'postponed',
  'Floodlights; see report',
  '-3 points',
  '=1+1',
  "it's “on”, says the referee",
]

const goals = fc.record({ home: fc.nat({ max: 9 }), away: fc.nat({ max: 9 }) })
const plus = (one: Goals, other: Goals): Goals => ({
  home: one.home + other.home,
  away: one.away + other.away,
})
const scored = fc
  .record({
    half: goals,
    second: goals,
    hasHalf: fc.boolean(),
    extra: fc.option(goals),
    shots: fc.option(goals),
  })
  .map(({ half, second, hasHalf, extra, shots }) => ({
    ...plus(half, second),
    halfTime: hasHalf ? half : null,
    afterExtraTime: extra && plus(plus(half, second), extra),
    penalties: extra && shots,
  }))

const fixture = fc
  .record({
    round: fc.option(
      fc
        .constantFrom('3', '24. Round', 'Finals, Semi-finals', 'Regular, Matchday 7', 'Cup final')
        .map((text) => roundOf(text)),
    ),
    day: fc.option(fc.nat({ max: 300 })),
    time: fc.option(fc.constantFrom('15:00', '20:45', '02:30')),
    ground: fc.option(fc.constantFrom('Baba Yara, Kumasi', 'Old Trafford', '-1 Level')),
    status: fc.constantFrom(...FIXTURE_STATUSES),
    score: scored,
    hasScore: fc.boolean(),
    note: fc.option(fc.constantFrom(...NOTES)),
    scorers: fc.array(
      fc.record({
        side: fc.constantFrom('home' as const, 'away' as const),
        player: fc.constantFrom(...PLAYERS),
        minute: fc.integer({ min: 1, max: 90 }),
        added: fc.nat({ max: 9 }),
        kind: fc.constantFrom('goal' as const, 'penalty' as const, 'own-goal' as const),
      }),
      { maxLength: 3 },
    ),
  })
  .map(({ day, time, score, hasScore, scorers, ...rest }) => {
    const date =
      day === null ? null : new Date(Date.UTC(2024, 7, 1 + day)).toISOString().slice(0, 10)
    const isPlayed = ['finished', 'awarded', 'in-play', 'half-time'].includes(rest.status)
    const taken = isPlayed || (rest.status === 'abandoned' && hasScore) ? score : null
    const last = taken && (taken.afterExtraTime ?? taken)
    const of = (side: 'home' | 'away') =>
      last ? scorers.filter((goal) => goal.side === side).slice(0, last[side]) : []
    return {
      ...rest,
      date,
      time: date === null ? null : time,
      kickOff: date === null || time === null ? null : LONDON.utc(date, time),
      score: taken,
      goals: [...of('home'), ...of('away')],
    }
  })
  // On 30 March 2025, some zones skip 02:30; London skips 01:30.
  .filter(({ time, kickOff }) => time === null || kickOff !== null)

/**
 * Seasons with everything that files can hold: names and notes that look like something else, matches without day or
 * round.
 */
export const generatedFileSeason: fc.Arbitrary<ImportedSeason> = fc
  .array(fixture, { maxLength: 12 })
  .map((fixtures) => {
    const played = new Set<string>()
    return {
      name: 'Ghana Premier League 2024/25',
      fixtures: fixtures.map((each, index): ImportedFixture => {
        const home = CLUBS[index % CLUBS.length] ?? ''
        const away = CLUBS[(index + 1 + Math.floor(index / CLUBS.length)) % CLUBS.length] ?? ''
        // No file has a club twice in a round, and the next match of a club often draws the round of its last one.
        const keys = [home, away].map((club) => `${each.round?.name} ${club}`)
        const round = keys.some((key) => played.has(key)) ? null : each.round
        for (const key of keys) played.add(key)
        return { ...each, round, home, away, place: { line: 0, home: 0, away: 0 } }
      }),
    }
  })

/** Returns the fixtures without their places in a file, ordered by clubs. */
export const facts = ({ fixtures }: ImportedSeason) =>
  fixtures
    .map(({ place: _, ...fixture }) => fixture)
    .sort((one, other) => (`${one.home}${one.away}` < `${other.home}${other.away}` ? -1 : 1))
