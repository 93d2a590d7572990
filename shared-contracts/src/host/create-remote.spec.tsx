import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { waitFor } from '@testing-library/dom'
import { useEffect, type ReactNode } from 'react'
import { createQueryClient, useQuery } from 'shared-contracts/query'
import { NavLink, useLocation } from 'shared-contracts/router'
import { at, sampleHost, sampleRemote } from '../testing/sample-remote.tsx'
import { createRemote } from './create-remote.tsx'

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
    const { mount } = createRemote(sampleRemote())
    mount(begin(), sampleHost(), { location: at('/sample/about'), hydrate: false, onShown })
    await waitFor(() => expect(element.textContent).toBe('About'))
    expect(document.title).toBe('About page')
    expect(onShown).toHaveBeenCalledWith(at('/sample/about'))
  })

  it('has one canonical address for each page, with the site where its operator is known', async () => {
    const { mount } = createRemote(sampleRemote())
    const host = { ...sampleHost(), settings: { publicOrigin: 'https://example.org' } }
    mount(begin(), host, { location: at('/sample/about'), hydrate: false, onShown: jest.fn() })
    await waitFor(() => expect(element.textContent).toBe('About'))
    const links = [...document.head.querySelectorAll('link[rel=canonical]')]
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'https://example.org/sample/about',
    ])
  })

  it('keeps the base path in its links', async () => {
    const { mount } = createRemote(sampleRemote())
    mount(begin(), sampleHost(), {
      location: at('/sample'),
      hydrate: false,
      onShown: () => undefined,
    })
    await waitFor(() =>
      expect(element.querySelector('a')?.getAttribute('href')).toBe('/sample/about'),
    )
  })

  it.each(['/sample/about', '/sample/about/'])('marks the link to the page at %s', async (path) => {
    const onShown = jest.fn()
    const Layout = ({ children }: { children: ReactNode }) => (
      <>
        <NavLink to="/about" end>
          Here
        </NavLink>
        {children}
      </>
    )
    const { mount } = createRemote(sampleRemote({ Layout }))
    mount(begin(), sampleHost(), { location: at(path), hydrate: false, onShown })
    await waitFor(() => expect(onShown).toHaveBeenCalledWith(at(path)))
    expect(element.querySelector('a')?.getAttribute('aria-current')).toBe('page')
  })

  it('leaves it to the host what a link to the page itself does', async () => {
    const push = jest.fn()
    const onShown = jest.fn()
    const host = sampleHost()
    const navigator = { ...host.navigator, push }
    const location = at('/sample/about')
    const Layout = ({ children }: { children: ReactNode }) => (
      <>
        <NavLink to="/about">Here</NavLink>
        {children}
      </>
    )
    createRemote(sampleRemote({ Layout })).mount(
      begin(),
      { ...host, navigator },
      { location, hydrate: false, onShown },
    )
    await waitFor(() => expect(onShown).toHaveBeenCalled())
    element.querySelector('a')?.click()
    expect(push.mock.calls[0]?.[0]).toMatchObject({ pathname: '/sample/about' })
  })

  it('goes to another page when the host says where the visitor is', async () => {
    const onShown = jest.fn()
    const { mount } = createRemote(sampleRemote())
    const mounted = mount(begin(), sampleHost(), {
      location: at('/sample'),
      hydrate: false,
      onShown,
    })
    await waitFor(() => expect(element.textContent).not.toBe(''))
    mounted.update(at('/sample/about'))
    await waitFor(() => expect(element.textContent).toBe('About'))
    expect(onShown).toHaveBeenLastCalledWith(at('/sample/about'))
  })

  it('leaves nothing behind', async () => {
    const { mount } = createRemote(sampleRemote())
    const location = at('/sample/about')
    const mounted = mount(begin(), sampleHost(), {
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
      '<!--$--><main><h1>Home </h1><p>Loading</p><a href="/sample/about">About</a></main><!--/$-->'
    const shown: string[] = []
    // A header starts its query before React has hydrated the page below it.
    function Layout({ children }: { children: ReactNode }) {
      useQuery({ queryKey: ['/api/motto'] })
      return children
    }
    const { mount } = createRemote(sampleRemote({ Layout }))
    mount(element, sampleHost({ queryClient }), {
      location: at('/sample', '?q=gold'),
      hydrate: true,
      onShown: ({ search }) => shown.push(search),
    })
    await waitFor(() => expect(element.querySelector('h1')?.textContent).toBe('Home ?q=gold'))
    await waitFor(() => expect(element.querySelector('p')?.textContent).toBe('Unity'))
    expect(shown).toEqual(['?q=gold'])
    expect(complaints.mock.calls.filter(([text]) => /hydrat/i.test(String(text)))).toEqual([])
  })

  it.each(['/sample/desk/invitation', '/sample/desk'])(
    'takes over the fragment of the pattern /desk/* at %s, and goes to the address then',
    async (pathname) => {
      const Own = () => <h1>{useLocation().pathname}</h1>
      const page = () => Promise.resolve(Own)
      const route = { path: '/desk/*', title: 'Desk', description: 'Its own routing', page }
      begin().innerHTML = '<div><!--$--><h1>/desk/*</h1><!--/$--></div>'
      const heading = element.querySelector('h1')
      const telemetry = jest.fn()
      createRemote(sampleRemote({ routes: [route] })).mount(element, sampleHost({ telemetry }), {
        location: at(pathname),
        hydrate: true,
        onShown: jest.fn(),
      })
      await waitFor(() => expect(heading?.textContent).toBe(pathname.slice('/sample'.length)))
      expect(heading?.isConnected).toBe(true)
      expect(telemetry).not.toHaveBeenCalled()
    },
  )

  it('unmounts the layout with the remote', async () => {
    const left = jest.fn()
    function Layout({ children }: { children: ReactNode }) {
      useEffect(() => () => void left(), [])
      return children
    }
    const { mount } = createRemote(sampleRemote({ Layout }))
    const location = at('/sample/about')
    const mounted = mount(begin(), sampleHost(), {
      location,
      hydrate: false,
      onShown: () => undefined,
    })
    await waitFor(() => expect(element.textContent).not.toBe(''))
    mounted.unmount()
    expect(left).toHaveBeenCalledTimes(1)
  })
})
