import type { SeasonResponse, SeasonSummary } from 'shared-contracts/league/season'
import { useQuery } from 'shared-contracts/query'
import { useSearchParams } from 'shared-contracts/router'
import type { AsyncResult } from 'shared-ui'
import {
  seasonQuery,
  seasonsQuery,
  wholeSeasonQuery,
  type SeasonAtHand,
} from '../../queries/league-queries.ts'
import { askedSeason, seasonAddress } from './season-address.ts'

/** The season of a page, and the others that it could show. */
export interface ShownSeason<Season = SeasonAtHand> {
  readonly season: Season
  /** As calls and addresses name it. */
  readonly address: string
  /** The newest first. */
  readonly seasons: readonly SeasonSummary[]
}

/** The season that the page's address asks for, or the current one; null where the league has none yet. */
export function useShownSeason(): AsyncResult<ShownSeason | null> {
  const asked = useAskedSeason()
  const one = useQuery({ ...seasonQuery(asked.address), enabled: asked.address !== '' })
  return shown(asked, one)
}

/** The same with all that is known of its clubs. */
export function useShownSeasonWhole(): AsyncResult<ShownSeason<SeasonResponse> | null> {
  const asked = useAskedSeason()
  const one = useQuery({ ...wholeSeasonQuery(asked.address), enabled: asked.address !== '' })
  return shown(asked, one)
}

interface AskedSeason {
  readonly all: AsyncResult<readonly SeasonSummary[]>
  /** Empty while there is none. */
  readonly address: string
}

function useAskedSeason(): AskedSeason {
  const [params] = useSearchParams()
  const all = useQuery(seasonsQuery())
  const seasons = all.data ?? []
  const asked = askedSeason(params.get('season'), seasons)
  return { all, address: asked ? seasonAddress(asked, seasons) : '' }
}

function shown<Season>(
  { all, address }: AskedSeason,
  { data, isError, refetch }: AsyncResult<Season>,
): AsyncResult<ShownSeason<Season> | null> {
  if (!all.data) return { data: undefined, isError: all.isError, refetch: all.refetch }
  if (address === '') return { data: null, isError: false, refetch: all.refetch }
  return { data: data && { season: data, address, seasons: all.data }, isError, refetch }
}
