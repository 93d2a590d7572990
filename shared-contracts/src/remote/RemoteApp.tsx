import {
  Component,
  lazy,
  Suspense,
  useLayoutEffect,
  useMemo,
  useState,
  type ComponentType,
  type LazyExoticComponent,
  type ReactNode,
} from 'react'
import { IsRestoringProvider, QueryClientProvider } from 'shared-contracts/query'
import { Router } from 'shared-contracts/router'
import { withoutTrailingSlash } from '../paths/select-route.ts'
import { HostContext, type HostServices, type RemoteLocation } from './host.ts'
import type { FailureProps, RemoteDefinition, RemoteRoute } from './remote-definition.ts'

interface RemoteAppProps {
  readonly definition: RemoteDefinition
  readonly host: HostServices
  readonly location: RemoteLocation
  /**
   * The tree must equal the prerendered one. React hydrates what is below a Suspense boundary later than
   * what is above it, so queries wait: an answer in between would change the page under React's hands.
   */
  readonly isPrerendered?: boolean
  readonly onShown?: (location: RemoteLocation) => void
}

/** A remote's page for a location, with everything around it. Browser and prerender render this one tree. */
export function RemoteApp({
  definition,
  host,
  location,
  isPrerendered = false,
  onShown,
}: RemoteAppProps) {
  const route = findRoute(definition, host.basePath, location.pathname)
  const { Layout, Failure } = definition
  const shown = <Shown location={location} onShown={onShown} />
  return (
    <HostContext value={host}>
      <QueryClientProvider client={host.queryClient}>
        <IsRestoringProvider value={isPrerendered}>
          <Router basename={host.basePath} location={location} navigator={host.navigator}>
            <Layout>
              {route && (
                <PageBoundary
                  key={route.path}
                  remote={definition.name}
                  host={host}
                  Failure={Failure}
                  shown={shown}
                  // React's lazy keeps a rejection for ever; the next attempt needs a new one.
                  onCaught={() => pages.delete(route)}
                >
                  <Suspense fallback={null}>
                    <Page route={route} canonical={`${definition.basePaths[0]}${route.path}`} />
                    {shown}
                  </Suspense>
                </PageBoundary>
              )}
            </Layout>
          </Router>
        </IsRestoringProvider>
      </QueryClientProvider>
    </HostContext>
  )
}

function findRoute(definition: RemoteDefinition, basePath: string, pathname: string) {
  const path = withoutTrailingSlash(pathname).slice(basePath.length) || '/'
  return definition.routes.find((route) => route.path === path)
}

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

/** Loaded and loading pages. They outlive a suspended first render, in which state and memos are lost. */
const pages = new WeakMap<RemoteRoute, LazyExoticComponent<ComponentType>>()

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
  readonly onCaught: () => void
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
    const { host, remote, onCaught } = this.props
    onCaught()
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
