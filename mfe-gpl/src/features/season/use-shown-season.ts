import type { SeasonResponse, SeasonSummary } from 'shared-contracts/league/season'
import { useQuery } from 'shared-contracts/query'
import { useSearchParams } from 'shared-contracts/router'
import type { AsyncResult } from 'shared-ui'
import { seasonQuery, seasonsQuery } from '../../queries/league-queries.ts'
import { askedSeason, seasonAddress } from './season-address.ts'

/** The season of a page, and the others that it could show. */
export interface ShownSeason {
  readonly season: SeasonResponse
  /** As calls and addresses name it. */
  readonly address: string
  /** The newest first. */
  readonly seasons: readonly SeasonSummary[]
}

/** The season that the page's address asks for, or the current one; null where the league has none yet. */
export function useShownSeason(): AsyncResult<ShownSeason | null> {
  const [params] = useSearchParams()
  const all = useQuery(seasonsQuery())
  const seasons = all.data ?? []
  const asked = askedSeason(params.get('season'), seasons)
  const address = asked ? seasonAddress(asked, seasons) : ''
  const one = useQuery({ ...seasonQuery(address), enabled: asked !== undefined })
  if (!all.data) return { data: undefined, isError: all.isError, refetch: all.refetch }
  if (!asked) return { data: null, isError: false, refetch: all.refetch }
  const data = one.data && { season: one.data, address, seasons }
  return { data, isError: one.isError, refetch: one.refetch }
}
