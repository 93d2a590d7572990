import {
  Component,
  lazy,
  Suspense,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react'
import { QueryClientProvider } from 'shared-contracts/query'
import { Router } from 'shared-contracts/router'
import { withoutTrailingSlash } from '../paths/select-route.ts'
import { HostContext, type HostServices, type RemoteLocation } from './host.ts'
import { withTimeLimit } from './time-limit.ts'
import type { FailureProps, RemoteDefinition, RemoteRoute } from './remote-definition.ts'

/** How long the script of a page may take before the remote's failure panel shows (failure budget). */
const PAGE_TIME_LIMIT_MS = 8_000

interface RemoteAppProps {
  readonly definition: RemoteDefinition
  readonly host: HostServices
  readonly location: RemoteLocation
  readonly onShown?: (location: RemoteLocation) => void
}

/** A remote's page for a location, with everything around it. Browser and prerender render this one tree. */
export function RemoteApp({ definition, host, location, onShown }: RemoteAppProps) {
  const route = findRoute(definition, host.basePath, location.pathname)
  const { Layout, Failure } = definition
  const shown = <Shown location={location} onShown={onShown} />
  return (
    <HostContext value={host}>
      <QueryClientProvider client={host.queryClient}>
        <Router basename={host.basePath} location={location} navigator={host.navigator}>
          <Layout>
            {route && (
              <PageBoundary
                key={route.path}
                remote={definition.name}
                host={host}
                Failure={Failure}
                shown={shown}
              >
                <Suspense fallback={null}>
                  <Page route={route} canonical={`${definition.basePaths[0]}${route.path}`} />
                  {shown}
                </Suspense>
              </PageBoundary>
            )}
          </Layout>
        </Router>
      </QueryClientProvider>
    </HostContext>
  )
}

function findRoute(definition: RemoteDefinition, basePath: string, pathname: string) {
  const path = withoutTrailingSlash(pathname).slice(basePath.length) || '/'
  return definition.routes.find((route) => route.path === path)
}

/** `React.lazy` keeps a rejection for ever, so each mounted page makes a lazy of its own. */
function Page({ route, canonical }: { route: RemoteRoute; canonical: string }) {
  const LazyPage = usePageOf(route)
  return (
    <>
      <title>{route.title}</title>
      <meta name="description" content={route.description} />
      <link rel="canonical" href={withoutTrailingSlash(canonical)} />
      <LazyPage />
    </>
  )
}

const pages = new WeakMap<RemoteRoute, ReturnType<typeof lazyPage>>()

function lazyPage(route: RemoteRoute) {
  return lazy(async () => {
    try {
      const page = withTimeLimit(route.page(), PAGE_TIME_LIMIT_MS, `The page ${route.path}`)
      return { default: await page }
    } catch (error) {
      pages.delete(route)
      throw error
    }
  })
}

/** The lazy page outlives a suspended first render, in which state and memos are lost. */
function usePageOf(route: RemoteRoute) {
  return useMemo(() => {
    const known = pages.get(route)
    if (known) return known
    const page = lazyPage(route)
    pages.set(route, page)
    return page
  }, [route])
}

/** Reports when what it stands beside is in the document: inside a Suspense boundary, the loaded page. */
function Shown({ location, onShown }: Pick<RemoteAppProps, 'location' | 'onShown'>) {
  useLayoutEffect(() => onShown?.(location), [location, onShown])
  return null
}

interface PageBoundaryProps {
  readonly remote: string
  readonly host: HostServices
  readonly Failure: RemoteDefinition['Failure']
  /** A failure panel is shown as a page is, or the host would wait for the page for ever. */
  readonly shown: ReactNode
  readonly children: ReactNode
}

/** Keeps a failure of the remote inside the remote. */
function PageBoundary(props: PageBoundaryProps) {
  const [attempt, setAttempt] = useState(0)
  return <CatchErrors key={attempt} {...props} retry={() => setAttempt(attempt + 1)} />
}

class CatchErrors extends Component<
  PageBoundaryProps & Pick<FailureProps, 'retry'>,
  { error: Error | null }
> {
  override state = { error: null }

  static getDerivedStateFromError(thrown: unknown) {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) }
  }

  override componentDidCatch(error: Error) {
    const { host, remote } = this.props
    host.telemetry({ kind: 'render-error', remote, detail: error.message })
  }

  override render() {
    const { Failure, retry, shown, children } = this.props
    if (!this.state.error) return children
    return (
      <>
        <Failure error={this.state.error} retry={retry} />
        {shown}
      </>
    )
  }
}
