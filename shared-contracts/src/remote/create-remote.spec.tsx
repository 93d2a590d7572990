import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { waitFor } from '@testing-library/dom'
import { useEffect, type ReactNode } from 'react'
import { createQueryClient, useQuery } from 'shared-contracts/query'
import { Link, useLocation } from 'shared-contracts/router'
import { createToastStore } from '../toast/toast-store.ts'
import { createRemote } from './create-remote.tsx'
import type { HostServices, RemoteLocation } from './host.ts'
import type { RemoteDefinition } from './remote-definition.ts'

const at = (pathname: string, search = ''): RemoteLocation => ({
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

const About = () => <h1>About</h1>

const definition = (overrides: Partial<RemoteDefinition> = {}): RemoteDefinition => ({
  name: 'mfe-sample',
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

const services = (overrides: Partial<HostServices> = {}): HostServices => ({
  basePath: '/sample',
  navigator: {
    createHref: (to) => (typeof to === 'string' ? to : (to.pathname ?? '')),
    push: () => undefined,
    replace: () => undefined,
    go: () => undefined,
  },
  queryClient: createQueryClient(),
  styleCache: null,
  toasts: createToastStore(),
  telemetry: () => undefined,
  ...overrides,
})

describe('a mounted remote', () => {
  let element: HTMLElement
  const begin = () => (element = document.body.appendChild(document.createElement('div')))
  afterEach(() => {
    jest.restoreAllMocks()
    document.body.replaceChildren()
    document.head.replaceChildren()
  })

  it('shows the page of the location and says so once it stands', async () => {
    const onShown = jest.fn()
    const { mount } = createRemote(definition())
    mount(begin(), services(), { location: at('/sample/about'), hydrate: false, onShown })
    await waitFor(() => expect(element.textContent).toBe('About'))
    expect(document.title).toBe('About page')
    expect(onShown).toHaveBeenCalledWith(at('/sample/about'))
  })

  it('keeps the base path in its links', async () => {
    const { mount } = createRemote(definition())
    mount(begin(), services(), {
      location: at('/sample'),
      hydrate: false,
      onShown: () => undefined,
    })
    await waitFor(() =>
      expect(element.querySelector('a')?.getAttribute('href')).toBe('/sample/about'),
    )
  })

  it('goes to another page when the host says where the visitor is', async () => {
    const onShown = jest.fn()
    const { mount } = createRemote(definition())
    const mounted = mount(begin(), services(), { location: at('/sample'), hydrate: false, onShown })
    await waitFor(() => expect(element.textContent).not.toBe(''))
    mounted.update(at('/sample/about'))
    await waitFor(() => expect(element.textContent).toBe('About'))
    expect(onShown).toHaveBeenLastCalledWith(at('/sample/about'))
  })

  it('leaves nothing behind', async () => {
    const { mount } = createRemote(definition())
    const location = at('/sample/about')
    const mounted = mount(begin(), services(), {
      location,
      hydrate: false,
      onShown: () => undefined,
    })
    await waitFor(() => expect(element.textContent).not.toBe(''))
    mounted.unmount()
    expect(element.innerHTML).toBe('')
  })

  it('hydrates a fragment on the bare path, and only then applies the query and fetches', async () => {
    const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const asked = jest.fn(() => Promise.resolve('Unity'))
    const queryClient = createQueryClient()
    queryClient.setDefaultOptions({ queries: { queryFn: asked } })
    begin().innerHTML =
      '<!--$--><main><h1>Home </h1><p>Loading</p><a href="/sample/about" data-discover="true">About</a></main><!--/$-->'
    const shown: string[] = []
    // A header asks before React has come to the page below it.
    function Layout({ children }: { children: ReactNode }) {
      useQuery({ queryKey: ['/api/motto'] })
      return children
    }
    const { mount } = createRemote(definition({ Layout }))
    mount(element, services({ queryClient }), {
      location: at('/sample', '?q=gold'),
      hydrate: true,
      onShown: ({ search }) => shown.push(search),
    })
    await waitFor(() => expect(element.querySelector('h1')?.textContent).toBe('Home ?q=gold'))
    await waitFor(() => expect(element.querySelector('p')?.textContent).toBe('Unity'))
    expect(shown).toEqual(['?q=gold'])
    expect(complaints.mock.calls.filter(([text]) => /hydrat/i.test(String(text)))).toEqual([])
  })

  it('keeps a page that throws inside its own failure panel, and says so to telemetry', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const telemetry = jest.fn()
    const onShown = jest.fn()
    const Broken = () => {
      throw new Error('no such club')
    }
    const [home] = definition().routes
    const routes = [{ ...home!, page: () => Promise.resolve(Broken) }]
    const { mount } = createRemote(definition({ routes }))
    const location = at('/sample')
    mount(begin(), services({ telemetry }), { location, hydrate: false, onShown })
    await waitFor(() => expect(element.textContent).toBe('Failed: no such club'))
    expect(telemetry).toHaveBeenCalledWith({
      kind: 'render-error',
      remote: 'mfe-sample',
      detail: 'no such club',
    })
    expect(onShown).toHaveBeenCalledWith(location)
  })

  it('asks for a page anew when the visitor retries', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    let attempts = 0
    const page = () =>
      ++attempts === 1 ? Promise.reject(new Error('connection lost')) : Promise.resolve(About)
    const [home] = definition().routes
    const { mount } = createRemote(definition({ routes: [{ ...home!, page }] }))
    mount(begin(), services(), {
      location: at('/sample'),
      hydrate: false,
      onShown: () => undefined,
    })
    await waitFor(() => expect(element.textContent).toBe('Failed: connection lost'))
    element.querySelector('button')?.click()
    await waitFor(() => expect(element.textContent).toBe('About'))
  })

  it('unmounts the layout with the remote', async () => {
    const left = jest.fn()
    function Layout({ children }: { children: ReactNode }) {
      useEffect(() => () => void left(), [])
      return children
    }
    const { mount } = createRemote(definition({ Layout }))
    const location = at('/sample/about')
    const mounted = mount(begin(), services(), {
      location,
      hydrate: false,
      onShown: () => undefined,
    })
    await waitFor(() => expect(element.textContent).not.toBe(''))
    mounted.unmount()
    expect(left).toHaveBeenCalledTimes(1)
  })
})
