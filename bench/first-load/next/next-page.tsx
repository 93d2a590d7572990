import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ComponentType,
} from 'react'
import { HostContext, type RemoteLocation } from 'shared-contracts/host'
import { QueryClientProvider } from 'shared-contracts/query'
import type { PageProps, RemoteDefinition } from 'shared-contracts/remote'
import { Router } from 'shared-contracts/router'
import { withoutTrailingSlash } from 'shared-contracts/select-route'
import { Toaster } from 'shared-ui'
import { OverlayTheme } from 'shared-ui/overlay-theme'
import type { NextPageProps } from './NextApp.tsx'

/** Data of a route for its page in Next. */
export interface NextRoute {
  readonly path: string
  readonly title: string
  readonly description: string
  readonly hasOwnHead: boolean
  /** API call that tells whether a page with parameters exists. */
  readonly record?: string
}

/**
 * Builds a Next page from one route of a remote. Next finds it, splits it off, renders it and loads its data;
 * inside, the page keeps the router of the platform's facade, as it would if a team moved these pages to Next.
 * The parts that only a host with releases of several teams needs are left out: no boundary, no lazy page, no
 * panel for a script that failed to load.
 */
export function nextPage(
  { Layout, theme, basePaths: [basePath] }: RemoteDefinition,
  Page: ComponentType<PageProps>,
  { path, title, description, hasOwnHead }: NextRoute,
): ComponentType<NextPageProps> {
  const canonical = withoutTrailingSlash(basePath + path)
  return function NextPage({ params, services, asPath }: NextPageProps) {
    const host = useMemo(() => ({ ...services, basePath }), [services])
    const location = useMemo(() => locationOf(asPath), [asPath])
    useLayoutEffect(() => {
      performance.mark('page-shown')
    }, [])
    return (
      <HostContext value={host}>
        <QueryClientProvider client={host.queryClient}>
          <Router basename={basePath} location={location} navigator={host.navigator}>
            <Layout>
              {!hasOwnHead && (
                <>
                  <title>{title}</title>
                  <meta name="description" content={description} />
                  <link rel="canonical" href={canonical} />
                </>
              )}
              <Page params={params} />
            </Layout>
          </Router>
        </QueryClientProvider>
        <Toasts {...services} theme={theme} />
      </HostContext>
    )
  }
}

function Toasts({
  toasts,
  styleCache,
  theme,
}: Pick<NextPageProps['services'], 'toasts' | 'styleCache'> & Pick<RemoteDefinition, 'theme'>) {
  const state = useSyncExternalStore(toasts.subscribe, toasts.getState, toasts.getState)
  const hasToast = state.toasts.some(({ isOpen }) => isOpen)
  // Rendered only in the browser: nothing to show at first, and the platform's documents have no toasts either.
  const [isMounted, setIsMounted] = useState(false)
  useEffect(() => setIsMounted(true), [])
  return (
    isMounted && (
      <OverlayTheme theme={theme} cache={styleCache} isShowing={hasToast}>
        <Toaster toasts={toasts} />
      </OverlayTheme>
    )
  )
}

function locationOf(asPath: string): RemoteLocation {
  const { pathname, search, hash } = new URL(asPath, 'http://page')
  return { pathname, search, hash, state: null, key: 'default' }
}
