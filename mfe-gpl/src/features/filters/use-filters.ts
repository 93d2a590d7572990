import type { ListedValues } from 'shared-contracts/remote'
import { useSearchParams } from 'shared-contracts/router'

/** Reads a filter from the address. A missing or invalid value becomes the default. */
export interface Filter<Value extends string = string> {
  (stated: string | null): Value
  /** Values besides the default, or the list that defines them; absent if any value is allowed. */
  readonly values?: readonly string[] | ListedValues
}

/** Free text; empty by default. */
export const text: Filter = (stated) => stated ?? ''

/** One of some values, in any letter case, as people type addresses; the first is the default. */
export const oneOf = <const Value extends string>(
  values: readonly [Value, ...Value[]],
): Filter<Value> =>
  Object.assign(
    (stated: string | null) =>
      values.find((value) => value.toLowerCase() === stated?.toLowerCase()) ?? values[0],
    { values: values.slice(1) },
  )

/** A switch: `1` for on, empty for off. */
export const flag = oneOf(['', '1'])

export type FilterValues<Filters extends Record<string, Filter>> = {
  readonly [Name in keyof Filters]: ReturnType<Filters[Name]>
}

/** Reads the values of filters; missing ones get their defaults. */
export function readFilters<Filters extends Record<string, Filter>>(
  filters: Filters,
  params: URLSearchParams,
): FilterValues<Filters> {
  const values: Partial<Record<keyof Filters, string>> = {}
  for (const name in filters) values[name] = filters[name]?.(params.get(name))
  return values as FilterValues<Filters>
}

/**
 * Filters in the query string, so that a view can be shared and going back works. A choice adds a history entry,
 * unless it is made already; typing replaces it. Default values are left out of the address.
 */
export function useFilters<Filters extends Record<string, Filter>>(filters: Filters) {
  const [params, setParams] = useSearchParams()
  const change = (
    changes: Partial<FilterValues<Filters>>,
    history: 'push' | 'replace' = 'push',
  ) => {
    const isNew = Object.entries<string | undefined>(changes).some(
      ([name, value]) => (value ?? filters[name]?.(null)) !== filters[name]?.(params.get(name)),
    )
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        for (const [name, value] of Object.entries<string | undefined>(changes)) {
          if (value === undefined || value === filters[name]?.(null)) next.delete(name)
          else next.set(name, value)
        }
        return next
      },
      { replace: history === 'replace' || !isNew },
    )
  }
  return [readFilters(filters, params), change] as const
}
