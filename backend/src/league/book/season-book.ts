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

/** A season whole, as it was read at one revision of the league. */
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
  /** Minute of play of the matches that are on, at the season's own now, by id of the fixture. */
  readonly minuteOf: (fixtureId: number, now: Date) => MinuteOfPlay | null
  /** As far as tables follow from it. */
  readonly table: LeagueSeason
}

/** The moment that counts as now in a season: a sample stands still. */
export const nowOf = ({ clock }: Pick<Season, 'clock'>): Date => clock ?? new Date()
