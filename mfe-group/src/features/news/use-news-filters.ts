import { NEWS_CATEGORIES, NEWS_REGIONS } from 'shared-contracts/api/news'
import { useSearchParams } from 'shared-contracts/router'

/** Values of the filters, as requirement 2.7 names them and the address contains them. */
export const CATEGORIES = ['all', ...NEWS_CATEGORIES] as const
export const REGIONS = ['all', ...NEWS_REGIONS] as const

export type Category = (typeof CATEGORIES)[number]
export type Region = (typeof REGIONS)[number]

/**
 * Returns the chosen filters, and the page of the list, from the address, so that a view can be shared and going back
 * undoes a choice.
 */
export function useNewsFilters() {
  const [params, setParams] = useSearchParams()
  const choose = (name: 'category' | 'region', value: string) =>
    setParams((before) => {
      const next = new URLSearchParams(before)
      if (value === 'all') next.delete(name)
      else next.set(name, value)
      next.delete('page')
      return next
    })
  const category = oneOf<Category>(CATEGORIES, params.get('category'))
  const region = oneOf<Region>(REGIONS, params.get('region'))
  return {
    category,
    region,
    page: pageOf(params.get('page')),
    /** Returns the path of another page of the list, with the same filters. */
    pathOf: (page: number) => {
      const next = new URLSearchParams(params)
      if (page === 1) next.delete('page')
      else next.set('page', String(page))
      const search = next.toString()
      return `/news${search && `?${search}`}#articles-heading`
    },
    isFiltered: category !== 'all' || region !== 'all',
    choose,
    showAll: () => setParams({}),
  }
}

/** Returns the number of a page: 1 for anything else. */
const pageOf = (stated: string | null) => (/^[1-9]\d{0,3}$/.test(stated ?? '') ? Number(stated) : 1)

/** Returns `all` for a value that is not among the choices. */
function oneOf<Choice extends string>(
  choices: readonly Choice[],
  value: string | null,
): Choice | 'all' {
  return choices.find((choice) => choice === value) ?? 'all'
}
