import type { FixtureResponse } from 'shared-contracts/league/fixture'
import type { Named } from 'shared-contracts/league/name'
import { useQuery } from 'shared-contracts/query'
import { seasonQuery, seasonsQuery } from '../../queries/league-queries.ts'
import { seasonAddress } from './season-address.ts'

/** What belongs to a season, as a match does. */
export type OfSeason = Pick<FixtureResponse, 'season' | 'competition'>

/** The season to which something belongs. */
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

/** A season as records name it, in the way that matches do. */
export const placeOf = (
  season: { readonly slug: string; readonly competition: Named } | undefined,
): Pick<FixtureResponse, 'season' | 'competition'> | undefined =>
  season && { season: season.slug, competition: season.competition }
