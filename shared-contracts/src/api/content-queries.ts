import { getJson, parseList } from 'shared-contracts/host'
import { queryOptions, type QueryClient } from 'shared-contracts/query'
import { listQuery, previewed, recordQuery } from './api-query.ts'
import { CompanyResponse } from './company.ts'
import { FurtherPage } from './further-page.ts'
import { NewsResponse, StoryResponse } from './news.ts'
import { OpeningResponse } from './opening.ts'
import { PersonResponse } from './person.ts'
import { SubsidiaryDetails, SubsidiaryName, SubsidiaryResponse } from './subsidiary.ts'
import type { SubsidiarySlug } from '../site/subsidiaries.ts'

const SUBSIDIARIES = '/api/subsidiaries'

/** All subsidiaries with all their data, for home and search. */
export const subsidiariesQuery = () => listQuery(SUBSIDIARIES, SubsidiaryResponse)

interface QueryContext {
  readonly client: QueryClient
  readonly signal: AbortSignal
}

/**
 * All subsidiaries, for a query that keeps a part of them. In a browser all such queries share one request; on a server
 * they do so only where the page shows the whole, because a document carries what its queries have kept.
 */
const wholeList = ({ client, signal }: QueryContext): Promise<unknown> =>
  typeof document !== 'undefined' || client.getQueryCache().find(subsidiariesQuery())
    ? client.fetchQuery(subsidiariesQuery())
    : getJson(SUBSIDIARIES, { signal })

/** All subsidiaries, reduced to what menus and badges show, so that documents carry no more data than that. */
export const subsidiaryNamesQuery = () =>
  queryOptions({
    queryKey: [SUBSIDIARIES, 'names'],
    queryFn: async (context) => parseList(SubsidiaryName, SUBSIDIARIES, await wholeList(context)),
  })

/** One subsidiary from the list; null if the list has none with that slug. */
export const listedSubsidiaryQuery = (slug: SubsidiarySlug | undefined) =>
  queryOptions({
    queryKey: [SUBSIDIARIES, slug ?? ''],
    queryFn: async (context) => {
      const all = parseList(SubsidiaryResponse, SUBSIDIARIES, await wholeList(context))
      return all.find((subsidiary) => subsidiary.slug === slug) ?? null
    },
  })

export const subsidiaryQuery = (slug: SubsidiarySlug, preview: string | null = null) =>
  recordQuery(previewed(`/api/subsidiaries/${slug}`, preview), SubsidiaryDetails)

/** The group's stories, newest first. @param page number of the list's page, from 1. */
export const newsQuery = (page = 1) =>
  listQuery(page === 1 ? '/api/news' : `/api/news?page=${page}`, NewsResponse)

/** The pages of that list besides the first. */
export const newsPagesQuery = () => listQuery('/api/news-pages', FurtherPage)

/** Stories of any age that contain the given text. */
export const foundNewsQuery = (q: string) =>
  listQuery(`/api/news?${new URLSearchParams({ q }).toString()}`, NewsResponse)

/**
 * One story that is published on this site, with its text.
 *
 * @param preview token of a preview, which also shows what is not published yet.
 */
export const storyQuery = (slug: string, preview: string | null = null) =>
  recordQuery(previewed(`/api/news/${encodeURIComponent(slug)}`, preview), StoryResponse)

/** Openings that are open today, in the order in which the page lists them. */
export const openingsQuery = (preview: string | null = null) =>
  listQuery(previewed('/api/openings', preview), OpeningResponse)

/** The management team, in display order. */
export const peopleQuery = (preview: string | null = null) =>
  listQuery(previewed('/api/people', preview), PersonResponse)

/** Facts of the group that header and footer of every page show. */
export const companyQuery = (preview: string | null = null) =>
  recordQuery(previewed('/api/company', preview), CompanyResponse)
