import { FIXTURE_STATUSES, type FixtureStatus } from 'shared-contracts/league/fixture'
import type { Side } from 'shared-contracts/league/name'
import type { Ranking, SeasonRules as Rules, Zone } from 'shared-contracts/league/rules'

/** Rules of a table. A draw is one point, a defeat none; places count from 1, both ends of a zone included. */
export interface SeasonRules {
  readonly pointsForWin: Rules['pointsForWin']
  readonly tieBreakers: Readonly<Rules['tieBreakers']>
  readonly zones: readonly Readonly<Zone>[]
  /**
   * By default points. A season that was broken off may be ranked by points per match if the league so decided, because
   * clubs have not played equally often.
   */
  readonly rankedBy?: Ranking
}

export const isFixtureStatus = (text: string): text is FixtureStatus =>
  (FIXTURE_STATUSES as readonly string[]).includes(text)

export interface Goals {
  readonly home: number
  readonly away: number
}

/** A match, as far as a table depends on it. */
export interface LeagueFixture {
  readonly slug: string
  /** Number of the round. */
  readonly round: number | null
  /** Name of the play-off or final, which does not count in the table. `null`: a match of the league. */
  readonly stage?: string | null
  /** Slugs of the clubs. */
  readonly home: string
  readonly away: string
  /** ISO 8601 in UTC; `null`: not fixed, or not known. */
  readonly kickOff: string | null
  readonly status: FixtureStatus
  readonly score: Goals | null
  /** The side to which the match was awarded: the winner, whatever the score. */
  readonly awarded: Side | null
  /**
   * Day on which a match without a result was awarded, `YYYY-MM-DD` in UTC: it does not count before. Null: the match
   * counts from its kick-off.
   */
  readonly awardedOn?: string | null
}

export interface LeagueClub {
  readonly slug: string
  readonly name: string
}

/** Points given or, below zero, deducted by a decision. */
export interface Adjustment {
  readonly club: string
  readonly points: number
  /** Day of the decision, `YYYY-MM-DD`. */
  readonly on: string
}

/** Input from which a league table is calculated. */
export interface LeagueSeason {
  readonly rules: SeasonRules
  /** Every club with an entry, whether it has played or not. */
  readonly clubs: readonly LeagueClub[]
  readonly fixtures: readonly LeagueFixture[]
  readonly adjustments: readonly Adjustment[]
  /** Lots that were drawn: slugs in the order of the draw, the better position first. */
  readonly lots?: readonly (readonly string[])[]
}
