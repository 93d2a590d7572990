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

/** Returns the day from which a match counts; null if it is not known. */
export const countingDayOf = ({ awardedOn, kickOff }: LeagueFixture): string | null =>
  awardedOn ?? (kickOff && dayOf(kickOff))

function hasCounted(fixture: LeagueFixture, on: string): boolean {
  const day = countingDayOf(fixture)
  return day !== null && day <= on
}

export function countedSeason(season: LeagueSeason, options: TableOptions): CountedSeason {
  return {
    fixtures: season.fixtures.filter(
      (fixture): fixture is CountedFixture =>
        fixture.score !== null &&
        (fixture.stage ?? null) === null &&
        (isDecided(fixture) || (options.live === true && isInPlay(fixture))) &&
        (options.round === undefined ||
          (fixture.round !== null && fixture.round <= options.round)) &&
        (options.on === undefined || hasCounted(fixture, options.on)),
    ),
    adjustments: countedAdjustments(season, options),
  }
}

function countedAdjustments(season: LeagueSeason, { round, on, venue = 'all' }: TableOptions) {
  if (venue !== 'all') return []
  const next = round === undefined ? undefined : dayOfRoundsAfter(season.fixtures, round)
  return season.adjustments.filter(
    (adjustment) =>
      (on === undefined || adjustment.on <= on) && (next === undefined || adjustment.on < next),
  )
}

/**
 * Returns the earliest median day of the rounds after this one. It need not be the next one's, which may have been
 * postponed.
 */
function dayOfRoundsAfter(fixtures: readonly LeagueFixture[], round: number): string | undefined {
  const days = new Map<number, string[]>()
  for (const { round: number, kickOff } of fixtures) {
    if (number === null || number <= round || kickOff === null) continue
    days.set(number, [...(days.get(number) ?? []), dayOf(kickOff)])
  }
  return [...days.values()].flatMap((own) => medianDay(own) ?? []).sort()[0]
}

/** Returns the middle one of the days of a round, so that a match that was moved does not move the round. */
export const medianDay = (days: readonly string[]): string | undefined =>
  days.toSorted()[Math.floor(days.length / 2)]
