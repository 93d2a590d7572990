import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { waitFor } from '@testing-library/dom'
import { createToastStore, type Mount, type RemoteLocation } from 'shared-contracts/host'
import { createQueryClient } from 'shared-contracts/query'
import type { DocumentData, LoadableRelease } from 'shared-contracts/release'
import { createBrowserHistory } from '../history/browser-history.ts'
import { createHostStore } from './host-state.ts'
import { LoadFailure } from './load-failure.ts'
import type { loadPage as LoadPage, ReportFailure } from './load-page.ts'

const loadPage = jest.fn<typeof LoadPage>()
jest.unstable_mockModule('./load-page.ts', () => ({ loadPage, SHOW_TIME_LIMIT_MS: 10_000 }))
const { Host } = await import('./host.ts')
const { Releases } = await import('./releases.ts')

const release = (name: string, version = '1.0.0'): LoadableRelease => ({
  name,
  version,
  theme: 'loom',
  entry: 'remoteEntry.js',
  routes: [],
})
const updates: RemoteLocation[] = []
/** Releases whose loans have ended. */
const ended: string[] = []
const reportFailure = jest.fn<ReportFailure>()
const mount = jest.fn<Mount>((_element, _services, { location, onShown }) => {
  queueMicrotask(() => onShown(location))
  return {
    update: (next) => {
      updates.push(next)
      onShown(next)
    },
    unmount: () => undefined,
  }
})

/** Starts the host in a document of the edge; without a release, the document has a screen of the edge's own. */
function enter(
  address: string,
  shown: LoadableRelease | null,
  slotHtml = '<div>Screen</div>',
  isForeign = false,
  fallbacks: DocumentData['fallbacks'] = {},
) {
  window.history.replaceState(null, '', window.location.origin + address)
  document.body.innerHTML = `<div id="slot">${slotHtml}</div>`
  const data: DocumentData = {
    addresses: [
      { remote: 'mfe-group', basePaths: ['', '/fbcpartners'], patterns: ['/', '/about', '/news'] },
      { remote: 'mfe-gpl', basePaths: ['/gpl'] },
    ],
    versions: { 'mfe-group': '1.0.0', 'mfe-gpl': '1.0.0' },
    fallbacks,
    digests: {},
    release: shown,
    settings: {},
    telemetryShare: 0,
    nonce: 'nonce',
    ticket: null,
  }
  const history = createBrowserHistory()
  const store = createHostStore('loom')
  const reload = jest.fn()
  const host = new Host({
    slot: document.getElementById('slot')!,
    documentVersion: shown?.version ?? null,
    isForeign,
    history,
    releases: new Releases(data, undefined),
    store,
    services: {
      toasts: createToastStore(),
      telemetry: () => undefined,
    },
    lend: ({ name, version }) => ({
      services: { queryClient: createQueryClient(), styleCache: null },
      end: () => void ended.push(`${name}@${version}`),
    }),
    reportFailure,
    reportBegin: () => undefined,
    reportLoad: () => undefined,
    reload,
  })
  host.start()
  return { history, store, reload }
}

const loaded = (remote: string, version?: string) => ({
  release: release(remote, version),
  mount,
  startedAt: performance.now(),
})

const mounted = () => waitFor(() => expect(mount).toHaveBeenCalled())

beforeEach(() => {
  jest.clearAllMocks()
  updates.length = 0
  window.scrollTo = () => undefined
  Element.prototype.scrollIntoView = jest.fn()
  ended.length = 0
  loadPage.mockImplementation(({ remote }, version) => Promise.resolve(loaded(remote, version)))
})
afterEach(() => {
  sessionStorage.clear()
})

describe('an address that no page of this document answers', () => {
  it('is asked of the edge, with its hash', async () => {
    const { history, reload } = enter('/', release('mfe-group'))
    await mounted()
    history.push('/oil-gas#contact')
    expect(window.location.hash).toBe('#contact')
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('is asked of the edge when the release that this tab has lacks the page', async () => {
    const { history, reload } = enter('/', release('mfe-group'))
    await mounted()
    loadPage.mockResolvedValue(null)
    history.push('/gpl/new#tables')
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  })

  it('is not asked again when the document is the answer', () => {
    const { reload } = enter('//about', release('mfe-group'))
    expect(reload).not.toHaveBeenCalled()
    expect(document.body.textContent).toBe('Screen')
  })

  it('keeps its anchors, and a link to it asks again', () => {
    const { history, store, reload } = enter('/oil-gas', null, '<main id="main">Closed</main>')
    history.push('/oil-gas#main')
    expect(reload).not.toHaveBeenCalled()
    expect(document.activeElement?.id).toBe('main')
    expect(store.getState().isLoading).toBe(false)
    history.push('/oil-gas')
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('is asked again on the way back, once another page took the place of the answer', async () => {
    const { history, reload } = enter('/oil-gas', null)
    history.push('/gpl')
    await mounted()
    await waitFor(() => expect(document.body.textContent).toBe(''))
    history.go(-1)
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  })
})

describe('a page that is entered with a trailing slash', () => {
  it('is the same page without it: no progress, no fade, and its fragment is hydrated', async () => {
    const { history, store } = enter(
      '/fbcpartners/',
      release('mfe-group'),
      '<div data-fragment>Page</div>',
    )
    history.push('/fbcpartners#contact')
    await mounted()
    expect(mount.mock.lastCall?.[2]).toMatchObject({ hydrate: true })
    const fade = jest.fn()
    Object.assign(document, { startViewTransition: fade })
    const wasLoading = jest.fn()
    store.subscribe(({ isLoading }) => isLoading && wasLoading())
    history.push('/fbcpartners/#news')
    await waitFor(() => expect(updates).toHaveLength(1))
    Reflect.deleteProperty(document, 'startViewTransition')
    expect(fade).not.toHaveBeenCalled()
    expect(wasLoading).not.toHaveBeenCalled()
  })
})

describe("a page that was made with another host's design system", () => {
  it('stays readable and is drawn anew, never hydrated', async () => {
    enter('/gpl', release('mfe-gpl'), '<div data-fragment>Page</div>', true)
    await mounted()
    expect(mount.mock.lastCall?.[2]).toMatchObject({ hydrate: false })
    const [element] = mount.mock.lastCall ?? []
    expect(element?.textContent).toBe('')
  })
})

describe('a page that is on its way', () => {
  /** A remote whose page becomes ready, at its newest address, when the test says so. */
  function latePage(text: string) {
    const page = { becomeReady: () => {}, unmount: jest.fn() }
    mount.mockImplementationOnce((element, _services, { location, onShown }) => {
      element.append(text)
      page.becomeReady = () => onShown(location)
      const update = (next: RemoteLocation) => {
        updates.push(next)
        page.becomeReady = () => onShown(next)
      }
      return { update, unmount: page.unmount }
    })
    return page
  }

  it('hears of a change of its address, and is not begun again', async () => {
    const portal = latePage('')
    const { history, store } = enter(
      '/gpl/news',
      release('mfe-gpl'),
      '<div data-fragment>Page</div>',
    )
    await mounted()
    history.push('/gpl/news?q=kotoko')
    await waitFor(() => expect(updates.map(({ search }) => search)).toEqual(['?q=kotoko']))
    portal.becomeReady()
    expect(mount).toHaveBeenCalledTimes(1)
    expect(document.body.textContent).toBe('Page')
    expect(store.getState().isLoading).toBe(false)
  })

  it('does not appear under the address of the next one', async () => {
    const portal = latePage('Portal')
    const { history, store } = enter('/', null)
    history.push('/gpl')
    await mounted()
    loadPage.mockReturnValueOnce(new Promise(() => undefined))
    history.push('/about')
    portal.becomeReady()
    await waitFor(() => expect(portal.unmount).toHaveBeenCalledTimes(1))
    expect(document.body.textContent).toBe('Screen')
    expect(store.getState().isLoading).toBe(true)
  })

  it('does not appear once the visitor has gone back to the edge’s own screen', async () => {
    const portal = latePage('Portal')
    const { history, reload } = enter('/nonsense', null)
    history.push('/gpl')
    await mounted()
    history.go(-1)
    await waitFor(() => expect(window.location.pathname).toBe('/nonsense'))
    portal.becomeReady()
    await waitFor(() => expect(portal.unmount).toHaveBeenCalledTimes(1))
    expect(document.body.textContent).toBe('Screen')
    expect(reload).not.toHaveBeenCalled()
  })

  it('stays on the screen as the edge sent it until the next one is ready', async () => {
    const portal = latePage('Portal')
    const { history } = enter('/gpl', release('mfe-gpl'), '<div data-fragment>Prerendered </div>')
    await mounted()
    const next = latePage('Group')
    history.push('/about')
    await waitFor(() => expect(mount).toHaveBeenCalledTimes(2))
    portal.becomeReady()
    expect(document.body.textContent).toContain('Prerendered')
    next.becomeReady()
    expect(document.body.textContent).toBe('Group')
    await waitFor(() => expect(portal.unmount).toHaveBeenCalledTimes(1))
  })

  it('is dropped when it gets ready only after the next one is shown', async () => {
    const portal = latePage('Portal')
    const { history } = enter('/gpl', release('mfe-gpl'), '<div data-fragment>Prerendered </div>')
    await mounted()
    const next = latePage('Group')
    history.push('/about')
    await waitFor(() => expect(mount).toHaveBeenCalledTimes(2))
    next.becomeReady()
    portal.becomeReady()
    await waitFor(() => expect(portal.unmount).toHaveBeenCalledTimes(1))
    history.push('/gpl/tables')
    await waitFor(() => expect(mount).toHaveBeenCalledTimes(3))
  })

  it('that never appeared has no position to come back to', async () => {
    const { history } = enter('/', release('mfe-group'), '<div data-fragment>Page</div>')
    await mounted()
    const { key: shown } = history.location()
    latePage('Portal')
    history.push('/gpl')
    const { key: late } = history.location()
    await waitFor(() => expect(mount).toHaveBeenCalledTimes(2))
    history.push('/about')
    window.dispatchEvent(new Event('pagehide'))
    const kept = JSON.parse(sessionStorage.getItem('scroll-positions') ?? '[]') as [string][]
    const keys = kept.map(([key]) => key)
    expect(keys).toContain(shown)
    expect(keys).not.toContain(late)
  })

  it('is dropped when the visitor has gone to another remote', async () => {
    const portal = latePage('Portal')
    const { history } = enter('/', null)
    history.push('/gpl')
    await mounted()
    history.push('/about')
    await waitFor(() => expect(mount).toHaveBeenCalledTimes(2))
    portal.becomeReady()
    await waitFor(() => expect(portal.unmount).toHaveBeenCalledTimes(1))
    expect(document.body.textContent).not.toContain('Portal')
  })
})

describe('a page that could not be loaded', () => {
  it('is loaded again when the visitor retries', async () => {
    loadPage.mockRejectedValueOnce(new LoadFailure('entry', new Error('lost')))
    const { store, reload } = enter('/', release('mfe-group'), '<div data-fragment>Page</div>')
    await waitFor(() => expect(store.getState().failure?.reason).toBe('lost'))
    store.getState().failure?.retry()
    await mounted()
    expect(store.getState().failure).toBeNull()
    expect(reload).not.toHaveBeenCalled()
  })

  it('needs a new document when a script of it hangs', async () => {
    loadPage.mockRejectedValueOnce(new LoadFailure('page', new Error('late'), 'timeout'))
    const { store, reload } = enter('/', release('mfe-group'), '<div data-fragment>Page</div>')
    await waitFor(() => expect(store.getState().failure?.isPageReadable).toBe(true))
    store.getState().failure?.retry()
    expect(reload).toHaveBeenCalledTimes(1)
  })
})

describe('a page that throws while it is rendered', () => {
  const FRAGMENT = '<div data-fragment>What the server sent</div>'
  /** A release whose page replaces the server's and throws, with a failure panel of its own. */
  const broken: Mount = (element, _services, { location, onShown, onFailed }) => {
    setTimeout(() => {
      const copy = element.textContent ? (element.cloneNode(true) as Element) : null
      element.textContent = 'Panel of the remote'
      onFailed?.(new Error('no such crest'), copy)
      onShown(location)
    })
    return { update: () => undefined, unmount: () => undefined }
  }
  const draws =
    (text: string): Mount =>
    (element, _services, { location, onShown }) => {
      element.textContent = text
      setTimeout(() => onShown(location))
      return { update: () => undefined, unmount: () => undefined }
    }

  it('gives way to the last good release, and what the server sent is there until then', async () => {
    mount.mockImplementationOnce(broken).mockImplementationOnce(draws('Last good'))
    const { store } = enter('/gpl', release('mfe-gpl'), FRAGMENT, false, { 'mfe-gpl': '0.9.0' })
    const seen: string[] = []
    const observer = new MutationObserver(() => seen.push(document.body.textContent))
    observer.observe(document.body, {
      childList: true,
      subtree: true,
    })
    await waitFor(() => expect(document.body.textContent).toBe('Last good'))
    observer.disconnect()
    expect(seen).not.toContain('')
    expect(mount).toHaveBeenCalledTimes(2)
    expect(loadPage.mock.lastCall?.[1]).toBe('0.9.0')
    expect(store.getState().failure).toBeNull()
    await waitFor(() => expect(ended).toEqual(['mfe-gpl@1.0.0']))
  })

  it('keeps what the server sent beside a panel where there is no other release', async () => {
    mount.mockImplementationOnce(broken)
    const { store, reload } = enter('/gpl', release('mfe-gpl'), FRAGMENT)
    await waitFor(() => expect(store.getState().failure).not.toBeNull())
    expect(store.getState().failure).toMatchObject({ isBroken: true, isPageReadable: true })
    expect(document.body.textContent).toBe('What the server sent')
    expect(reload).not.toHaveBeenCalled()
  })

  it('leaves the document its title, which goes with the page that threw', async () => {
    document.title = 'Gold'
    mount.mockImplementationOnce((...given) => ({
      ...broken(...given),
      unmount: () => document.querySelector('title')?.remove(),
    }))
    const { store } = enter('/gpl', release('mfe-gpl'), FRAGMENT)
    await waitFor(() => expect(store.getState().failure).not.toBeNull())
    await new Promise((resolve) => setTimeout(resolve))
    expect(document.title).toBe('Gold')
  })

  it('needs a new document when it throws again after Retry', async () => {
    mount.mockImplementationOnce(broken).mockImplementationOnce(broken)
    const { store, reload } = enter('/gpl', release('mfe-gpl'), FRAGMENT)
    await waitFor(() => expect(store.getState().failure).not.toBeNull())
    store.getState().failure?.retry()
    expect(reload).not.toHaveBeenCalled()
    await waitFor(() => expect(mount).toHaveBeenCalledTimes(2))
    await waitFor(() => expect(store.getState().failure).not.toBeNull())
    expect(document.body.textContent).toBe('What the server sent')
    store.getState().failure?.retry()
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('shows the panel of its remote where it came by a link', async () => {
    const { history, store } = enter('/', release('mfe-group'), '<div data-fragment>Home</div>')
    await mounted()
    mount.mockImplementationOnce(broken)
    history.push('/gpl')
    await waitFor(() => expect(document.body.textContent).toBe('Panel of the remote'))
    expect(store.getState().failure).toBeNull()
  })
})

describe('a page that never comes although its scripts are there', () => {
  const never: Mount = () => ({ update: () => undefined, unmount: () => undefined })

  beforeEach(() => {
    jest.useFakeTimers()
  })
  afterEach(() => {
    jest.useRealTimers()
  })

  it('gives way to the last good release ten seconds after its load began', async () => {
    mount.mockImplementationOnce(never)
    enter('/gpl', release('mfe-gpl'), '<div data-fragment>Page</div>', false, {
      'mfe-gpl': '0.9.0',
    })
    await jest.advanceTimersByTimeAsync(9_900)
    expect(mount).toHaveBeenCalledTimes(1)
    await jest.advanceTimersByTimeAsync(200)
    expect(mount).toHaveBeenCalledTimes(2)
    expect(loadPage.mock.lastCall?.[1]).toBe('0.9.0')
    expect(reportFailure.mock.calls).toEqual([
      [
        expect.objectContaining({ name: 'mfe-gpl', version: '1.0.0' }),
        expect.objectContaining({ failure: 'hang' }),
      ],
    ])
  })

  it('leaves the page readable, and Retry loads the document', async () => {
    mount.mockImplementationOnce(never)
    const { store, reload } = enter('/gpl', release('mfe-gpl'), '<div data-fragment>Page</div>')
    await jest.advanceTimersByTimeAsync(10_000)
    expect(document.body.textContent).toBe('Page')
    store.getState().failure?.retry()
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('is waited for while nobody could have seen it', async () => {
    mount.mockImplementationOnce(never)
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    enter('/gpl', release('mfe-gpl'), '<div data-fragment>Page</div>')
    await jest.advanceTimersByTimeAsync(60_000)
    expect(reportFailure).not.toHaveBeenCalled()
    hidden.mockRestore()
    document.dispatchEvent(new Event('visibilitychange'))
    await jest.advanceTimersByTimeAsync(10_000)
    expect(reportFailure).toHaveBeenCalledTimes(1)
  })
})
