import { useQuery } from 'shared-contracts/query'
import { Link, useLocation } from 'shared-contracts/router'
import type { HostServices, RemoteLocation } from '../host/host-services.ts'
import type { RemoteDefinition } from '../host/remote-definition.ts'
import { testHost } from './test-host.ts'

/** A location of the browser, with a history key made from its address. */
export const at = (pathname: string, search = ''): RemoteLocation => ({
  pathname,
  search,
  hash: '',
  state: null,
  key: pathname + search,
})

function Home() {
  const { search } = useLocation()
  const { data } = useQuery<string>({ queryKey: ['/api/motto'] })
  return (
    <main>
      <h1>{`Home ${search}`}</h1>
      <p>{data ?? 'Loading'}</p>
      <Link to="/about">About</Link>
    </main>
  )
}

/** The sample remote's second page. */
export const About = () => <h1>About</h1>

/** A remote with two pages below `/sample`. */
export const sampleRemote = (overrides: Partial<RemoteDefinition> = {}): RemoteDefinition => ({
  name: 'mfe-sample',
  siteName: 'Sample',
  theme: 'loom',
  basePaths: ['/sample'],
  Layout: ({ children }) => <div>{children}</div>,
  Failure: ({ error, retry }) => <button onClick={retry}>Failed: {error.message}</button>,
  routes: [
    { path: '/', title: 'Home page', description: 'First', page: () => Promise.resolve(Home) },
    {
      path: '/about',
      title: 'About page',
      description: 'Second',
      page: () => Promise.resolve(About),
    },
  ],
  ...overrides,
})

/** Host services for the sample remote. */
export const sampleHost = (overrides: Partial<HostServices> = {}) =>
  testHost({ basePath: '/sample', ...overrides })
