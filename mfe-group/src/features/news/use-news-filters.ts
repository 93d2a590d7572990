import { NEWS_CATEGORIES, NEWS_REGIONS } from 'shared-contracts/api/news'
import { useSearchParams } from 'shared-contracts/router'

/** Choices of the filters as requirement 2.7 names them; the address carries them. */
export const CATEGORIES = ['all', ...NEWS_CATEGORIES] as const
export const REGIONS = ['all', ...NEWS_REGIONS] as const

export type Category = (typeof CATEGORIES)[number]
export type Region = (typeof REGIONS)[number]

/** The chosen filters, which live in the address: a view can be shared, and Back undoes a choice. */
export function useNewsFilters() {
  const [params, setParams] = useSearchParams()
  const choose = (name: 'category' | 'region', value: string) =>
    setParams((before) => {
      const next = new URLSearchParams(before)
      if (value === 'all') next.delete(name)
      else next.set(name, value)
      return next
    })
  const category = oneOf<Category>(CATEGORIES, params.get('category'))
  const region = oneOf<Region>(REGIONS, params.get('region'))
  return {
    category,
    region,
    isFiltered: category !== 'all' || region !== 'all',
    choose,
    showAll: () => setParams({}),
  }
}

/** What an address says that no filter knows counts as no filter. */
function oneOf<Choice extends string>(
  choices: readonly Choice[],
  value: string | null,
): Choice | 'all' {
  return choices.find((choice) => choice === value) ?? 'all'
}
