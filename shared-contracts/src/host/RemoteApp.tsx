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
  /** The page as a build makes it, once for all of its route's addresses: without their parameters. */
  readonly isPrerendered?: boolean
  /**
   * Queries wait. The first tree must equal the prerendered one, and React hydrates a Suspense boundary after its
   * parents: an answer that comes in between would cause a mismatch.
   */
  readonly isRestoring?: boolean
  /** Stands around the page while its script is on its way; a server may look behind it. */
  readonly Boundary?: typeof Suspense
  readonly onShown?: (location: RemoteLocation) => void
  /** Called while a page that threw, or that React draws anew, still stands as it was. */
  readonly onFailing?: () => void
  /** Called before the panel that took its place counts as shown. */
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
  // A trailing slash is forgiven, and no link has one: with it, no link would know its own page.
  const pathname = withoutTrailingSlash(location.pathname)
  const path = pathname.slice(host.basePath.length) || '/'
  const route = findRoute(definition.routes, path)
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
                        // The fragment of a pattern serves every address that matches it.
                        path={isPrerendered ? route.path : path}
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
  /** The remote's own path of the page, or the route's pattern where it is not known yet. */
  readonly path: string
  readonly basePath: string
  /** Before canonical addresses; empty where nobody operates the host. */
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

/** Loaded and loading pages. They outlive a suspended first render, in which state and memos are lost. */
const pages = new WeakMap<RemoteRoute, LazyExoticComponent<ComponentType<PageProps>>>()

function usePageOf(route: RemoteRoute) {
  return useMemo(() => {
    const known = pages.get(route)
    if (known) return known
    // How long its script may take is the host's business, which asks for it first.
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
