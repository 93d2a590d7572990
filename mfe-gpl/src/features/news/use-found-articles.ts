import { useEffect, useState } from 'react'
import { isSearchText } from 'shared-contracts/api/search-text'
import { ARTICLES_PER_PAGE, type ArticleSummary } from 'shared-contracts/league/article'
import { useQuery } from 'shared-contracts/query'
import { foundArticlesQuery } from '../../queries/league-queries.ts'

/** Time for which a text stays as it is before the API searches for it, in milliseconds. */
const SETTLED_MS = 300

const NONE: readonly ArticleSummary[] = []

/**
 * Adds older stories that contain the words of a text to the newest ones. The API is only asked if there can be older
 * ones.
 *
 * @param newest undefined while they are loading.
 */
export function useFoundArticles(newest: readonly ArticleSummary[] = NONE, text: string) {
  const wanted = text.trim()
  const settled = useSettled(wanted)
  const isLong = newest.length >= ARTICLES_PER_PAGE
  const isAsked = isLong && isSearchText(settled)
  const { data, isLoading, isError } = useQuery({
    ...foundArticlesQuery(settled),
    enabled: isAsked,
  })
  const known = new Set(newest.map(({ slug }) => slug))
  const older = isAsked && data ? data.filter(({ slug }) => !known.has(slug)) : NONE
  return {
    articles: [...newest, ...older],
    /** Whether stories of every age are among them. */
    isWhole: !isLong || (isAsked && data !== undefined),
    /** Also before a new text has settled: nothing can be said of it yet. */
    isLoading: isLoading || (isLong && wanted !== settled),
    isError,
  }
}

/** A text as it was when it last stayed unchanged for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
