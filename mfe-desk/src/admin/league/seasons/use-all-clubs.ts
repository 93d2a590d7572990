import { useMemo } from 'react'
import { listOf } from 'shared-contracts/desk/list'
import { Named } from 'shared-contracts/league/name'
import * as v from 'valibot'
import { useLeagueQuery } from '../use-league.ts'

const Club = v.object({ ...Named.entries, publishedRevision: v.nullable(v.number()) })

/**
 * Returns all clubs that visitors see, by name, also those whose next change is scheduled. No country's leagues have
 * more than the API returns at once.
 */
export function useAllClubs(): readonly Named[] {
  const { data } = useLeagueQuery('clubs?perPage=200', listOf(Club))
  return useMemo(
    () =>
      (data?.items ?? [])
        .filter(({ publishedRevision }) => publishedRevision !== null)
        .toSorted((a, b) => a.name.localeCompare(b.name, 'en')),
    [data],
  )
}
