import type { CompanyResponse } from 'shared-contracts/api/company'
import type { NewsResponse } from 'shared-contracts/api/news'
import type { OpeningResponse } from 'shared-contracts/api/opening'
import type { PersonResponse } from 'shared-contracts/api/person'
import type { SubsidiaryResponse } from 'shared-contracts/api/subsidiary'
import {
  COMPANY_ENTRY,
  CONTACT_ENTRY,
  FAMILY_ENTRIES,
  PAGE_ENTRIES,
  SERVICE_ENTRIES,
} from '../../data/search-entries.ts'

export interface SearchResult {
  /** Types of requirement 3; pages, openings and people belong to the company. */
  readonly type: 'company' | 'subsidiary' | 'news' | 'service'
  readonly title: string
  readonly description: string
  /** Path below the visitor's prefix; absolute for another site. */
  readonly url: string
  readonly category: string
  /** Slug of the subsidiary that it belongs to, if it belongs to one. */
  readonly subsidiary?: string
  /** At least 15 for any result. */
  readonly relevance: number
}

/** Data from the server; a failed request contributes nothing. */
export interface SearchSources {
  readonly subsidiaries?: readonly SubsidiaryResponse[] | undefined
  /**
   * Stories of the list, which has the newest ones with the beginning of their text, and stories found by the API,
   * which have the passage around a match. A story may be among both.
   */
  readonly news?: readonly NewsResponse[] | undefined
  readonly openings?: readonly OpeningResponse[] | undefined
  readonly people?: readonly PersonResponse[] | undefined
  readonly company?: CompanyResponse | undefined
}

/**
 * Returns the relevance of a text for a query (requirement 9): 10 if it contains the query, and 5 for every
 * occurrence, ignoring case and the form of apostrophes.
 *
 * @example relevanceOf('gold', 'Gold for gold traders') // 20
 */
export function relevanceOf(query: string, text: string): number {
  const occurrences = folded(text).split(folded(query)).length - 1
  return occurrences > 0 ? 10 + 5 * occurrences : 0
}

/** Keyboards write straight apostrophes, and editors curved ones. */
const folded = (text: string) => text.toLowerCase().replace(/[’ʼ]/g, "'")

/** Returns everything on the site that contains the query, most relevant first. */
export function searchSite(
  query: string,
  { subsidiaries = [], news = [], openings = [], people = [], company }: SearchSources,
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
    found([CONTACT_ENTRY.title, CONTACT_ENTRY.description, ...factsOf(company)], {
      type: 'company',
      ...CONTACT_ENTRY,
    }),
    ...[...PAGE_ENTRIES, ...FAMILY_ENTRIES].map((entry) =>
      found([entry.title, entry.description], { type: 'company', ...entry }),
    ),
    ...openings.map(({ slug, title, department, location, description, requirements }) =>
      found([title, department, location, description, ...requirements], {
        type: 'company',
        title,
        description,
        url: `/careers?job=${slug}`,
        category: 'Opening',
      }),
    ),
    ...people.map(({ name, role, text }) =>
      found([name, role, text], {
        type: 'company',
        title: name || role,
        description: name ? `${role}. ${text}` : text,
        url: '/about#management-heading',
        category: 'Management',
      }),
    ),
    ...bestOfEach(
      news.map(({ id, title, excerpt, content, subsidiary, slug }) => ({
        id,
        result: found([title, excerpt, content, subsidiary ?? ''], {
          type: 'news',
          title,
          description: excerpt,
          url: slug ? `/news/${slug}` : '/news',
          category: 'News',
          ...(subsidiary && { subsidiary }),
        }),
      })),
    ),
  ]
  return results
    .filter(({ relevance }) => relevance > 0)
    .sort((one, other) => other.relevance - one.relevance)
}

/** Keeps one result of each story: the one of its more relevant text. */
function bestOfEach(
  stories: readonly { id: NewsResponse['id']; result: SearchResult }[],
): SearchResult[] {
  const best = new Map<NewsResponse['id'], SearchResult>()
  for (const { id, result } of stories) {
    if (result.relevance > (best.get(id)?.relevance ?? -1)) best.set(id, result)
  }
  return [...best.values()]
}

/** Facts whose matches lead to the contact section. */
const factsOf = (company: CompanyResponse | undefined): readonly string[] =>
  company ? [company.address, company.phone, company.email] : []

/** Returns the address of a web search for what this site does not have. */
export function webSearchUrl(query: string): string {
  return `https://duckduckgo.com/?${new URLSearchParams({ q: `${query} FBC Partners Ghana`.trim() }).toString()}`
}
