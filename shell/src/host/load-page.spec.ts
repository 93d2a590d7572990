import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import type { Mount } from 'shared-contracts/host'
import type { DocumentData, FetchedRelease } from 'shared-contracts/release'
import { LoadFailure } from './load-failure.ts'
import type { ReportFailure } from './load-page.ts'

const mount: Mount = () => ({ update: () => undefined, unmount: () => undefined })
const loadMount = jest.fn<() => Promise<Mount>>()
jest.unstable_mockModule('./load-remote.ts', () => ({ loadMount }))
jest.unstable_mockModule('./host-contract.ts', () => ({
  hostContract: () => ({ version: '1.0.0', exports: {} }),
}))
const script = (version: string) => `/releases/mfe-sample/${version}/page.js`
for (const version of ['1.0.0', '2.0.0']) {
  jest.unstable_mockModule(script(version), () => ({}), { virtual: true })
}
jest.unstable_mockModule(script('3.0.0'), () => new Promise<object>(() => undefined), {
  virtual: true,
})
const { loadPage } = await import('./load-page.ts')
const { Releases } = await import('./releases.ts')

/** A release with a page `/` of one script; the scripts of 4.0.0 and later are missing. */
const release = (version: string, path = '/'): FetchedRelease => ({
  name: 'mfe-sample',
  version,
  theme: 'loom',
  entry: 'remoteEntry.js',
  basePaths: [''],
  routes: [{ path, scripts: ['page.js'], data: [], fragments: {} }],
  contract: { version: '1.0.0', range: '^1.0.0', imports: {} },
  files: {},
})

const given = (version: string, fallback?: string) => {
  const data: DocumentData = {
    addresses: [{ remote: 'mfe-sample', basePaths: [''] }],
    versions: { 'mfe-sample': version },
    fallbacks: fallback === undefined ? {} : { 'mfe-sample': fallback },
    digests: {},
    release: null,
    settings: {},
    telemetryShare: 0,
    nonce: 'nonce',
    ticket: null,
  }
  return new Releases(data, undefined)
}

const fetchMock = jest.fn<(address: string, init?: RequestInit) => Promise<Response>>()
/** Content of the site: descriptions by version, and scripts. */
const site = new Map<string, unknown>()
/** Returns all requests with their cache modes, in order. */
const asked = () =>
  fetchMock.mock.calls.map(([address, init]) => `${address} ${init?.cache ?? 'default'}`)

/** jsdom does not record what a page has loaded. */
const arrived = jest.fn<Performance['getEntriesByName']>()
Object.assign(performance, { getEntriesByName: arrived })
const report = jest.fn<ReportFailure>()
const begin = jest.fn()
const realFetch = globalThis.fetch
const load = (version: string, releases = given(version)) =>
  loadPage({ remote: 'mfe-sample', basePath: '', path: '/' }, version, releases, report, begin)

beforeEach(() => {
  globalThis.fetch = fetchMock as typeof fetch
  jest.resetAllMocks()
  loadMount.mockResolvedValue(mount)
  arrived.mockReturnValue([])
  site.clear()
  for (const version of ['1.0.0', '2.0.0', '3.0.0', '4.0.0', '5.0.0', '6.0.0']) {
    site.set(`/releases/mfe-sample/${version}/release.json`, release(version))
  }
  fetchMock.mockImplementation((address) => {
    const json = () => Promise.resolve(site.get(address))
    const arrayBuffer = () => Promise.resolve(new ArrayBuffer(0))
    return Promise.resolve({ ok: true, status: 200, json, arrayBuffer } as Response)
  })
})
afterEach(() => {
  globalThis.fetch = realFetch
  jest.useRealTimers()
})

describe('a page that loads', () => {
  it('comes with its release', async () => {
    await expect(load('1.0.0')).resolves.toEqual({
      release: release('1.0.0'),
      mount,
      startedAt: expect.any(Number),
    })
    expect(report).not.toHaveBeenCalled()
  })

  it('is null where the release has no such page', async () => {
    site.set('/releases/mfe-sample/2.0.0/release.json', release('2.0.0', '/other'))
    await expect(load('2.0.0')).resolves.toBeNull()
  })

  it('comes from the last good release where this one is broken', async () => {
    const releases = given('4.0.0', '1.0.0')
    await expect(load('4.0.0', releases)).resolves.toMatchObject({ release: { version: '1.0.0' } })
    expect(releases.versionOf('mfe-sample')).toBe('1.0.0')
    expect(report.mock.calls.map(([{ version }]) => version)).toEqual(['4.0.0'])
  })
})

it('a release whose entry fails after its page script fails by its entry', async () => {
  loadMount.mockImplementation(async () => {
    await Promise.resolve()
    // The host's import of the page's script began before this one, so it has failed too, and told all that wait.
    await import(script('4.0.0')).catch(() => undefined)
    await new Promise((resolve) => setTimeout(resolve))
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  await expect(load('4.0.0')).rejects.toMatchObject({ stage: 'entry', failure: 'refused' })
})

describe('a page that the last good release lacks', () => {
  it('fails by the release that has it, and by that alone', async () => {
    site.set('/releases/mfe-sample/1.0.0/release.json', release('1.0.0', '/other'))
    await expect(load('4.0.0', given('4.0.0', '1.0.0'))).rejects.toMatchObject({ stage: 'page' })
    expect(report.mock.calls.map(([{ version }]) => version)).toEqual(['4.0.0', '4.0.0'])
  })
})

describe('a script that hangs', () => {
  it('is the failure of the whole, also when the last good release fails otherwise', async () => {
    jest.useFakeTimers({ doNotFake: ['performance'] })
    const failed = expect(load('3.0.0', given('3.0.0', '4.0.0'))).rejects.toMatchObject({
      isPending: true,
    })
    await jest.advanceTimersByTimeAsync(8_000)
    await failed
    expect(report.mock.calls.map(([{ version }]) => version)).toEqual(['3.0.0', '4.0.0'])
  })
})

describe('a release that runs for ever although its files are there', () => {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['performance'] })
    arrived.mockReturnValue([{}] as PerformanceEntry[])
  })

  it('gives way to the last good one after ten seconds, and hangs', async () => {
    loadMount.mockImplementationOnce(() => new Promise(() => undefined))
    const loaded = load('2.0.0', given('2.0.0', '1.0.0'))
    await jest.advanceTimersByTimeAsync(10_000)
    await expect(loaded).resolves.toMatchObject({ release: { version: '1.0.0' } })
    expect(report.mock.calls).toEqual([
      [{ name: 'mfe-sample', version: '2.0.0' }, expect.objectContaining({ failure: 'hang' })],
    ])
    expect(begin.mock.calls).toEqual([
      [expect.objectContaining({ version: '2.0.0' })],
      [expect.objectContaining({ version: '1.0.0' })],
    ])
  })

  it('is told from one whose script is still on its way', async () => {
    arrived.mockReturnValue([])
    const failed = expect(load('3.0.0')).rejects.toMatchObject({ failure: 'timeout' })
    await jest.advanceTimersByTimeAsync(8_000)
    await failed
  })
})

describe('wrong bytes in the cache of the browser', () => {
  it('of a description are replaced by the next try, and then trusted again', async () => {
    const address = '/releases/mfe-sample/2.0.0/release.json'
    site.set(address, '<html>')
    await expect(load('2.0.0')).rejects.toBeInstanceOf(LoadFailure)
    expect(asked()).toEqual([`${address} default`, `${address} reload`, `${address} default`])
    fetchMock.mockClear()
    site.set(address, release('2.0.0'))
    await expect(load('2.0.0')).resolves.not.toBeNull()
    await expect(load('2.0.0')).resolves.not.toBeNull()
    expect(asked()).toEqual([`${address} reload`, `${address} default`, `${address} default`])
  })

  it('of a page script are replaced by the next try', async () => {
    await expect(load('5.0.0')).rejects.toMatchObject({ stage: 'page' })
    expect(asked()).toEqual([
      '/releases/mfe-sample/5.0.0/release.json default',
      `${script('5.0.0')} reload`,
    ])
  })

  it('count as a failure of their own when they cannot be replaced in time', async () => {
    const releases = given('6.0.0')
    await expect(load('6.0.0', releases)).rejects.toMatchObject({ failure: 'invalid' })
    fetchMock.mockRejectedValue(new DOMException('late', 'TimeoutError'))
    await expect(load('6.0.0', releases)).rejects.toMatchObject({ failure: 'timeout' })
  })
})
