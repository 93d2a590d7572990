import { expect, jest } from '@jest/globals'
import { act, configure, render, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import type { HostServices, NavigationTarget, RemoteLocation } from 'shared-contracts/host'
import { RemoteApp, type RemoteDefinition } from 'shared-contracts/remote'
import { findRoute } from 'shared-contracts/routes'
import { hrefOf } from 'shared-contracts/testing'
import { answerApi, type Answers } from './answer-api.ts'
import { testHost } from './in-host.tsx'

// Whole pages are rendered here, and machines that run tests are busy.
jest.setTimeout(30_000)
configure({ asyncUtilTimeout: 10_000 })

// jsdom cannot scroll or play media.
Element.prototype.scrollIntoView = () => undefined
HTMLMediaElement.prototype.play = () => Promise.resolve()
HTMLMediaElement.prototype.pause = () => undefined

interface PageOptions extends Partial<HostServices> {
  /** Answers of the API, if the test has not called `answerApi`. */
  readonly answers?: Answers
}

/**
 * Renders a remote at one of its pages, loads only that page's script, and moves the browser's history.
 *
 * @param path the remote's own path with query and hash: `/news?q=derby`.
 */
export async function renderPage(
  remote: RemoteDefinition,
  path: string,
  { answers, ...overrides }: PageOptions = {},
) {
  const api = answers && answerApi(answers)
  let visits = 0
  let show: (location: RemoteLocation) => void = () => undefined
  const move = (kind: 'pushState' | 'replaceState', to: NavigationTarget) => {
    window.history[kind](String(++visits), '', hrefOf(to))
    show(readLocation())
  }
  const host = testHost({
    basePath: remote.basePaths[0],
    navigator: {
      createHref: hrefOf,
      push: (to) => move('pushState', to),
      replace: (to) => move('replaceState', to),
      go: (delta) => window.history.go(delta),
    },
    ...overrides,
  })
  move('replaceState', (path === '/' ? host.basePath : host.basePath + path) || '/')

  function Site() {
    const [location, setLocation] = useState(readLocation)
    useEffect(() => {
      const follow = () => setLocation(readLocation())
      show = setLocation
      window.addEventListener('popstate', follow)
      return () => window.removeEventListener('popstate', follow)
    }, [])
    return <RemoteApp definition={remote} host={host} location={location} />
  }
  await loadPage(remote, path)
  const { container, unmount } = await act(() => Promise.resolve(render(<Site />)))
  await waitFor(() => expect(container.querySelector('h1')).not.toBeNull())
  return {
    container,
    unmount,
    host,
    user: userEvent.setup({ delay: null }),
    /** Returns the page's requests to the API of `answers`. */
    requestsOf: (asked: string) => api?.requestsOf(asked) ?? [],
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

/** Loads the page of a path before a test opens it: jest cannot load two modules in parallel. */
export async function loadPage(remote: RemoteDefinition, path: string) {
  const [page] = path.split(/[?#]/)
  await findRoute(remote.routes, page ?? '')?.page()
}

function readLocation(): RemoteLocation {
  const { pathname, search, hash } = window.location
  return { pathname, search, hash, state: null, key: String(window.history.state) }
}
