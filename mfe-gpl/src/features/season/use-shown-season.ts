import { useState } from 'react'
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

/** The season that is asked for, while another one is shown. */
export interface AwaitedSeason {
  readonly name: string
  readonly hasFailed: boolean
  readonly refetch: () => unknown
}

/** The season of a page, and all seasons to choose from. */
export interface ShownSeason<Season = SeasonAtHand> {
  readonly season: Season
  /** Address of the season in API calls and pages. */
  readonly address: string
  /** Address of the season that is asked for. */
  readonly asked: string
  /** The season that is asked for, if it is not the shown one: it loads, or could not be loaded. */
  readonly awaited: AwaitedSeason | null
  /** The newest first. */
  readonly seasons: readonly SeasonSummary[]
}

/** Returns the season in the page's address, or the current one; null if the league has none yet. */
export function useShownSeason(): AsyncResult<ShownSeason | null> {
  const asked = useAskedSeason()
  const one = useQuery({ ...seasonQuery(asked.address), enabled: asked.address !== '' })
  return useShown(asked, one)
}

/** The same with the complete data of its clubs. */
export function useShownSeasonWhole(): AsyncResult<ShownSeason<SeasonResponse> | null> {
  const asked = useAskedSeason()
  const one = useQuery({ ...wholeSeasonQuery(asked.address), enabled: asked.address !== '' })
  return useShown(asked, one)
}

interface AskedSeason {
  readonly all: AsyncResult<readonly SeasonSummary[]>
  /** Empty while loading, and if there is no season; so is its name. */
  readonly address: string
  readonly name: string
}

function useAskedSeason(): AskedSeason {
  const [params] = useSearchParams()
  const all = useQuery(seasonsQuery())
  const seasons = all.data ?? []
  const asked = askedSeason(params.get('season'), seasons)
  return { all, address: asked ? seasonAddress(asked, seasons) : '', name: asked?.name ?? '' }
}

/** The season before stays until the one that is asked for has loaded, and with it the field that has the focus. */
function useShown<Season>(
  { all, address, name }: AskedSeason,
  { data, isError, refetch }: AsyncResult<Season>,
): AsyncResult<ShownSeason<Season> | null> {
  const [last, setLast] = useState<{ readonly season: Season; readonly address: string }>()
  const isNew = data !== undefined && (data !== last?.season || address !== last.address)
  const now = isNew ? { season: data, address } : last
  if (isNew) setLast(now)
  if (!all.data) return { data: undefined, isError: all.isError, refetch: all.refetch }
  if (address === '') return { data: null, isError: false, refetch: all.refetch }
  const awaited = now?.address === address ? null : { name, hasFailed: isError, refetch }
  return { data: now && { ...now, asked: address, awaited, seasons: all.data }, isError, refetch }
}
