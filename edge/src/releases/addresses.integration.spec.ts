import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import type { RemoteChannels } from 'shared-contracts/registry'
import type { Release } from 'shared-contracts/release'
import { eventually } from 'shared-server/testing/eventually'
import { FRAGMENT_FILE, release, routesAt } from '../testing/make-release.ts'
import { channelsOf, Site } from '../testing/site.ts'

let site: Site

beforeEach(async () => {
  site = await Site.open()
})
afterEach(() => site.close())

/** Pages of a release under one base path. */
const pagesAt = (basePath: string, ...paths: readonly string[]): Partial<Release> => ({
  basePaths: [basePath],
  routes: release().routes.flatMap((route) =>
    paths.map((path) => ({ ...route, path, fragments: { [basePath]: FRAGMENT_FILE } })),
  ),
})

/** Publishes a release. @returns the registry's entry for its remote. */
async function goLive(
  name: string,
  version: string,
  described: Partial<Release>,
  others: Partial<RemoteChannels> = {},
): Promise<RemoteChannels> {
  return channelsOf(await site.publish({ name, version, ...described }), others)
}

const statusOf = async (url: string) => (await site.get(url)).status
const isReadyWith = async (label: string) => (await site.get('/readyz')).body.includes(label)

/** Waits until the edge has polled the registry's answer and had time to apply it. */
async function heard(): Promise<void> {
  const polled = site.polls
  await eventually(() => Promise.resolve(site.polls > polled + 3))
}

describe('an edge whose registry lets a release claim what it may not', () => {
  const shops = pagesAt('', '/books/:book')

  it.each<[string, Partial<Release>, string]>([
    ['a base path that its remote was not given', { basePaths: ['/gpl', '/mine'] }, '/mine'],
    ['another site as its base path', { basePaths: ['//evil.example'] }, '//evil.example'],
    [
      'a base path with two slashes, in a release that names none',
      { routes: routesAt('/gpl//x') },
      '/gpl//x',
    ],
    ['a page that another remote answers', pagesAt('', '/books/new'), '/books/new'],
    ['a pattern over the pages of another remote', pagesAt('', '/*'), '/anything'],
    ['a page below a prefix of another remote', pagesAt('', '/league/news'), '/league/news'],
    ['an address that the site answers itself', pagesAt('', '/api/users'), '/nowhere'],
  ])('refuses %s, and the last good release stays', async (_claim, claimed, address) => {
    const others = [
      await goLive('mfe-shops', '1.0.0', shops, { prefixes: [''] }),
      await goLive('mfe-league', '1.0.0', pagesAt('/league', '/'), { prefixes: ['/league'] }),
    ]
    const given = { prefixes: ['', '/gpl'] }
    site.say(...others, await goLive('mfe-gpl', '1.0.0', {}, given))
    await site.start()
    const before = await site.get(address)

    const liar = await goLive('mfe-gpl', '2.0.0', claimed, given)
    const next = await goLive('mfe-league', '1.1.0', pagesAt('/league', '/'), {
      prefixes: ['/league'],
    })
    site.say(...others.slice(0, 1), liar, next)
    await eventually(() => isReadyWith('mfe-league@1.1.0'))
    await heard()
    expect(await isReadyWith('mfe-gpl@1.0.0')).toBe(true)
    expect((await site.get('/gpl')).body).toContain('Home 1.0.0')
    expect((await site.get('/books/goal')).status).toBe(200)
    const after = await site.get(address)
    expect([after.status, after.headers['location']]).toEqual([before.status, undefined])
    expect((await site.get('/sitemap.xml')).body).not.toContain('evil')
  })
})

describe('the addresses of an edge', () => {
  it('follow its releases: a new page, a new prefix, a new remote and a page that is gone', async () => {
    const front = { prefixes: ['', '/site'] }
    site.say(await goLive('mfe-front', '1.0.0', pagesAt('', '/', '/old'), front))
    await site.start()
    expect([await statusOf('/old'), await statusOf('/new')]).toEqual([200, 404])

    const { routes } = { ...release(), ...pagesAt('', '/', '/new') }
    site.say(
      await goLive('mfe-front', '1.1.0', { routes, basePaths: ['', '/site'] }, front),
      await goLive('mfe-partners', '1.0.0', pagesAt('/partners', '/'), {
        prefixes: ['/partners'],
      }),
    )
    await eventually(async () => (await statusOf('/partners')) === 200)
    await eventually(async () => (await statusOf('/new')) === 200)
    expect([await statusOf('/old'), await statusOf('/site/new')]).toEqual([404, 200])
    const { body } = await site.get('/sitemap.xml')
    expect(
      [...body.matchAll(/<loc>https:\/\/example\.org([^<]*)/g)].map(([, path]) => path),
    ).toEqual(['/', '/new', '/partners'])
  })

  it('let a page pass from one remote to another, whatever its old owner can return to', async () => {
    const shared = { prefixes: [''] }
    const first = await goLive('mfe-giver', '1.0.0', pagesAt('', '/', '/moving'), shared)
    const giver = await goLive('mfe-giver', '1.1.0', pagesAt('', '/'), {
      ...shared,
      previous: first.stable,
    })
    const taker = await goLive('mfe-taker', '1.0.0', pagesAt('', '/moving'), shared)
    site.say(first)
    await site.start()
    site.say(giver, taker)
    await eventually(() => isReadyWith('mfe-taker@1.0.0'))
    expect((await site.get('/moving')).body).toContain('"name":"mfe-taker"')

    site.say({ ...first, previous: null }, taker)
    await heard()
    expect(await isReadyWith('mfe-giver@1.1.0')).toBe(true)
    expect((await site.get('/moving')).body).toContain('"name":"mfe-taker"')
  })
})
