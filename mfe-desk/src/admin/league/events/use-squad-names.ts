import { useQuery, useQueryClient } from '@tanstack/react-query'
import { DeskSquad } from 'shared-contracts/league/desk-squad'
import * as v from 'valibot'
import type { CallDesk } from '../../../desk-api/desk-api.ts'
import { useSession } from '../../../session/session-context.ts'
import { LEAGUE } from '../use-league.ts'
import { squadPlayersOf, type SquadPlayer } from './event-draft.ts'

/** Time until a squad is stale, in milliseconds: it changes a few times a season. */
const SQUAD_STALE_MS = 60_000

/** The key starts like those of all league queries, so that saving a squad refetches it. */
const squadQuery = (call: CallDesk, season: string, club: string) => {
  const path = `seasons/${season}/squads/${club}`
  return {
    queryKey: [LEAGUE, path],
    staleTime: SQUAD_STALE_MS,
    queryFn: async () => v.parse(DeskSquad, await call(`${LEAGUE}/${path}`)),
  }
}

/** Returns the players of a club in a season; empty until they are loaded. */
export function useSquadNames(season: string, club: string): readonly SquadPlayer[] {
  const { call } = useSession()
  const { data } = useQuery(squadQuery(call, season, club))
  return data ? squadPlayersOf(data) : []
}

/** Returns a function that loads the same players when something is about to be sent. */
export function useSquads() {
  const { call } = useSession()
  const queries = useQueryClient()
  return async (season: string, club: string) =>
    squadPlayersOf(await queries.fetchQuery(squadQuery(call, season, club)))
}
