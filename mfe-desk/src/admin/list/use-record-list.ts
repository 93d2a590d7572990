import { useGetList, type ListControllerResult, type SortPayload } from 'ra-core'
import { useCallback, useEffect } from 'react'
import { useSearchParams } from 'shared-contracts/router'
import type { DeskRecord } from '../data/data-provider.ts'

const PER_PAGE = 25

/** Search parameters that are not filters. */
const OWN_NAMES = new Set(['page', 'perPage', 'sort', 'order'])

const nothing = () => undefined

export interface RecordListOptions {
  readonly part: string
  /** Members by which the API orders the list. */
  readonly sorts: readonly string[]
  /** Order unless the address names another. */
  readonly sort: SortPayload
  /** Filters that always apply, whatever the address says. */
  readonly filter?: Readonly<Record<string, string>>
  /** Polling interval in milliseconds, so that new records appear by themselves. */
  readonly refetchInterval?: number | undefined
}

/**
 * State of a list. Page, order and filters are plain search parameters, so that a view can be bookmarked, shared,
 * and left by going back. Returns what react-admin's lists render.
 */
export function useRecordList({
  part,
  sorts,
  sort: first,
  filter,
  refetchInterval,
}: RecordListOptions) {
  const [params, setParams] = useSearchParams()
  const page = numberOf(params.get('page'), 1)
  const perPage = numberOf(params.get('perPage'), PER_PAGE)
  const sort = orderOf(params, sorts) ?? first
  const isChosen = (name: string) => !OWN_NAMES.has(name) && filter?.[name] === undefined
  const filterValues = Object.fromEntries(
    [...params].filter(([name, value]) => isChosen(name) && value !== ''),
  )
  const shown = { part, sort, filter: { ...filterValues, ...filter } }
  const query = useGetList<DeskRecord>(
    part,
    { pagination: { page, perPage }, sort, filter: shown.filter },
    { refetchInterval: refetchInterval ?? false, placeholderData: (previous) => previous },
  )

  const change = useCallback(
    (changes: Readonly<Record<string, string | null>>, isReplaced = false) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before)
          for (const [name, value] of Object.entries({ page: null, ...changes })) {
            if (value) next.set(name, value)
            else next.delete(name)
          }
          return next
        },
        { replace: isReplaced },
      ),
    [setParams],
  )

  const { total, isPlaceholderData } = query
  const last = Math.max(1, Math.ceil((total ?? Infinity) / perPage))
  const isBeyond = page > last && !isPlaceholderData
  useEffect(() => {
    // The last records of this page may have been deleted, or no longer match the filters.
    if (isBeyond) change({ page: last > 1 ? String(last) : null }, true)
  }, [change, isBeyond, last])

  const list = {
    resource: part,
    data: query.data,
    total,
    // The desk tells it: react-admin's list for phones would show no records beside it.
    error: null,
    isPending: query.isPending,
    isLoading: query.isLoading,
    isFetching: query.isFetching,
    isPlaceholderData,
    refetch: query.refetch,
    page,
    perPage,
    sort,
    filterValues,
    displayedFilters: {},
    selectedIds: [],
    hasNextPage: page * perPage < (total ?? 0),
    hasPreviousPage: page > 1,
    setPage: (next: number) => change({ page: next > 1 ? String(next) : null }),
    setPerPage: (next: number) => change({ perPage: String(next) }),
    setSort: ({ field, order }: SortPayload) => change({ sort: field, order: order.toLowerCase() }),
    setFilters: nothing,
    hideFilter: nothing,
    showFilter: nothing,
    onSelect: nothing,
    onSelectAll: nothing,
    onToggleItem: nothing,
    onUnselectItems: nothing,
    exporter: false,
  } as unknown as ListControllerResult<DeskRecord>

  return {
    list,
    /** Why the list could not be loaded, or not again: then it has the records of before. */
    error: query.error,
    /** The query of the list, for all of its pages. */
    shown,
    filterValues,
    /** Sets one filter; while typing, it replaces the history entry. */
    setFilter: (name: string, value: string, isTyping = false) =>
      change({ [name]: value || null }, isTyping),
  }
}

function numberOf(text: string | null, fallback: number): number {
  const number = Number(text)
  return Number.isInteger(number) && number > 0 ? number : fallback
}

/** Returns the order that an address names, unless the list has no such order. */
function orderOf(params: URLSearchParams, sorts: readonly string[]): SortPayload | undefined {
  const field = params.get('sort')
  if (field === null || !sorts.includes(field)) return undefined
  return { field, order: params.get('order') === 'desc' ? 'DESC' : 'ASC' }
}
