import { useMemo, useState, type ComponentType } from 'react'
import {
  createToastStore,
  type HostServices,
  type NavigationTarget,
  type StyleCache,
} from 'shared-contracts/host'
import { createQueryClient, type QueryClient } from 'shared-contracts/query'
import type { QueryState } from 'shared-contracts/rendering'
import type { RouteParams } from 'shared-contracts/routes'
import { createStyleCache } from 'shared-ui'

/** Data of a page that Next writes into its document. */
export interface PageData {
  readonly params: RouteParams
  /** Answers of the page's queries. */
  readonly state: readonly QueryState[]
}

/** The part of Next's router that pages use: it owns the history. */
export interface NextRouter {
  /** Path, query and hash, as in the browser's address bar; a static page has no query at first. */
  readonly asPath: string
  push(address: string): Promise<boolean>
  replace(address: string): Promise<boolean>
}

export interface NextPageProps extends PageData {
  /** All services except the base path, which belongs to the page. */
  readonly services: Omit<HostServices, 'basePath'>
  readonly asPath: string
}

export interface NextAppProps {
  readonly Component: ComponentType<NextPageProps>
  /** Next's own screens have no data. */
  readonly pageProps: Partial<PageData>
  readonly router: NextRouter
  /** Style cache of one server rendering. */
  readonly styleCache?: StyleCache
  readonly queryClient?: QueryClient
}

const NOTHING: readonly QueryState[] = []
const NO_PARAMS: RouteParams = {}

/**
 * Created outside components: the first cache adopts the document's styles, and React may start a
 * first render twice.
 */
const browserStyles = typeof document === 'undefined' ? undefined : createStyleCache()

/** `_app`: what all pages share, in place of the platform's host. */
export function NextApp({ Component, pageProps, router, styleCache, queryClient }: NextAppProps) {
  const [services] = useState(() => ({
    queryClient: queryClient ?? createQueryClient(),
    styleCache: styleCache ?? browserStyles ?? createStyleCache(),
    toasts: createToastStore(),
    telemetry: () => undefined,
    navigator: navigatorOf(router),
  }))
  const { params = NO_PARAMS, state = NOTHING } = pageProps
  // Fill the client while rendering, as TanStack Query's own boundary does: the page below reads
  // the data in the same pass.
  useMemo(() => fill(services.queryClient, state), [services, state])
  return (
    <Component
      {...pageProps}
      params={params}
      state={state}
      services={services}
      asPath={router.asPath}
    />
  )
}

function fill(client: QueryClient, state: readonly QueryState[]): void {
  for (const [key, updatedAt, answer] of state) client.setQueryData(key, answer, { updatedAt })
}

const navigatorOf = (router: NextRouter): HostServices['navigator'] => ({
  createHref: addressOf,
  push: (to) => void router.push(addressOf(to)),
  replace: (to) => void router.replace(addressOf(to)),
  go: (delta) => window.history.go(delta),
})

function addressOf(to: NavigationTarget): string {
  if (typeof to === 'string') return to
  const { pathname = window.location.pathname, search = '', hash = '' } = to
  return pathname + search + hash
}
