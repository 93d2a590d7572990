import type { Adjustment, Goals, LeagueFixture, LeagueSeason } from './season.ts'

/** Options of a table; by default it is today's. */
export interface TableOptions {
  /** The table after this round: matches of later rounds do not count, however early they were played. */
  readonly round?: number
  /** The table at the end of this day, `YYYY-MM-DD` in UTC. */
  readonly on?: string
  /** Only matches at home, or only those away. Adjustments belong to neither. */
  readonly venue?: 'all' | 'home' | 'away'
  /** "As it stands": matches in progress count with their current score. */
  readonly live?: boolean
}

export interface CountedFixture extends LeagueFixture {
  readonly score: Goals
}

/** The matches and adjustments that count in a table. */
export interface CountedSeason {
  readonly fixtures: readonly CountedFixture[]
  readonly adjustments: readonly Adjustment[]
}

/** Only finished and awarded matches count. An abandoned match counts once it is awarded. */
const isDecided = ({ status }: LeagueFixture) => status === 'finished' || status === 'awarded'

export const isInPlay = ({ status }: LeagueFixture) =>
  status === 'in-play' || status === 'half-time'

export const dayOf = (kickOff: string) => kickOff.slice(0, 10)

export function countedSeason(season: LeagueSeason, options: TableOptions): CountedSeason {
  return {
    fixtures: season.fixtures.filter(
      (fixture): fixture is CountedFixture =>
        fixture.score !== null &&
        (fixture.stage ?? null) === null &&
        (isDecided(fixture) || (options.live === true && isInPlay(fixture))) &&
        (options.round === undefined ||
          (fixture.round !== null && fixture.round <= options.round)) &&
        (options.on === undefined ||
          (fixture.kickOff !== null && dayOf(fixture.kickOff) <= options.on)),
    ),
    adjustments: countedAdjustments(season, options),
  }
}

function countedAdjustments(season: LeagueSeason, { round, on, venue = 'all' }: TableOptions) {
  if (venue !== 'all') return []
  const next = round === undefined ? undefined : dayOfRoundAfter(season.fixtures, round)
  return season.adjustments.filter(
    (adjustment) =>
      (on === undefined || adjustment.on <= on) && (next === undefined || adjustment.on < next),
  )
}

/** Returns the median day of the next round. */
function dayOfRoundAfter(fixtures: readonly LeagueFixture[], round: number): string | undefined {
  const later = fixtures.filter((fixture) => fixture.round !== null && fixture.round > round)
  const next = later.reduce((least, fixture) => Math.min(least, fixture.round ?? least), Infinity)
  const days = later
    .filter((fixture) => fixture.round === next && fixture.kickOff !== null)
    .map((fixture) => dayOf(fixture.kickOff ?? ''))
  return medianDay(days)
}

/** Returns the middle one of the days of a round, so that a match that was moved does not move the round. */
export const medianDay = (days: readonly string[]): string | undefined =>
  days.toSorted()[Math.floor(days.length / 2)]
