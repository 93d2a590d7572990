import { useSearchParams } from 'shared-contracts/router'
import { CATEGORIES, REGIONS, type Category, type Region } from '../../data/news.ts'

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
  return {
    category: oneOf<Category>(CATEGORIES, params.get('category')),
    region: oneOf<Region>(REGIONS, params.get('region')),
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
