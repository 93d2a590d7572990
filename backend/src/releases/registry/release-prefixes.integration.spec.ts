import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { PrefixListing, TokenResponse } from 'shared-contracts/registry'
import type { Release } from 'shared-contracts/release'
import * as v from 'valibot'
import { onEachDatabase } from '../../foundation/database/testing/on-each-database.ts'
import { startTestApp, type TestApp } from '../../foundation/database/testing/test-app.ts'
import { registryClient } from './testing/registry-client.ts'
import { release } from './testing/release.ts'

const TOKEN = 'a-token-for-this-suite'

/** Pages of a release under one base path. */
const pagesAt = (basePath: string, ...paths: readonly string[]): Partial<Release> => ({
  basePaths: [basePath],
  routes: paths.map((path) => ({
    path,
    title: path,
    description: path,
    scripts: ['home.js'],
    data: [],
    fragments: { [basePath]: 'fragments/index.json' },
  })),
})

onEachDatabase('prefixes of remotes', (newConfig) => {
  let api: TestApp
  beforeAll(async () => {
    api = await startTestApp(await newConfig({ RELEASES_TOKEN: TOKEN }))
  }, 60_000)
  afterAll(() => api.app.close())

  const platform = registryClient(() => api, TOKEN)
  const give = (remote: string, prefix: string, isShared = false) =>
    platform.send('POST', '/api/release-prefixes', { prefix, remote, isShared })
  const take = (remote: string, prefix: string) =>
    platform.send(
      'DELETE',
      `/api/release-prefixes?${new URLSearchParams({ prefix, remote }).toString()}`,
    )
  const prefixesOf = async (name: string) => {
    const listed = await platform.send('GET', '/api/release-prefixes')
    return v
      .parse(v.array(PrefixListing), listed.json())
      .filter(({ remote }) => remote === name)
      .map(({ prefix }) => prefix)
  }
  const publish = (name: string, version: string, changes: Partial<Release>) =>
    platform.publishText(JSON.stringify(release(name, version, changes)))
  /** Gives a prefix to several remotes, whose pages share it. */
  const neighbours = async (prefix: string, ...remotes: readonly string[]) => {
    for (const remote of remotes) await give(remote, prefix, true)
  }
  const goLive = async (name: string, version: string, changes: Partial<Release>) => {
    await expect(publish(name, version, changes)).resolves.toMatchObject({ statusCode: 201 })
    await expect(platform.promote(name, version)).resolves.toMatchObject({ statusCode: 200 })
  }
  const refusedFor = (...reasons: readonly string[]) => ({
    statusCode: 422,
    body: expect.stringContaining(JSON.stringify(reasons)) as unknown,
  })

  it('are given, listed with who gave them, kept when given again, and taken back', async () => {
    const given = await give('mfe-a', '/a')
    expect([given.statusCode, given.json()]).toEqual([
      201,
      {
        prefix: '/a',
        remote: 'mfe-a',
        givenBy: 'platform',
        givenAt: expect.stringMatching(/Z$/) as unknown,
      },
    ])
    const again = await give('mfe-a', '/a')
    expect([again.statusCode, again.json()]).toEqual([201, given.json()])
    await expect(prefixesOf('mfe-a')).resolves.toEqual(['/a'])
    await expect(take('mfe-a', '/a')).resolves.toMatchObject({ statusCode: 204 })
    await expect(prefixesOf('mfe-a')).resolves.toEqual([])
    await expect(take('mfe-a', '/a')).resolves.toMatchObject({ statusCode: 404 })
  })

  it('belong to one remote, unless the platform says that they are shared', async () => {
    await give('mfe-owner', '/owned')
    const refused = await give('mfe-other', '/owned')
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      expect.objectContaining({
        message: '/owned belongs to mfe-owner: share it, or take it first',
      }),
    ])
    await expect(give('mfe-other', '/owned', true)).resolves.toMatchObject({ statusCode: 201 })
    await expect(prefixesOf('mfe-other')).resolves.toEqual(['/owned'])
  })

  it.each(['/api', '/api/mine', '/releases', '/preview'])(
    'are never %s, which the site answers itself',
    async (prefix) => {
      const refused = await give('mfe-b', prefix)
      expect([refused.statusCode, refused.body]).toEqual([
        422,
        expect.stringContaining('The site itself answers /'),
      ])
    },
  )

  it.each(['//evil.example', '/two//slashes', '/end/', 'none', '/Big', '/..', 'https://x.example'])(
    'are never written %s',
    async (prefix) => {
      await expect(give('mfe-b', prefix)).resolves.toMatchObject({ statusCode: 400 })
    },
  )

  it('are given and taken by the platform alone, and listed for every token', async () => {
    const made = await platform.send('POST', '/api/release-tokens', {
      actor: 'ci of mfe-team',
      remote: 'mfe-team',
    })
    const team = registryClient(() => api, v.parse(TokenResponse, made.json()).token)
    await give('mfe-team', '/team')
    const prefix = { prefix: '/mine', remote: 'mfe-team' }
    const query = 'prefix=/team&remote=mfe-team'
    await expect(team.send('POST', '/api/release-prefixes', prefix)).resolves.toMatchObject({
      statusCode: 403,
    })
    await expect(team.send('DELETE', `/api/release-prefixes?${query}`)).resolves.toMatchObject({
      statusCode: 403,
    })
    await expect(team.send('GET', '/api/release-prefixes')).resolves.toMatchObject({
      statusCode: 200,
    })
    await expect(prefixesOf('mfe-team')).resolves.toEqual(['/team'])

    const stranger = registryClient(() => api, 'wrong')
    for (const method of ['GET', 'POST', 'DELETE'] as const) {
      await expect(stranger.send(method, '/api/release-prefixes', prefix)).resolves.toMatchObject({
        statusCode: 401,
      })
    }
  })

  it('stand in the map with the channels of their remote', async () => {
    await platform.publish('mfe-map', '1.0.0')
    await give('mfe-map', '/map')
    await expect(platform.channels('mfe-map')).resolves.toMatchObject({
      prefixes: ['/map', '/mfe-map'],
    })
    await take('mfe-map', '/map')
    await expect(platform.channels('mfe-map')).resolves.toMatchObject({ prefixes: ['/mfe-map'] })
  })

  it('do not pass over pages that visitors get of another remote', async () => {
    await give('mfe-host', '/host')
    await goLive('mfe-host', '1.0.0', pagesAt('/host', '/', '/academy/team'))
    const refused = await give('mfe-academy', '/host/academy')
    expect([refused.statusCode, refused.body]).toEqual([
      422,
      expect.stringContaining('mfe-host answers /host/academy/team'),
    ])
    await expect(give('mfe-academy', '/host/youth')).resolves.toMatchObject({ statusCode: 201 })
  })

  it('stay while visitors get a release that answers there', async () => {
    await give('mfe-stay', '/stay')
    await goLive('mfe-stay', '1.0.0', pagesAt('/stay', '/'))
    const refused = await take('mfe-stay', '/stay')
    expect([refused.statusCode, refused.body]).toEqual([
      409,
      expect.stringContaining('mfe-stay answers /stay: release it without first'),
    ])
  })

  it('refuse a release elsewhere with every reason, and nothing of it is kept', async () => {
    await give('mfe-portal', '/portal')
    await neighbours('/site', 'mfe-front', 'mfe-shops')
    await goLive('mfe-shops', '1.0.0', pagesAt('/site', '/books/:book', '/gold'))
    await give('mfe-news', '/site/news')

    await expect(publish('mfe-front', '1.0.0', pagesAt('/portal', '/x'))).resolves.toMatchObject(
      refusedFor('/portal is not a prefix that mfe-front was given'),
    )
    await expect(
      publish('mfe-front', '1.0.0', pagesAt('/site', '/', '/gold', '/books/:title', '/news/late')),
    ).resolves.toMatchObject(
      refusedFor(
        '/site/gold: mfe-shops answers /site/gold',
        '/site/books/:title: mfe-shops answers /site/books/:book',
        '/site/news/late: /site/news belongs to mfe-news',
      ),
    )
    await expect(
      publish('mfe-front', '1.0.0', pagesAt('//evil.example', '/')),
    ).resolves.toMatchObject({
      statusCode: 422,
      body: expect.stringContaining('A base path such as /academy') as unknown,
    })
    await expect(platform.channels('mfe-front')).resolves.toBeUndefined()
  })

  it('let the first of two releases live that want the same page', async () => {
    await neighbours('/shared', 'mfe-first', 'mfe-second')
    for (const name of ['mfe-first', 'mfe-second']) {
      await goLive(name, '1.0.0', pagesAt('/shared', `/${name}`))
      await publish(name, '1.1.0', pagesAt('/shared', '/contested'))
    }
    await expect(platform.canary('mfe-first', '1.1.0', 10)).resolves.toMatchObject({
      statusCode: 200,
    })
    const reason = '/shared/contested: mfe-first answers /shared/contested'
    const contested = pagesAt('/shared', '/contested')
    for (const attempt of [
      () => platform.promote('mfe-second', '1.1.0'),
      () => platform.canary('mfe-second', '1.1.0', 10),
      () => publish('mfe-second', '1.2.0', contested),
    ]) {
      await expect(attempt()).resolves.toMatchObject(refusedFor(reason))
    }
    await platform.rollback('mfe-first')
    await expect(platform.promote('mfe-second', '1.1.0')).resolves.toMatchObject({
      statusCode: 200,
    })
  })

  it('let no roll back take a page from the remote that answers it by now', async () => {
    await neighbours('/moving', 'mfe-giver', 'mfe-taker')
    await goLive('mfe-giver', '1.0.0', pagesAt('/moving', '/', '/moved'))
    await goLive('mfe-giver', '1.1.0', pagesAt('/moving', '/'))
    await goLive('mfe-taker', '1.0.0', pagesAt('/moving', '/moved'))
    await expect(platform.rollback('mfe-giver')).resolves.toMatchObject(
      refusedFor('/moving/moved: mfe-taker answers /moving/moved'),
    )
    await expect(platform.channels('mfe-giver')).resolves.toMatchObject({
      stable: { version: '1.1.0' },
    })
  })
})
