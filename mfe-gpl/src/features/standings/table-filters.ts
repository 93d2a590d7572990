import { roundSlug, type Round } from 'shared-contracts/league/round'
import type { SeasonResponse } from 'shared-contracts/league/season'
import { flag, oneOf, type FilterValues } from '../filters/use-filters.ts'
import { roundFilter, seasonFilter } from '../filters/listed-filters.ts'
import type { StandingAtHand } from '../../queries/league-queries.ts'

export const VIEWS = ['Table', 'Form', 'Stats'] as const

export const TABLE_FILTERS = {
  season: seasonFilter,
  view: oneOf(VIEWS),
  /** The round after which the table is shown. */
  round: roundFilter,
  /** Includes matches in play. */
  live: flag,
}
export type TableFilters = FilterValues<typeof TABLE_FILTERS>

/**
 * Returns the rounds after which there is a table, and those of other stages.
 *
 * @param played the last round that was played.
 */
export const shownRounds = ({ rounds }: Pick<SeasonResponse, 'rounds'>, played: number) =>
  rounds.filter(({ number, stage }) => stage !== null || (number !== null && number <= played))

/** Returns the round in the address; undefined for the newest table, and for a round that has not been played yet. */
export const askedRound = (rounds: readonly Round[], round: string) =>
  rounds.find((one) => roundSlug(one) === round)

/** Returns the round number to request a table for; undefined for the newest, which a stage's round does not change. */
export const askedNumber = (round: Round | undefined) =>
  round?.stage === null ? (round.number ?? undefined) : undefined

/** Returns the last round that was played, or its number by the table where an older API does not tell it. */
export const playedRounds = (
  season: Pick<SeasonResponse, 'playedRound'>,
  standings: readonly StandingAtHand[],
): number => season.playedRound ?? matchesPlayed(standings).most

/** Whether every match of the league that is not cancelled counts in the table. */
export const isFinal = (
  { matches, leagueMatches = matches }: Pick<SeasonResponse, 'matches' | 'leagueMatches'>,
  standings: readonly StandingAtHand[],
): boolean => standings.reduce((sum, { played }) => sum + played, 0) === 2 * leagueMatches

/** Returns the fewest and the most matches that a club has played. */
export function matchesPlayed(standings: readonly StandingAtHand[]) {
  const played = standings.map((row) => row.played)
  return { fewest: Math.min(...played), most: Math.max(0, ...played) }
}
