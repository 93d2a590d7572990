import type { NewsResponse } from 'shared-contracts/api/news'
import type { SubsidiaryResponse } from 'shared-contracts/api/subsidiary'
import { COMPANY_ENTRY, SERVICE_ENTRIES } from '../../data/search-entries.ts'

export interface SearchResult {
  readonly type: 'company' | 'subsidiary' | 'news' | 'service'
  readonly title: string
  readonly description: string
  /** Path below the visitor's prefix. */
  readonly url: string
  readonly category: string
  /** Slug of the subsidiary that it belongs to, if it belongs to one. */
  readonly subsidiary?: string
  /** At least 15 for anything found. */
  readonly relevance: number
}

/** What the server contributes; an answer that failed contributes nothing. */
export interface SearchSources {
  readonly subsidiaries?: readonly SubsidiaryResponse[] | undefined
  readonly news?: readonly NewsResponse[] | undefined
}

/**
 * Relevance of a text for a query (requirement 9): 10 if the query is contained, and 5 for every occurrence;
 * letters' case does not count.
 *
 * @example relevanceOf('gold', 'Gold for gold traders') // 20
 */
export function relevanceOf(query: string, text: string): number {
  const occurrences = text.toLowerCase().split(query.toLowerCase()).length - 1
  return occurrences > 0 ? 10 + 5 * occurrences : 0
}

/** Everything of the site that contains the query, the most relevant first. */
export function searchSite(
  query: string,
  { subsidiaries = [], news = [] }: SearchSources,
): SearchResult[] {
  const wanted = query.trim()
  if (!wanted) return []
  const found = (texts: readonly string[], result: Omit<SearchResult, 'relevance'>) => ({
    ...result,
    relevance: relevanceOf(wanted, texts.join('\n')),
  })
  const results: SearchResult[] = [
    found([COMPANY_ENTRY.title, COMPANY_ENTRY.description], { type: 'company', ...COMPANY_ENTRY }),
    ...subsidiaries.map(({ slug, name, tagline, description, services }) =>
      found([name, tagline, description, ...services], {
        type: 'subsidiary',
        title: name,
        description,
        url: `/${slug}`,
        category: 'Subsidiary',
        subsidiary: slug,
      }),
    ),
    ...SERVICE_ENTRIES.map((entry) =>
      found([entry.title, entry.description, entry.category], { type: 'service', ...entry }),
    ),
    ...news.map(({ title, excerpt, content, subsidiary }) =>
      found([title, excerpt, content], {
        type: 'news',
        title,
        description: excerpt,
        url: '/news',
        category: 'News',
        ...(subsidiary && { subsidiary }),
      }),
    ),
  ]
  return results
    .filter(({ relevance }) => relevance > 0)
    .sort((one, other) => other.relevance - one.relevance)
}

/** Where whatever this site does not have may be found. */
export function webSearchUrl(query: string): string {
  return `https://duckduckgo.com/?${new URLSearchParams({ q: `${query.trim()} FBC Partners Ghana` }).toString()}`
}
