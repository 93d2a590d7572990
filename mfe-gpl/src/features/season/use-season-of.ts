import type { FixtureResponse } from 'shared-contracts/league/fixture'
import type { Named } from 'shared-contracts/league/name'
import { useQuery } from 'shared-contracts/query'
import { seasonQuery, seasonsQuery } from '../../queries/league-queries.ts'
import { seasonAddress } from './season-address.ts'

/** The season of a record, as a match has it. */
export type OfSeason = Pick<FixtureResponse, 'season' | 'competition'>

/** Returns the season that a match belongs to. */
export function useSeasonOf(fixture: OfSeason | undefined) {
  const { data: seasons = [] } = useQuery({ ...seasonsQuery(), enabled: fixture !== undefined })
  const own = seasons.find(
    ({ slug, competition }) =>
      slug === fixture?.season && competition.slug === fixture.competition.slug,
  )
  return useQuery({
    ...seasonQuery(own ? seasonAddress(own, seasons) : ''),
    enabled: own !== undefined,
  })
}

/** Converts a season of a record to the form that matches use. */
export const placeOf = (
  season: { readonly slug: string; readonly competition: Named } | undefined,
): Pick<FixtureResponse, 'season' | 'competition'> | undefined =>
  season && { season: season.slug, competition: season.competition }
