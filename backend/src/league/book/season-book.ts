import type { LeagueSeason } from '../standings/season.ts'
import type { MinuteOfPlay } from 'shared-contracts/league/minute'
import type { Club } from '../clubs/club.entity.ts'
import type { Ground } from '../clubs/ground.entity.ts'
import type { Fixture } from '../matches/fixture.entity.ts'
import type { Adjustment } from '../seasons/adjustment.entity.ts'
import type { Competition } from '../seasons/competition.entity.ts'
import type { Round } from '../seasons/round.entity.ts'
import type { Season } from '../seasons/season.entity.ts'

/** A club that plays the season. */
export interface BookClub {
  readonly club: Club
  readonly manager: string
  readonly ground: Ground | null
}

/** A match with all that its row refers to. */
export interface BookFixture {
  readonly fixture: Fixture
  readonly round: Round | null
  readonly home: Club
  readonly away: Club
  readonly ground: Ground | null
}

/** A complete season, as read at one revision of the league. */
export interface SeasonBook {
  readonly competition: Competition
  readonly season: Season
  /** In playing order. */
  readonly rounds: readonly Round[]
  /** By name. */
  readonly clubs: readonly BookClub[]
  /** In playing order; those without a day come last in their round. */
  readonly fixtures: readonly BookFixture[]
  /** Decisions on points, in the order in which they were entered. */
  readonly adjustments: readonly Adjustment[]
  /** Returns the minute of play of a match in progress, by fixture id and the season's current time. */
  readonly minuteOf: (fixtureId: number, now: Date) => MinuteOfPlay | null
  /** Input of the season's tables. */
  readonly table: LeagueSeason
}

/** Returns the current time of a season, which is fixed for a sample. */
export const currentTimeOf = ({ clock }: Pick<Season, 'clock'>): Date => clock ?? new Date()
