import { useGetOne, type UseGetOneOptions } from 'ra-core'
import type { DeskRecord } from './data-provider.ts'

/** A part of the cache's key: ra-core puts the rows of each list into the cache of single records without it. */
const OPENED = { isOpened: true }

type Opened = DeskRecord & { id: string | number }

/**
 * Loads a record as it is now, each time that it is opened. The row of a list is no substitute: it may be outdated, and
 * lacks what lists omit; and a copy that is kept would show what has been erased.
 */
export const useRecord = (
  part: string,
  id: string | number,
  options?: Pick<
    UseGetOneOptions<Opened>,
    'refetchInterval' | 'refetchOnMount' | 'refetchOnReconnect'
  >,
) => useGetOne<Opened>(part, { id, meta: OPENED }, { gcTime: 0, ...options })
