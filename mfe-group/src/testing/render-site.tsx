import { expect, jest } from '@jest/globals'
import { act, configure, render, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import {
  createToastStore,
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

// jsdom has no place where a scroll could go to.
Element.prototype.scrollIntoView = () => undefined

/** What the API answers by path: a JSON body, a status, or nothing ever. */
export type Answers = Readonly<Record<string, unknown>>

interface SiteOptions {
  readonly basePath?: '' | '/fbcpartners'
  readonly answers?: Answers
}

export interface SentRequest {
  readonly path: string
  readonly init: RequestInit | undefined
}

/** Renders the whole remote at an address of the browser, against an API that answers as told. */
export async function renderSite(
  address: string,
  { basePath = '', answers = {} }: SiteOptions = {},
) {
  const requests: SentRequest[] = []
  const replies = { ...answers }
  globalThis.fetch = jest.fn<
    (path: string | URL | Request, init?: RequestInit) => Promise<Response>
  >((input, init) => {
    const path = typeof input === 'string' ? input : ''
    requests.push({ path, init })
    const reply = replies[path]
    if (reply === undefined) return new Promise(() => undefined)
    return Promise.resolve(response(reply))
  })

  let current = locationOf(address, 0)
  let show: (location: RemoteLocation) => void = () => undefined
  let visits = 0
  const go = (to: NavigationTarget) => {
    current = locationOf(hrefOf(to), ++visits)
    show(current)
  }
  const host: HostServices = {
    basePath,
    navigator: { createHref: hrefOf, push: go, replace: go, go: () => undefined },
    queryClient: createQueryClient(),
    styleCache: createStyleCache(),
    toasts: createToastStore(),
    telemetry: () => undefined,
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
    requests,
    /** Changes what the API answers from now on. */
    answer: (path: string, reply: unknown) => {
      replies[path] = reply
    },
    address: () => current.pathname + current.search + current.hash,
    toast: () => host.toasts.getState().toasts[0],
  }
}

/** jsdom has no `Response`; this is what the HTTP client reads of one. */
function response(reply: unknown) {
  const status = typeof reply === 'number' ? reply : 200
  return {
    ok: status < 300,
    status,
    statusText: '',
    text: () => Promise.resolve(''),
    json: () => Promise.resolve(reply),
  } as Response
}

function hrefOf(to: NavigationTarget): string {
  if (typeof to === 'string') return to
  return (to.pathname ?? '') + (to.search ?? '') + (to.hash ?? '')
}

function locationOf(address: string, visit: number): RemoteLocation {
  const { pathname, search, hash } = new URL(address, 'http://localhost')
  return { pathname, search, hash, state: null, key: String(visit) }
}
