import type { FixtureResponse } from 'shared-contracts/league/fixture'
import type { Named } from 'shared-contracts/league/name'
import { useQuery } from 'shared-contracts/query'
import type { AsyncResult } from 'shared-ui'
import { seasonQuery, seasonsQuery, type SeasonAtHand } from '../../queries/league-queries.ts'
import { seasonAddress } from './season-address.ts'

/** The season of a record, as a match has it. */
export type OfSeason = Pick<FixtureResponse, 'season' | 'competition'>

/** Returns the season that a match belongs to; failed if the seasons are, or if they do not have it yet. */
export function useSeasonOf(fixture: OfSeason | undefined): AsyncResult<SeasonAtHand> {
  const all = useQuery({ ...seasonsQuery(), enabled: fixture !== undefined })
  const seasons = all.data ?? []
  const own = seasons.find(
    ({ slug, competition }) =>
      slug === fixture?.season && competition.slug === fixture.competition.slug,
  )
  const one = useQuery({
    ...seasonQuery(own ? seasonAddress(own, seasons) : ''),
    enabled: own !== undefined,
  })
  if (own) return one
  const isUnknown = fixture !== undefined && all.data !== undefined
  return { data: undefined, isError: all.isError || isUnknown, refetch: all.refetch }
}

/** Converts a season of a record to the form that matches use. */
export const placeOf = (
  season: { readonly slug: string; readonly competition: Named } | undefined,
): Pick<FixtureResponse, 'season' | 'competition'> | undefined =>
  season && { season: season.slug, competition: season.competition }
