import { expect, jest } from '@jest/globals'
import { act, configure, render, waitFor } from '@testing-library/react'
import { useEffect, useState } from 'react'
import type { HostServices, NavigationTarget, RemoteLocation } from 'shared-contracts'
import { RemoteApp, type RemoteDefinition } from 'shared-contracts/remote'
import { hrefOf, testHost } from './in-host.tsx'

// Whole pages are rendered here, and machines that run tests are busy.
jest.setTimeout(30_000)
configure({ asyncUtilTimeout: 10_000 })

// jsdom has no place where a scroll could go to.
Element.prototype.scrollIntoView = () => undefined

/** Renders a whole remote at an address of the browser, `/gpl/news?q=derby`, whose history it moves. */
export async function renderRemote(
  definition: RemoteDefinition,
  address: string,
  overrides: Partial<HostServices> = {},
) {
  let visits = 0
  let show: (location: RemoteLocation) => void = () => undefined
  const move = (kind: 'pushState' | 'replaceState', to: NavigationTarget) => {
    window.history[kind](String(++visits), '', hrefOf(to))
    show(readLocation())
  }
  const host = testHost({
    navigator: {
      createHref: hrefOf,
      push: (to) => move('pushState', to),
      replace: (to) => move('replaceState', to),
      go: (delta) => window.history.go(delta),
    },
    ...overrides,
  })
  move('replaceState', address)

  function Site() {
    const [location, setLocation] = useState(readLocation)
    useEffect(() => {
      const follow = () => setLocation(readLocation())
      show = setLocation
      window.addEventListener('popstate', follow)
      return () => window.removeEventListener('popstate', follow)
    }, [])
    return <RemoteApp definition={definition} host={host} location={location} />
  }
  // One after the other: jest's module loader stumbles over imports side by side.
  for (const { page } of definition.routes) await page()
  const { container } = await act(() => Promise.resolve(render(<Site />)))
  await waitFor(() => expect(container.querySelector('h1')).not.toBeNull())
  return {
    container,
    host,
    address: () => hrefOf(readLocation()),
    back: () =>
      act(
        () =>
          new Promise<void>((resolve) => {
            window.addEventListener('popstate', () => resolve(), { once: true })
            window.history.back()
          }),
      ),
    toast: () => host.toasts.getState().toasts[0],
  }
}

function readLocation(): RemoteLocation {
  const { pathname, search, hash } = window.location
  return { pathname, search, hash, state: null, key: String(window.history.state) }
}
