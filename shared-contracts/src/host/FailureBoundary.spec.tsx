import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { waitFor } from '@testing-library/dom'
import { use, type ReactNode } from 'react'
import { About, at, sampleHost, sampleRemote } from '../testing/sample-remote.tsx'
import { createRemote } from './create-remote.tsx'

let element: HTMLElement
beforeEach(() => {
  // React logs every error that a boundary catches.
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  element = document.body.appendChild(document.createElement('div'))
})
afterEach(() => {
  jest.restoreAllMocks()
  document.body.replaceChildren()
  document.head.replaceChildren()
})

describe('a page of a remote', () => {
  it('keeps a page that throws inside its own failure panel, and says so to telemetry', async () => {
    const telemetry = jest.fn()
    const onShown = jest.fn()
    const Broken = () => {
      throw new Error('no such club')
    }
    const [home] = sampleRemote().routes
    const routes = [{ ...home!, page: () => Promise.resolve(Broken) }]
    const { mount } = createRemote(sampleRemote({ routes }))
    const location = at('/sample')
    mount(element, sampleHost({ telemetry }), { location, hydrate: false, onShown })
    await waitFor(() => expect(element.textContent).toBe('Failed: no such club'))
    expect(telemetry).toHaveBeenCalledWith({
      kind: 'render-error',
      remote: 'mfe-sample',
      detail: 'no such club',
      error: new Error('no such club'),
    })
    expect(onShown).toHaveBeenCalledWith(location)
  })

  it('needs a new document when it throws again after a retry', async () => {
    const Broken = () => {
      throw new Error('no such club')
    }
    const reload = jest.fn()
    const [home] = sampleRemote().routes
    const routes = [{ ...home!, page: () => Promise.resolve(Broken) }]
    const { mount } = createRemote(sampleRemote({ routes }))
    mount(element, sampleHost({ reload }), {
      location: at('/sample'),
      hydrate: false,
      onShown: () => undefined,
    })
    const panel = () => element.querySelector('button')
    await waitFor(() => expect(panel()).not.toBeNull())
    const first = panel()
    first?.click()
    await waitFor(() => expect([null, first]).not.toContain(panel()))
    expect(reload).not.toHaveBeenCalled()
    panel()?.click()
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('tells of itself with a copy of the server’s page, before it counts as shown', async () => {
    element.innerHTML = '<div><!--$--><main>Prerendered</main><!--/$--></div>'
    const told: string[] = []
    const Broken = () => {
      throw new Error('no such club')
    }
    const [home] = sampleRemote().routes
    const routes = [{ ...home!, page: () => Promise.resolve(Broken) }]
    const { mount } = createRemote(sampleRemote({ routes }))
    mount(element, sampleHost(), {
      location: at('/sample'),
      hydrate: true,
      onFailed: ({ message }, page) => told.push(`${message}: ${page?.textContent}`),
      onShown: () => told.push('shown'),
    })
    await waitFor(() => expect(told).toEqual(['no such club: Prerendered', 'shown']))
  })

  it.each(['layout', 'page'])(
    'tells of itself with a copy of the server’s page also where its %s differed from that before',
    async (part) => {
      element.innerHTML = '<div><!--$--><main>Prerendered</main><!--/$--></div>'
      const copies: (string | null | undefined)[] = []
      const data = new Promise<never>((_resolve, reject) => {
        setTimeout(() => reject(new Error('no such club')))
      })
      data.catch(() => undefined)
      const Waiting = () => <p>{use(data)}</p>
      const Page = () => (
        <main>
          {part === 'page' && <b>Not what was prerendered</b>}
          <Waiting />
        </main>
      )
      const [home] = sampleRemote().routes
      const routes = [{ ...home!, page: () => Promise.resolve(Page) }]
      const Layout = ({ children }: { children: ReactNode }) =>
        part === 'layout' ? <section>{children}</section> : <div>{children}</div>
      const { mount } = createRemote(sampleRemote({ routes, Layout }))
      mount(element, sampleHost(), {
        location: at('/sample'),
        hydrate: true,
        onFailed: (_error, page) => copies.push(page?.textContent),
        onShown: () => undefined,
      })
      await waitFor(() => expect(copies).toEqual(['Prerendered']))
    },
  )

  it('asks for a page anew when the visitor retries', async () => {
    let attempts = 0
    const page = () =>
      ++attempts === 1 ? Promise.reject(new Error('connection lost')) : Promise.resolve(About)
    const [home] = sampleRemote().routes
    const { mount } = createRemote(sampleRemote({ routes: [{ ...home!, page }] }))
    mount(element, sampleHost(), {
      location: at('/sample'),
      hydrate: false,
      onShown: () => undefined,
    })
    await waitFor(() => expect(element.textContent).toBe('Failed: connection lost'))
    element.querySelector('button')?.click()
    await waitFor(() => expect(element.textContent).toBe('About'))
  })
})

describe('the layout of a remote', () => {
  const brokenAt = (isBroken: () => boolean) =>
    sampleRemote({
      Layout: ({ children }: { children: ReactNode }) => {
        if (isBroken()) throw new Error('no such crest')
        return <header>{children}</header>
      },
    })

  it.each([true, false])(
    'gives way to the failure panel alone when it throws, hydrated: %s',
    async (hydrate) => {
      element.innerHTML = '<header>Prerendered</header>'
      const telemetry = jest.fn()
      const onShown = jest.fn()
      const location = at('/sample', '?q=gold')
      const { mount } = createRemote(brokenAt(() => true))
      mount(element, sampleHost({ telemetry }), { location, hydrate, onShown })
      await waitFor(() => expect(onShown).toHaveBeenCalledWith(location))
      expect(element.innerHTML).toBe('<button>Failed: no such crest</button>')
      expect(telemetry).toHaveBeenCalledTimes(1)
      expect(telemetry).toHaveBeenCalledWith({
        kind: 'render-error',
        remote: 'mfe-sample',
        detail: 'no such crest',
        error: new Error('no such crest'),
      })
    },
  )

  it('is tried again when the visitor retries', async () => {
    let isBroken = true
    const { mount } = createRemote(brokenAt(() => isBroken))
    const location = at('/sample/about')
    mount(element, sampleHost(), { location, hydrate: false, onShown: () => undefined })
    await waitFor(() => expect(element.textContent).toBe('Failed: no such crest'))
    isBroken = false
    element.querySelector('button')?.click()
    await waitFor(() => expect(element.innerHTML).toBe('<header><h1>About</h1></header>'))
  })

  it('is tried again on another page', async () => {
    let isBroken = true
    const { mount } = createRemote(brokenAt(() => isBroken))
    const onShown = jest.fn()
    const location = at('/sample')
    const mounted = mount(element, sampleHost(), { location, hydrate: false, onShown })
    await waitFor(() => expect(element.textContent).toBe('Failed: no such crest'))
    isBroken = false
    mounted.update(at('/sample/about'))
    await waitFor(() => expect(element.innerHTML).toBe('<header><h1>About</h1></header>'))
    expect(onShown).toHaveBeenLastCalledWith(at('/sample/about'))
  })
})
