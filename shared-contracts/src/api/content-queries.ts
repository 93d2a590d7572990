import { getJson, parseList } from 'shared-contracts/host'
import { queryOptions } from 'shared-contracts/query'
import * as v from 'valibot'
import { CompanyResponse } from './company.ts'
import { NewsResponse, StoryResponse } from './news.ts'
import { OpeningResponse } from './opening.ts'
import { PersonResponse } from './person.ts'
import { SubsidiaryDetails, SubsidiaryResponse } from './subsidiary.ts'
import type { SubsidiarySlug } from '../site/subsidiaries.ts'

/** A list that the API answers; a record that does not fit is skipped. */
const listQuery = <Schema extends v.GenericSchema>(path: string, schema: Schema) =>
  queryOptions({
    queryKey: [path],
    queryFn: async ({ signal }) => parseList(schema, path, await getJson(path, { signal })),
  })

/** One record that the API answers. */
const recordQuery = <Schema extends v.GenericSchema>(path: string, schema: Schema) =>
  queryOptions({
    queryKey: [path],
    queryFn: async ({ signal }) => v.parse(schema, await getJson(path, { signal })),
  })

/** Every subsidiary; header, footer, home, search and the subsidiary pages share one answer. */
export const subsidiariesQuery = () => listQuery('/api/subsidiaries', SubsidiaryResponse)

export const subsidiaryQuery = (slug: SubsidiarySlug) =>
  recordQuery(`/api/subsidiaries/${slug}`, SubsidiaryDetails)

/** The group's stories, newest first. */
export const newsQuery = () => listQuery('/api/news', NewsResponse)

/**
 * One story that is told here, with its text.
 *
 * @param preview token of a preview, which shows what visitors do not read yet.
 */
export const storyQuery = (slug: string, preview: string | null = null) =>
  recordQuery(
    `/api/news/${encodeURIComponent(slug)}${preview === null ? '' : `?${new URLSearchParams({ preview }).toString()}`}`,
    StoryResponse,
  )

/** Openings that are open today, in the order in which the page lists them. */
export const openingsQuery = () => listQuery('/api/openings', OpeningResponse)

/** The management team, in its order. */
export const peopleQuery = () => listQuery('/api/people', PersonResponse)

/** Facts of the group that stand in header and footer of every page. */
export const companyQuery = () => recordQuery('/api/company', CompanyResponse)
