import { roundSlug, type Round } from 'shared-contracts/league/round'
import type { SeasonResponse } from 'shared-contracts/league/season'
import { flag, oneOf, type FilterValues } from '../filters/use-filters.ts'
import { roundFilter, seasonFilter } from '../season/season-filters.ts'
import type { StandingAtHand } from '../../queries/league-queries.ts'

export const VIEWS = ['Table', 'Form', 'Stats'] as const

export const TABLE_FILTERS = {
  season: seasonFilter,
  view: oneOf(VIEWS),
  /** The round after which the table is shown. */
  round: roundFilter,
  /** With the matches that are on. */
  live: flag,
}
export type TableFilters = FilterValues<typeof TABLE_FILTERS>

/** The round that the address asks for; undefined for the newest table. */
export const askedRound = ({ rounds }: Pick<SeasonResponse, 'rounds'>, round: string) =>
  rounds.find((one) => roundSlug(one) === round)

/** The number after which a table is asked for; undefined for the newest one, which a round of a stage leaves as it is. */
export const askedNumber = (round: Round | undefined) =>
  round?.stage === null ? (round.number ?? undefined) : undefined

/** Matches that the clubs have played: the fewest and the most. */
export function matchesPlayed(standings: readonly StandingAtHand[]) {
  const played = standings.map((row) => row.played)
  return { fewest: Math.min(...played), most: Math.max(0, ...played) }
}
