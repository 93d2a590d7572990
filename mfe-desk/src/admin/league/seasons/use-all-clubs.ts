import { useMemo } from 'react'
import { listOf } from 'shared-contracts/desk/list'
import { Named } from 'shared-contracts/league/name'
import { useLeagueQuery } from '../use-league.ts'

/** Returns all published clubs, by name. No country's leagues have more than the API returns at once. */
export function useAllClubs(): readonly Named[] {
  const { data } = useLeagueQuery('clubs?state=published&perPage=200', listOf(Named))
  return useMemo(
    () => (data?.items ?? []).toSorted((a, b) => a.name.localeCompare(b.name, 'en')),
    [data],
  )
}
