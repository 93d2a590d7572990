import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { createQueryClient, type QueryClient } from 'shared-contracts/query'
import type { QueryState } from 'shared-contracts/rendering'
import type { RouteParams } from 'shared-contracts/routes'
import { withoutTrailingSlash } from 'shared-contracts/select-route'
import { createStyleCache } from 'shared-ui'
import { drawFields } from 'shared-ui/fields'
import { NextApp, type NextPageProps, type PageData } from './NextApp.tsx'
import type { NextRoute } from './next-page.tsx'

/**
 * Seconds for which Next treats a page as fresh. Prices are stale after 30 s, and a browser would
 * fetch them again.
 */
const REVALIDATE_S = 10

/** Most renderings of a page until none of its queries is pending. */
const MAX_PASSES = 12

const API_ORIGIN = process.env['API_ORIGIN']

// Pages fetch `/api/…`, which has no origin on a server.
const { fetch } = globalThis
globalThis.fetch = (input, init) =>
  fetch(typeof input === 'string' ? new URL(input, API_ORIGIN) : input, init)

// Render complete form fields: documents contain them.
drawFields()

type StaticProps =
  { readonly notFound: true } | { readonly props: PageData; readonly revalidate: number }

/**
 * `getStaticProps` of a page: the results of all queries of its first rendering. They are found by rendering it,
 * as the platform does.
 */
export const staticPropsOf =
  (page: ComponentType<NextPageProps>, basePath: string, { path, record }: NextRoute) =>
  async ({ params = {} }: { readonly params?: RouteParams }): Promise<StaticProps> => {
    if (record && (await globalThis.fetch(withParams(record, params))).status === 404)
      return { notFound: true }
    const queryClient = createQueryClient()
    const element = (
      <NextApp
        Component={page}
        pageProps={{ params }}
        router={{ ...STANDING, asPath: withoutTrailingSlash(basePath + withParams(path, params)) }}
        queryClient={queryClient}
        styleCache={createStyleCache()}
      />
    )
    for (let pass = 0; pass < MAX_PASSES; pass++) {
      renderToString(element)
      const pending = pendingQueries(queryClient)
      if (pending.length === 0) break
      await Promise.allSettled(pending.map((query) => query.fetch()))
    }
    // Next only accepts plain JSON, without undefined members.
    const state = JSON.parse(JSON.stringify(stateOf(queryClient))) as QueryState[]
    return { props: { params, state }, revalidate: REVALIDATE_S }
  }

const stay = () => Promise.reject(new Error('A page navigated while it was rendered'))
const STANDING = { push: stay, replace: stay }

const withParams = (pattern: string, params: RouteParams) =>
  pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))

const pendingQueries = (client: QueryClient) =>
  client
    .getQueryCache()
    .getAll()
    .filter(
      ({ state, options }) =>
        state.status === 'pending' && (options as { enabled?: unknown }).enabled !== false,
    )

const stateOf = (client: QueryClient): QueryState[] =>
  client
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }) => [[...queryKey], state.dataUpdatedAt, state.data])
