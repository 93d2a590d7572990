import type { FixtureResponse } from 'shared-contracts/league/fixture'
import type { Named } from 'shared-contracts/league/name'
import { useQuery } from 'shared-contracts/query'
import { seasonQuery, seasonsQuery } from '../../queries/league-queries.ts'
import { seasonAddress } from './season-address.ts'

/** The season in which a match is played, or that a record is shown in. */
export function useSeasonOf(fixture: Pick<FixtureResponse, 'season' | 'competition'> | undefined) {
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
