import { getJson, parseList } from 'shared-contracts/host'
import { queryOptions } from 'shared-contracts/query'
import { listQuery, previewed, recordQuery } from './api-query.ts'
import { CompanyResponse } from './company.ts'
import { NewsResponse, StoryResponse } from './news.ts'
import { OpeningResponse } from './opening.ts'
import { PersonResponse } from './person.ts'
import { SubsidiaryDetails, SubsidiaryName, SubsidiaryResponse } from './subsidiary.ts'
import type { SubsidiarySlug } from '../site/subsidiaries.ts'

const SUBSIDIARIES = '/api/subsidiaries'

/** Every subsidiary with all that is known of it, for home and search. */
export const subsidiariesQuery = () => listQuery(SUBSIDIARIES, SubsidiaryResponse)

/** Every subsidiary as menus and badges of every page show it: their documents hold no more of it. */
export const subsidiaryNamesQuery = () =>
  queryOptions({
    queryKey: [SUBSIDIARIES, 'names'],
    queryFn: async ({ client, signal }) => {
      // A page that shows them whole asks once.
      const isShownWhole = client.getQueryCache().find(subsidiariesQuery()) !== undefined
      const all: unknown = isShownWhole
        ? await client.fetchQuery(subsidiariesQuery())
        : await getJson(SUBSIDIARIES, { signal })
      return parseList(SubsidiaryName, SUBSIDIARIES, all)
    },
  })

/** One subsidiary as the list has it; null where the list has none of that slug. */
export const listedSubsidiaryQuery = (slug: SubsidiarySlug | undefined) =>
  queryOptions({
    queryKey: [SUBSIDIARIES, slug ?? ''],
    queryFn: async ({ signal }) => {
      const all = parseList(
        SubsidiaryResponse,
        SUBSIDIARIES,
        await getJson(SUBSIDIARIES, { signal }),
      )
      return all.find((subsidiary) => subsidiary.slug === slug) ?? null
    },
  })

export const subsidiaryQuery = (slug: SubsidiarySlug, preview: string | null = null) =>
  recordQuery(previewed(`/api/subsidiaries/${slug}`, preview), SubsidiaryDetails)

/** The group's stories, newest first. */
export const newsQuery = () => listQuery('/api/news', NewsResponse)

/** Stories of any age that contain a text. */
export const foundNewsQuery = (q: string) =>
  listQuery(`/api/news?${new URLSearchParams({ q }).toString()}`, NewsResponse)

/**
 * One story that is told here, with its text.
 *
 * @param preview token of a preview, which shows what visitors do not read yet.
 */
export const storyQuery = (slug: string, preview: string | null = null) =>
  recordQuery(previewed(`/api/news/${encodeURIComponent(slug)}`, preview), StoryResponse)

/** Openings that are open today, in the order in which the page lists them. */
export const openingsQuery = (preview: string | null = null) =>
  listQuery(previewed('/api/openings', preview), OpeningResponse)

/** The management team, in its order. */
export const peopleQuery = (preview: string | null = null) =>
  listQuery(previewed('/api/people', preview), PersonResponse)

/** Facts of the group that stand in header and footer of every page. */
export const companyQuery = (preview: string | null = null) =>
  recordQuery(previewed('/api/company', preview), CompanyResponse)
