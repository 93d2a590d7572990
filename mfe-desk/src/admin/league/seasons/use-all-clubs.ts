import { useMemo } from 'react'
import { listOf } from 'shared-contracts/desk/list'
import { Named } from 'shared-contracts/league/name'
import type { AsyncResult } from 'shared-ui'
import * as v from 'valibot'
import { useLeagueQuery } from '../use-league.ts'

const Club = v.object({ ...Named.entries, publishedRevision: v.nullable(v.number()) })

/**
 * Returns all clubs that visitors see, by name, also those whose next change is scheduled. No country's leagues have
 * more than the API returns at once.
 */
export function useAllClubs(): AsyncResult<readonly Named[]> {
  const { data, isError, refetch } = useLeagueQuery('clubs?perPage=200', listOf(Club))
  const clubs = useMemo(
    () =>
      data?.items
        .filter(({ publishedRevision }) => publishedRevision !== null)
        .toSorted((a, b) => a.name.localeCompare(b.name, 'en')),
    [data],
  )
  return { data: clubs, isError, refetch }
}
