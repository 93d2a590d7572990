import type { Adjustment, Goals, LeagueFixture, LeagueSeason } from './season.ts'

/** Which table of a season is asked for; without any, the one of today. */
export interface TableOptions {
  /** As it stood after this round: matches of later rounds do not count, however early they were played. */
  readonly round?: number
  /** As it stood at the end of this day, `YYYY-MM-DD` in UTC. */
  readonly on?: string
  /** Matches at home or away alone. Adjustments belong to neither. */
  readonly venue?: 'all' | 'home' | 'away'
  /** "As it stands": matches that are on count with their score of now. */
  readonly live?: boolean
}

export interface CountedFixture extends LeagueFixture {
  readonly score: Goals
}

/** What counts in a table. */
export interface CountedSeason {
  readonly fixtures: readonly CountedFixture[]
  readonly adjustments: readonly Adjustment[]
}

/** Only what was played to the end or decided counts. An abandoned match counts once it is awarded. */
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

/** The middle of the next round's days, so that a match that was moved does not move the round. */
function dayOfRoundAfter(fixtures: readonly LeagueFixture[], round: number): string | undefined {
  const later = fixtures.filter((fixture) => fixture.round !== null && fixture.round > round)
  const next = later.reduce((least, fixture) => Math.min(least, fixture.round ?? least), Infinity)
  const days = later
    .filter((fixture) => fixture.round === next && fixture.kickOff !== null)
    .map((fixture) => dayOf(fixture.kickOff ?? ''))
    .sort()
  return days[Math.floor(days.length / 2)]
}
