import {
  lazy,
  Suspense,
  useLayoutEffect,
  useMemo,
  type ComponentType,
  type LazyExoticComponent,
} from 'react'
import { IsRestoringProvider, QueryClientProvider } from 'shared-contracts/query'
import { Router } from 'shared-contracts/router'
import {
  findRoute,
  isStaticPattern,
  matchPattern,
  type RouteParams,
} from '../release/route-pattern.ts'
import { withoutTrailingSlash } from '../release/select-route.ts'
import { DrawnAnew } from './DrawnAnew.tsx'
import { FailureBoundary } from './FailureBoundary.tsx'
import { HostContext, type HostServices, type RemoteLocation } from './host-services.ts'
import type { PageProps, RemoteDefinition, RemoteRoute } from './remote-definition.ts'

export interface RemoteAppProps {
  readonly definition: RemoteDefinition
  readonly host: HostServices
  readonly location: RemoteLocation
  /** Renders the page as at build time, once for all addresses of its route: without their parameters. */
  readonly isPrerendered?: boolean
  /**
   * Pauses queries. The first tree must equal the prerendered one, and React hydrates a Suspense boundary after
   * its parents: a response in between would cause a mismatch.
   */
  readonly isRestoring?: boolean
  /** Boundary around the page while its script loads; a server may omit it so that the page's errors are thrown. */
  readonly Boundary?: typeof Suspense
  readonly onShown?: (location: RemoteLocation) => void
  /** Called while a page that threw, or that React renders again, is still in the document unchanged. */
  readonly onFailing?: () => void
  /** Called before its failure panel counts as shown. */
  readonly onFailed?: (error: Error) => void
}

/** A remote's page for a location, with everything around it. Browser and prerender render this one tree. */
export function RemoteApp({
  definition,
  host,
  location,
  isPrerendered = false,
  isRestoring = false,
  Boundary = Suspense,
  onShown,
  onFailing,
  onFailed,
}: RemoteAppProps) {
  // A trailing slash is accepted, but removed: links have none, and would not recognise their own page.
  const asked = withoutTrailingSlash(location.pathname)
  const askedPath = asked.slice(host.basePath.length) || '/'
  const route = findRoute(definition.routes, askedPath)
  // The fragment of a pattern serves every address that matches it.
  const path = isPrerendered && route ? route.path : askedPath
  const pathname = path === askedPath ? asked : host.basePath + path
  const { Layout } = definition
  const shown = <Shown location={location} onShown={onShown} />
  const boundary = { definition, host, shown, onFailing, onFailed }
  return (
    <HostContext value={host}>
      <DrawnAnew onDrawing={onFailing} />
      <QueryClientProvider client={host.queryClient}>
        <IsRestoringProvider value={isRestoring}>
          <Router
            basename={host.basePath}
            location={{ ...location, pathname }}
            navigator={host.navigator}
          >
            <FailureBoundary {...boundary} page={pathname}>
              <Layout>
                {route && (
                  <FailureBoundary
                    {...boundary}
                    key={route.path}
                    page={path}
                    // React.lazy caches a rejection, so the next attempt needs a new one.
                    onCaught={() => pages.delete(route)}
                  >
                    <Boundary fallback={null}>
                      <DrawnAnew onDrawing={onFailing} />
                      <Page
                        route={route}
                        path={path}
                        basePath={definition.basePaths[0]}
                        origin={host.settings?.publicOrigin ?? ''}
                      />
                      {shown}
                    </Boundary>
                  </FailureBoundary>
                )}
              </Layout>
            </FailureBoundary>
          </Router>
        </IsRestoringProvider>
      </QueryClientProvider>
    </HostContext>
  )
}

interface PageOfRouteProps {
  readonly route: RemoteRoute
  /** The remote's own path of the page, or the route's pattern if it is not known yet. */
  readonly path: string
  readonly basePath: string
  /** Prefix of canonical addresses; empty where nobody operates the host. */
  readonly origin: string
}

const NO_PARAMS: RouteParams = {}

function Page({ route, path, basePath, origin }: PageOfRouteProps) {
  const LazyPage = usePageOf(route)
  const params = useMemo(
    () => (path === route.path ? NO_PARAMS : (matchPattern(route.path, path) ?? NO_PARAMS)),
    [route, path],
  )
  return (
    <>
      {!route.hasOwnHead && (
        <>
          <title>{route.title}</title>
          <meta name="description" content={route.description} />
          {isStaticPattern(path) && (
            <link rel="canonical" href={origin + withoutTrailingSlash(basePath + path)} />
          )}
        </>
      )}
      <LazyPage params={params} />
    </>
  )
}

/** Loaded and loading pages. Kept here, because a suspended first render loses its state and memos. */
const pages = new WeakMap<RemoteRoute, LazyExoticComponent<ComponentType<PageProps>>>()

function usePageOf(route: RemoteRoute) {
  return useMemo(() => {
    const known = pages.get(route)
    if (known) return known
    // The host requests the script first, and sets its timeout.
    const page = lazy(async () => ({ default: await route.page() }))
    pages.set(route, page)
    return page
  }, [route])
}

/** Reports when its siblings are in the document. Inside a Suspense boundary that is the loaded page. */
function Shown({ location, onShown }: Pick<RemoteAppProps, 'location' | 'onShown'>) {
  useLayoutEffect(() => onShown?.(location), [location, onShown])
  return null
}
