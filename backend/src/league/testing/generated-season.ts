import fc from 'fast-check'
import type { FixtureStatus } from 'shared-contracts/league/fixture'
import type { TieBreaker } from 'shared-contracts/league/rules'
import { leaderOf } from '../standings/result.ts'
import type { LeagueFixture, LeagueSeason } from '../standings/season.ts'

const CLUBS = ['ada', 'bibiani', 'cape-coast', 'dormaa', 'elmina', 'fosu']

/** Mostly finished, so that tables are not empty. */
const STATUSES: readonly FixtureStatus[] = [
  ...Array<FixtureStatus>(9).fill('finished'),
  'awarded',
  'abandoned',
  'postponed',
  'cancelled',
  'in-play',
  'half-time',
  'scheduled',
]
const GOALS = 3
const ENCODINGS = STATUSES.length * GOALS * GOALS

const TIE_BREAKERS: readonly TieBreaker[] = [
  'goal-difference',
  'goals-for',
  'head-to-head-points',
  'head-to-head-goal-difference',
  'wins',
  'away-wins',
  'lots',
]

/** Returns matches of every club with every other, at home and away; there is a round each week. */
function fixturesOf(clubs: readonly string[], encoded: readonly number[]): LeagueFixture[] {
  const pairs = clubs.flatMap((home) =>
    clubs.filter((away) => away !== home).map((away) => ({ home, away })),
  )
  const perRound = Math.max(1, Math.floor(clubs.length / 2))
  return pairs.map(({ home, away }, index) => {
    const code = encoded[index]
    const round = Math.floor(index / perRound) + 1
    const status = code === undefined ? 'scheduled' : (STATUSES[Math.floor(code / 9)] ?? 'finished')
    const unplayed = ['scheduled', 'postponed', 'cancelled'].includes(status)
    const score =
      code === undefined || unplayed
        ? null
        : { home: Math.floor(code / GOALS) % GOALS, away: code % GOALS }
    const level = index % 2 === 0 ? 'home' : 'away'
    return {
      slug: `${home}-${away}`,
      round,
      home,
      away,
      kickOff: new Date(Date.UTC(2025, 0, 4 + 7 * round, 15)).toISOString(),
      status,
      score,
      awarded: status === 'awarded' && score ? (leaderOf(score) ?? level) : null,
    }
  })
}

/**
 * Seasons with few clubs and low scores, so that many are level, and with every order of every choice of tie-breakers.
 */
export const generatedSeason: fc.Arbitrary<LeagueSeason> = fc
  .record({
    clubs: fc.integer({ min: 2, max: CLUBS.length }),
    encoded: fc.array(fc.nat({ max: ENCODINGS - 1 }), { maxLength: 30, size: 'max' }),
    tieBreakers: fc.shuffledSubarray([...TIE_BREAKERS]),
    lots: fc.array(fc.shuffledSubarray(CLUBS, { minLength: 2 }), { maxLength: 1 }),
    adjustments: fc.array(
      fc.record({ club: fc.nat({ max: 5 }), points: fc.integer({ min: -6, max: 3 }) }),
      { maxLength: 2 },
    ),
    pointsForWin: fc.constantFrom(2, 3),
  })
  .map(({ clubs: count, encoded, tieBreakers, lots, adjustments, pointsForWin }) => {
    const clubs = CLUBS.slice(0, count)
    return {
      rules: { pointsForWin, tieBreakers, zones: [] },
      clubs: clubs.map((slug) => ({ slug, name: slug })),
      fixtures: fixturesOf(clubs, encoded),
      adjustments: adjustments.map(({ club, points }) => ({
        club: clubs[club % count] ?? 'ada',
        points,
        on: '2025-01-01',
      })),
      lots,
    }
  })
