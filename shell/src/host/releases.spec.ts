import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import type { DocumentData, FetchedRelease } from 'shared-contracts/release'

jest.unstable_mockModule('./host-contract.ts', () => ({
  hostContract: () => ({ version: '1.0.0', exports: {} }),
}))
const { Releases } = await import('./releases.ts')

const data: DocumentData = {
  addresses: [
    { remote: 'mfe-front', basePaths: ['', '/club'], patterns: ['/', '/about'] },
    { remote: 'mfe-news', basePaths: ['/news'] },
  ],
  versions: { 'mfe-front': '1.0.0', 'mfe-news': '1.0.0' },
  fallbacks: {},
  digests: {},
  release: null,
  settings: {},
  telemetryShare: 0,
  nonce: 'nonce',
  ticket: null,
}
const news: FetchedRelease = {
  name: 'mfe-news',
  version: '1.0.0',
  theme: 'loom',
  entry: 'remoteEntry.js',
  basePaths: ['/news'],
  routes: [{ path: '/', scripts: [], data: [], fragments: { '/news': 'index.json' } }],
  contract: { version: '1.0.0', range: '^1.0.0', imports: {} },
  files: {},
}

const fetchMock = jest.fn<typeof fetch>()
const realFetch = globalThis.fetch
const described = (release: object) =>
  fetchMock.mockResolvedValue({
    ok: true,
    status: 200,
    json: () => Promise.resolve(release),
    arrayBuffer: () => Promise.resolve(new ArrayBuffer(0)),
  } as Response)
const find = () => new Releases(data, undefined).find('mfe-news', '1.0.0', '/news')

beforeEach(() => {
  globalThis.fetch = fetchMock
})
afterEach(() => {
  globalThis.fetch = realFetch
})

describe('a description that a browser fetched', () => {
  it('is taken where it answers the address that the visitor is at', async () => {
    described(news)
    await expect(find()).resolves.toMatchObject({ name: 'mfe-news', version: '1.0.0' })
  })

  it('of before releases named base paths answers where its fragments say', async () => {
    described({ ...news, basePaths: undefined })
    await expect(find()).resolves.toMatchObject({ name: 'mfe-news' })
  })

  it.each<[string, Partial<FetchedRelease>]>([
    ['answers at another base path', { basePaths: ['/club'] }],
    ['answers at a longer base path', { basePaths: ['/news/late'] }],
    [
      'names none, and has its fragments elsewhere',
      { basePaths: undefined, routes: [{ ...news.routes[0]!, fragments: { '/club': 'x.json' } }] },
    ],
  ])('is refused when it %s', async (_reason, changes) => {
    described({ ...news, ...changes })
    await expect(find()).rejects.toMatchObject({
      stage: 'description',
      failure: 'incompatible',
      message: 'mfe-news@1.0.0 does not answer below /news',
    })
  })

  it('is refused when it is of another remote', async () => {
    described({ ...news, name: 'mfe-front' })
    await expect(find()).rejects.toMatchObject({
      stage: 'description',
      failure: 'incompatible',
      message: 'mfe-news@1.0.0 is described as mfe-front',
    })
  })

  it.each(['//evil.example', '/two//slashes', 'https://evil.example', '/end/'])(
    'is refused when a base path reads %s',
    async (basePath) => {
      described({ ...news, basePaths: ['/news', basePath] })
      await expect(find()).rejects.toMatchObject({ stage: 'description', failure: 'invalid' })
    },
  )
})

describe('the digest of a description', () => {
  it('goes along with every fetch of it, so that the browser refuses another', async () => {
    described(news)
    const digests = { 'mfe-news': { '1.0.0': 'sha384-good', '0.9.0': 'sha384-late' } }
    const releases = new Releases({ ...data, digests }, undefined)
    await releases.find('mfe-news', '1.0.0', '/news')
    expect(fetchMock).toHaveBeenLastCalledWith(
      '/releases/mfe-news/1.0.0/release.json',
      expect.objectContaining({ integrity: 'sha384-good', credentials: 'include' }),
    )
  })

  it('is missing only where the document names none, as of a source', async () => {
    described(news)
    await find()
    expect(fetchMock.mock.lastCall?.[1]).not.toHaveProperty('integrity')
  })
})

describe('a description that is there', () => {
  it('answers under each of its base paths, and under no other', async () => {
    described({ ...news, basePaths: ['/news', '/stories'] })
    const releases = new Releases(data, undefined)
    await expect(releases.find('mfe-news', '1.0.0', '/news')).resolves.toBeDefined()
    await expect(releases.find('mfe-news', '1.0.0', '/stories')).resolves.toBeDefined()
    await expect(releases.find('mfe-news', '1.0.0', '/club')).rejects.toThrow(
      'mfe-news@1.0.0 does not answer below /club',
    )
  })
})

describe('the scripts of a release that shares them', () => {
  const script = { 'files/page.js': { integrity: 'sha384-abc', bytes: 1 } }
  const shared = { ...news, hasSharedFiles: true, files: script }
  const mapOf = async (fallbacks: DocumentData['fallbacks']) => {
    described(shared)
    await new Releases({ ...data, fallbacks }, undefined).find('mfe-news', '1.0.0', '/news')
    const maps = document.querySelectorAll('script[type=importmap]')
    return JSON.parse(maps[maps.length - 1]?.textContent ?? '') as unknown
  }

  it('lie where a browser may hold them of another release', async () => {
    expect(await mapOf({})).toEqual({
      imports: { '/releases/mfe-news/1.0.0/files/': '/releases/mfe-news/files/' },
      integrity: { '/releases/mfe-news/files/page.js': 'sha384-abc' },
    })
  })

  it('lie apart where it is tried because another did not load', async () => {
    expect(await mapOf({ 'mfe-news': '1.0.0' })).toEqual({
      imports: {},
      integrity: { '/releases/mfe-news/1.0.0/files/page.js': 'sha384-abc' },
    })
  })
})

describe('the addresses of a document', () => {
  const releases = new Releases(data, undefined)

  it('say who answers a path; below a base path of one remote its release knows the pages', () => {
    expect(releases.select('/club/about/')).toEqual({
      remote: 'mfe-front',
      basePath: '/club',
      path: '/about',
    })
    expect(releases.select('/news/today')).toMatchObject({ remote: 'mfe-news', path: '/today' })
    expect(releases.select('/nonsense')).toBeNull()
  })

  it('say where home is, also where no page is', () => {
    expect(releases.homeOf('/club/nonsense')).toBe('/club')
    expect(releases.homeOf('/nonsense')).toBe('/')
  })
})
