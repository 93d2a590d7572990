import { useSyncExternalStore } from 'react'
import type { SubsidiaryResponse } from 'shared-contracts'
import { subsidiariesQuery, useQuery } from 'shared-contracts/query'

/** The subsidiaries of the server, or why they are not there. */
export interface Subsidiaries {
  readonly data: readonly SubsidiaryResponse[] | undefined
  readonly isError: boolean
  readonly refetch: () => unknown
}

/**
 * Every subsidiary, as the server lists them.
 *
 * The header hydrates before the page, and the answer may come between the two: the page would then not
 * be what the server sent. So nothing has arrived until the part that asks is hydrated.
 */
export function useSubsidiaries(): Subsidiaries {
  const { data, isError, refetch } = useQuery(subsidiariesQuery())
  const isHydrated = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
  return isHydrated ? { data, isError, refetch } : { data: undefined, isError: false, refetch }
}

const subscribeToNothing = () => () => undefined
