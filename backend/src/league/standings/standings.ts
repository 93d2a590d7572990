import {
  countedSeason,
  countingDayOf,
  dayOf,
  isInPlay,
  medianDay,
  type CountedFixture,
  type CountedSeason,
  type TableOptions,
} from './counted-season.ts'
import { formOf } from './form.ts'
import type { Result } from './result.ts'
import type { Zone } from 'shared-contracts/league/rules'
import type { LeagueClub, LeagueSeason } from './season.ts'
import { goalDifferenceOf, pointsOf, tallies, type Tally } from './tally.ts'
import { breakTie, split } from './tie-breakers.ts'

/** One club's row of a table. */
export interface StandingsRow {
  /** Clubs that no rule separates share the better position, and the next one is skipped. */
  readonly position: number
  readonly club: LeagueClub
  readonly played: number
  readonly won: number
  readonly drawn: number
  readonly lost: number
  readonly goalsFor: number
  readonly goalsAgainst: number
  readonly goalDifference: number
  /** Matches without conceding a goal. */
  readonly cleanSheets: number
  /** Including the adjustment. */
  readonly points: number
  /** Sum of the points given and deducted by decisions. */
  readonly adjustment: number
  /** The last five results, newest last; matches in progress are not included. */
  readonly form: readonly Result[]
  /** Position before the last round that counts here; `null` when there was none. */
  readonly lastPosition: number | null
  /** `null` if a tie spans the edge of a zone, and in tables of home or away matches. */
  readonly zone: Zone | null
  /** Slugs of the clubs that share the position. */
  readonly tiedWith: readonly string[]
  /** Whether a match in progress counts in this row. */
  readonly isInPlay: boolean
}

/**
 * Calculates the table of a season, best club first; clubs that share a position are ordered by name.
 *
 * Everything is derived from fixtures and decisions: `finished` and `awarded` matches count, `in-play` and `half-time`
 * ones only with `live`, and all others never.
 *
 * @throws RangeError when a match that counts, or an adjustment, names a club without an entry.
 */
export function standingsOf(season: LeagueSeason, options: TableOptions = {}): StandingsRow[] {
  const { venue = 'all' } = options
  const counted = countedSeason(season, options)
  const table = tableOf(season, counted, venue)
  const before = beforeLastRound(season, counted, options)
  const last = before && positionsOf(tableOf(season, before, venue).order)
  const form = formOf(counted.fixtures, venue)
  const inPlay = new Set(
    counted.fixtures.filter(isInPlay).flatMap(({ home, away }) => [home, away]),
  )
  const clubs = new Map(season.clubs.map((club) => [club.slug, club]))

  let position = 1
  return table.order.flatMap((group) => {
    const shared = position
    position += group.length
    const zone = venue === 'all' ? zoneOf(season.rules.zones, shared, group.length) : null
    const members = group
      .map((slug) => clubs.get(slug) ?? { slug, name: slug })
      .sort((one, other) => (one.name < other.name ? -1 : 1))
    return members.map((club) => {
      const tally = tallyOf(table.tallies, club.slug)
      return {
        position: shared,
        club: { slug: club.slug, name: club.name },
        played: tally.played,
        won: tally.won,
        drawn: tally.drawn,
        lost: tally.lost,
        goalsFor: tally.goalsFor,
        goalsAgainst: tally.goalsAgainst,
        goalDifference: goalDifferenceOf(tally),
        cleanSheets: tally.cleanSheets,
        points: table.points(club.slug),
        adjustment: table.adjustments.get(club.slug) ?? 0,
        form: form.get(club.slug) ?? [],
        lastPosition: last?.get(club.slug) ?? null,
        zone,
        tiedWith: members.filter((other) => other !== club).map((other) => other.slug),
        isInPlay: inPlay.has(club.slug),
      }
    })
  })
}

type Venue = 'all' | 'home' | 'away'

function tableOf(season: LeagueSeason, counted: CountedSeason, venue: Venue) {
  const slugs = season.clubs.map((club) => club.slug)
  const figures = tallies(slugs, counted.fixtures, venue)
  for (const { home, away } of counted.fixtures)
    [home, away].forEach((club) => tallyOf(figures, club))
  const adjustments = new Map<string, number>()
  for (const { club, points } of counted.adjustments) {
    tallyOf(figures, club)
    adjustments.set(club, (adjustments.get(club) ?? 0) + points)
  }
  const { pointsForWin, rankedBy } = season.rules
  const points = (club: string) =>
    pointsOf(tallyOf(figures, club), pointsForWin) + (adjustments.get(club) ?? 0)
  const rank =
    rankedBy === 'points-per-match'
      ? (club: string) => points(club) / Math.max(1, tallyOf(figures, club).played)
      : points
  const comparison = { season, fixtures: counted.fixtures, venue, tallies: figures }
  const order = split(slugs, [rank]).flatMap((group) => breakTie(group, comparison))
  return { order, tallies: figures, adjustments, points }
}

function tallyOf(figures: ReadonlyMap<string, Tally>, club: string): Tally {
  const tally = figures.get(club)
  if (!tally) throw new RangeError(`${club} has no entry in the season`)
  return tally
}

function positionsOf(order: readonly (readonly string[])[]): ReadonlyMap<string, number> {
  const positions = new Map<string, number>()
  let position = 1
  for (const group of order) {
    for (const club of group) positions.set(club, position)
    position += group.length
  }
  return positions
}

/**
 * Returns what counted before the last round or, without rounds, before the last day of play; undefined if that is
 * nothing.
 */
function beforeLastRound(
  season: LeagueSeason,
  { fixtures, adjustments }: CountedSeason,
  options: TableOptions,
): CountedSeason | undefined {
  const rounds = new Map<number, string[]>()
  for (const { round, kickOff } of fixtures) {
    if (round === null) return beforeLastDay(season, fixtures, options)
    const days = rounds.get(round) ?? []
    rounds.set(round, kickOff ? [...days, dayOf(kickOff)] : days)
  }
  if (rounds.size < 2) return undefined
  if (options.round !== undefined) {
    return countedSeason(season, { ...options, round: Math.max(...rounds.keys()) - 1 })
  }
  // Not the highest number: a match of a later round may have been brought forward.
  const played = [...rounds].map(([round, days]) => ({ round, day: medianDay(days) ?? '' }))
  const last = played.reduce((one, other) =>
    other.day > one.day || (other.day === one.day && other.round > one.round) ? other : one,
  )
  return {
    fixtures: fixtures.filter(({ round }) => round !== last.round),
    adjustments: adjustments.filter(({ on }) => last.day === '' || on < last.day),
  }
}

function beforeLastDay(
  season: LeagueSeason,
  fixtures: readonly CountedFixture[],
  options: TableOptions,
): CountedSeason | undefined {
  const days = new Set(fixtures.flatMap((fixture) => countingDayOf(fixture) ?? []))
  const on = [...days].sort().at(-2)
  return on === undefined ? undefined : countedSeason(season, { ...options, on })
}

function zoneOf(zones: readonly Zone[], position: number, clubs: number): Zone | null {
  return zones.find(({ from, to }) => from <= position && position + clubs - 1 <= to) ?? null
}
