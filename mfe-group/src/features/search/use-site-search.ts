import { useEffect } from 'react'
import { useQuery } from 'shared-contracts/query'
import {
  companyQuery,
  foundNewsQuery,
  newsQuery,
  openingsQuery,
  peopleQuery,
  subsidiariesQuery,
} from 'shared-contracts/api/content-queries'
import { isSearchText } from 'shared-contracts/api/search-text'
import { isBlank } from 'shared-contracts/api/visible'
import { useSearchParams } from 'shared-contracts/router'
import { useIsLate } from 'shared-ui/waiting'
import { searchSite } from './search-site.ts'

/**
 * Runs the search that `q` in the address asks for, and returns a function for another search.
 *
 * Sources that could not be read are only logged (requirement 8): results from the others are still shown, and a
 * repeated search fetches them again. Nor does the search wait for a source that does not answer.
 */
export function useSiteSearch() {
  const [params, setParams] = useSearchParams()
  const asked = params.get('q')?.trim() ?? ''
  const query = isBlank(asked) ? '' : asked
  const isAsked = query !== ''
  const subsidiaries = useQuery({ ...subsidiariesQuery(), enabled: isAsked })
  const news = useQuery({ ...newsQuery(), enabled: isAsked })
  const foundNews = useQuery({ ...foundNewsQuery(query), enabled: isSearchText(query) })
  const openings = useQuery({ ...openingsQuery(), enabled: isAsked })
  const people = useQuery({ ...peopleQuery(), enabled: isAsked })
  const company = useQuery({ ...companyQuery(), enabled: isAsked })
  const sources = [subsidiaries, news, foundNews, openings, people, company]
  const error = sources.find((source) => source.error)?.error

  useEffect(() => {
    // eslint-disable-next-line no-console -- Requirement 8: search errors are only logged.
    if (error) console.error('The search could not read everything', error)
  }, [error])

  const isIncomplete = isAsked && sources.some(({ isFetching }) => isFetching)
  const isLate = useIsLate(isIncomplete)
  const isSearching = isIncomplete && !isLate
  return {
    query,
    isSearching,
    /** Whether the results of a source are missing. */
    isIncomplete,
    results:
      isAsked && !isSearching
        ? searchSite(query, {
            subsidiaries: subsidiaries.data,
            news: [...(news.data ?? []), ...(foundNews.data ?? [])],
            openings: openings.data,
            people: people.data,
            company: company.data,
          })
        : [],
    search: (wanted: string) => {
      if (isBlank(wanted)) return
      for (const { isError, refetch } of sources) if (isError) void refetch()
      // The same search again is no step to go back.
      setParams({ q: wanted.trim() }, { replace: wanted.trim() === query })
    },
  }
}
