import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import type { LoadableRelease } from 'shared-contracts/release'
import { createBrowserHistory } from '../history/browser-history.ts'

jest.unstable_mockModule('../host/host-contract.ts', () => ({
  hostContract: () => ({ version: '1.0.0', exports: {} }),
}))
const { Releases } = await import('../host/releases.ts')
const { followLinks } = await import('./links.ts')

const portal: LoadableRelease = {
  name: 'mfe-gpl',
  version: '1.0.0',
  theme: 'floodlight',
  entry: 'remoteEntry.js',
  routes: [
    { path: '/', scripts: ['page-index.js'], data: [] },
    { path: '/live', scripts: ['page-live.js'], data: [] },
  ],
}

/** The only observer; a test decides what comes into view. */
let comeIntoView: (link: Element) => void
const observed = new Set<Element>()
class Observer {
  constructor(callback: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
    comeIntoView = (target) => {
      if (observed.has(target)) callback([{ isIntersecting: true, target }])
    }
  }
  readonly observe = (element: Element) => void observed.add(element)
  readonly unobserve = (element: Element) => void observed.delete(element)
}
const onLine = (connection: unknown) =>
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection })

const linkTo = (href: string) => {
  const link = document.createElement('a')
  link.href = href
  return link
}
const preloaded = () =>
  [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'))
/** Receives what the service worker tells the page. */
const worker = new EventTarget()
/** Waits long enough for a description that is known already. */
const settled = () => new Promise((resolve) => setTimeout(resolve))

async function see(href: string): Promise<(string | null)[]> {
  const link = document.body.appendChild(linkTo(href))
  await settled()
  comeIntoView(link)
  await settled()
  return preloaded()
}

beforeAll(() => {
  Object.assign(globalThis, { IntersectionObserver: Observer })
  Object.defineProperty(navigator, 'serviceWorker', { value: worker })
  const data = {
    addresses: [
      { remote: 'mfe-group', basePaths: [''], patterns: ['/'] },
      { remote: 'mfe-gpl', basePaths: ['/gpl'] },
    ],
    versions: { 'mfe-gpl': '1.0.0' },
    fallbacks: {},
    digests: {},
    release: portal,
    settings: {},
    telemetryShare: 0,
    nonce: 'nonce',
    ticket: null,
  }
  followLinks(createBrowserHistory(), new Releases(data, undefined))
  window.dispatchEvent(new Event('load'))
})
beforeEach(() => {
  document.head.replaceChildren()
  document.body.replaceChildren()
  window.history.replaceState(null, '', '/')
})

describe('a link that comes into view', () => {
  it('has its page fetched ahead on a fast line', async () => {
    onLine({ downlink: 10, saveData: false })
    expect(await see('/gpl')).toEqual([
      '/releases/mfe-gpl/1.0.0/remoteEntry.js',
      '/releases/mfe-gpl/1.0.0/page-index.js',
    ])
  })

  it.each([
    ['slow', { downlink: 1.6, saveData: false }],
    ['paid for by the byte', { downlink: 10, saveData: true }],
    ['unknown', undefined],
  ])('is left alone on a line that is %s', async (_line, connection) => {
    onLine(connection)
    expect(await see('/gpl')).toEqual([])
  })

  it('is left alone when it leads to another page of the same remote', async () => {
    onLine({ downlink: 10, saveData: false })
    window.history.replaceState(null, '', '/gpl')
    expect(await see('/gpl/live')).toEqual([])
  })
})

describe('a link to an anchor', () => {
  const press = (href: string) => {
    const link = document.body.appendChild(linkTo(href))
    link.click()
  }

  it('that is pressed again adds no step to go back', () => {
    press('#contact')
    const steps = window.history.length
    press('#contact')
    expect([window.location.hash, window.history.length]).toEqual(['#contact', steps])
    press('#about')
    expect([window.location.hash, window.history.length]).toEqual(['#about', steps + 1])
  })
})

describe('an alert that was pressed', () => {
  const press = (path: string) => worker.dispatchEvent(new MessageEvent('message', { data: path }))

  it('leads back to its page, and adds no step where that is shown', () => {
    window.history.replaceState(null, '', '/gpl/tables')
    const steps = window.history.length
    press('/gpl/live')
    expect([window.location.pathname, window.history.length]).toEqual(['/gpl/live', steps + 1])
    window.history.replaceState(null, '', '/gpl/live#chat')
    press('/gpl/live')
    expect(window.location.hash).toBe('#chat')
  })
})
