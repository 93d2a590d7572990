import type { ListedValues } from 'shared-contracts/remote'
import { useSearchParams } from 'shared-contracts/router'

/** Reads a filter from the address. What the address does not say, or says wrongly, is the default. */
export interface Filter<Value extends string = string> {
  (stated: string | null): Value
  /** What it may be besides its default, or the list that says it; absent where it may be anything. */
  readonly values?: readonly string[] | ListedValues
}

/** Free text; nothing by default. */
export const text: Filter = (stated) => stated ?? ''

/** One of some values; the first is the default. */
export const oneOf = <const Value extends string>(
  values: readonly [Value, ...Value[]],
): Filter<Value> =>
  Object.assign((stated: string | null) => values.find((value) => value === stated) ?? values[0], {
    values: values.slice(1),
  })

/** A switch: `1` for on, nothing for off. */
export const flag = oneOf(['', '1'])

export type FilterValues<Filters extends Record<string, Filter>> = {
  readonly [Name in keyof Filters]: ReturnType<Filters[Name]>
}

/** Values of filters with everything at its default. */
export function readFilters<Filters extends Record<string, Filter>>(
  filters: Filters,
  params: URLSearchParams,
): FilterValues<Filters> {
  const values: Partial<Record<keyof Filters, string>> = {}
  for (const name in filters) values[name] = filters[name]?.(params.get(name))
  return values as FilterValues<Filters>
}

/**
 * Filters that live in the query string, so that a view can be shared and Back works. A choice is a step
 * of the history; text replaces the step as it is typed. A default leaves the address.
 */
export function useFilters<Filters extends Record<string, Filter>>(filters: Filters) {
  const [params, setParams] = useSearchParams()
  const change = (
    changes: Partial<FilterValues<Filters>>,
    history: 'push' | 'replace' = 'push',
  ) => {
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        for (const [name, value] of Object.entries<string | undefined>(changes)) {
          if (value === undefined || value === filters[name]?.(null)) next.delete(name)
          else next.set(name, value)
        }
        return next
      },
      { replace: history === 'replace' },
    )
  }
  return [readFilters(filters, params), change] as const
}
