import type { SeasonClub } from 'shared-contracts/league/club'
import type { FixtureResponse } from 'shared-contracts/league/fixture'
import type { Named } from 'shared-contracts/league/name'
import { useQuery } from 'shared-contracts/query'
import type { AsyncResult } from 'shared-ui'
import {
  seasonQuery,
  seasonsQuery,
  wholeSeasonQuery,
  type SeasonAtHand,
} from '../../queries/league-queries.ts'
import { seasonAddress } from './season-address.ts'

/** The season of a record, as a match has it. */
export type OfSeason = Pick<FixtureResponse, 'season' | 'competition'>

/** Returns the season that a match belongs to; failed if the seasons are, or if they do not have it yet. */
export function useSeasonOf(fixture: OfSeason | undefined): AsyncResult<SeasonAtHand> {
  const { all, address } = useOwnSeason(fixture)
  const one = useQuery({ ...seasonQuery(address), enabled: address !== '' })
  if (address !== '') return one
  const isUnknown = fixture !== undefined && all.data !== undefined
  return { data: undefined, isError: all.isError || isUnknown, refetch: all.refetch }
}

/** Returns the clubs of the season that a match belongs to, with their complete data; none until they are loaded. */
export function useClubsOf(fixture: OfSeason): readonly SeasonClub[] {
  const { address } = useOwnSeason(fixture)
  const one = useQuery({ ...wholeSeasonQuery(address), enabled: address !== '' })
  return one.data?.clubs ?? []
}

/** The seasons, and the address of a match's own; empty until it is known. */
function useOwnSeason(fixture: OfSeason | undefined) {
  const all = useQuery({ ...seasonsQuery(), enabled: fixture !== undefined })
  const seasons = all.data ?? []
  const own = seasons.find(
    ({ slug, competition }) =>
      slug === fixture?.season && competition.slug === fixture.competition.slug,
  )
  return { all, address: own ? seasonAddress(own, seasons) : '' }
}

/** Converts a season of a record to the form that matches use. */
export const placeOf = (
  season: { readonly slug: string; readonly competition: Named } | undefined,
): Pick<FixtureResponse, 'season' | 'competition'> | undefined =>
  season && { season: season.slug, competition: season.competition }
