import { expect, jest } from '@jest/globals'
import { act, configure, render, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import {
  createToastStore,
  PORTAL_PREFIX,
  type HostServices,
  type NavigationTarget,
  type RemoteLocation,
} from 'shared-contracts'
import { createQueryClient } from 'shared-contracts/query'
import { RemoteApp } from 'shared-contracts/remote'
import { createStyleCache } from 'shared-ui'
import { remote } from '../remote.tsx'

// Whole pages are rendered here, and machines that run tests are busy.
jest.setTimeout(30_000)
configure({ asyncUtilTimeout: 10_000 })

// jsdom plays nothing, and has no place where a scroll could go to.
export const play: jest.Mock<() => Promise<void>> = jest.fn(() => Promise.resolve())
export const pause: jest.Mock<() => void> = jest.fn()
Object.assign(HTMLMediaElement.prototype, { play, pause })
Element.prototype.scrollIntoView = jest.fn()

/** Renders the whole portal at an address of the browser: `/gpl/news?q=derby`. */
export async function renderSite(address: string, overrides: Partial<HostServices> = {}) {
  const history = [locationOf(address, 0)]
  let index = 0
  let show: (location: RemoteLocation) => void = () => undefined
  const current = () => history[index] ?? locationOf(address, 0)
  const move = (to: NavigationTarget, at: number) => {
    history.splice(at, history.length, locationOf(hrefOf(to), history.length))
    index = at
    show(current())
  }
  const host: HostServices = {
    basePath: PORTAL_PREFIX,
    navigator: {
      createHref: hrefOf,
      push: (to) => move(to, index + 1),
      replace: (to) => move(to, index),
      go: (delta) => {
        index += delta
        show(current())
      },
    },
    queryClient: createQueryClient(),
    styleCache: createStyleCache(),
    toasts: createToastStore(),
    telemetry: () => undefined,
    ...overrides,
  }
  function Site() {
    const [location, setLocation] = useState(current)
    show = setLocation
    return <RemoteApp definition={remote} host={host} location={location} isPrerendered={false} />
  }
  // One after the other: jest's module loader stumbles over imports side by side.
  for (const { page } of remote.routes) await page()
  const { container } = await act(() => Promise.resolve(render(<Site />)))
  await waitFor(() => expect(container.querySelector('h1')).not.toBeNull())
  return {
    container,
    user: userEvent.setup({ delay: null }),
    address: () => hrefOf(current()),
    back: () => act(() => Promise.resolve(host.navigator.go(-1))),
    toast: () => host.toasts.getState().toasts[0],
  }
}

function hrefOf(to: NavigationTarget): string {
  if (typeof to === 'string') return to
  return (to.pathname ?? '') + (to.search ?? '') + (to.hash ?? '')
}

function locationOf(address: string, visit: number): RemoteLocation {
  const { pathname, search, hash } = new URL(address, 'http://localhost')
  return { pathname, search, hash, state: null, key: String(visit) }
}
