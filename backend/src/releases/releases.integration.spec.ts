import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { ReleaseEvent, ReleaseMap, type Release } from 'shared-contracts/release'
import * as v from 'valibot'
import { onEachDatabase } from '../database/testing/on-each-database.ts'
import { startTestApp, type TestApp } from '../database/testing/test-app.ts'

const TOKEN = 'a-token-for-this-suite'

const release = (name: string, version: string): Release => ({
  name,
  version,
  commit: 'unknown',
  builtAt: '2025-11-01T00:00:00.000Z',
  theme: 'loom',
  contract: { version: '1.0.0', range: '^1.0.0' },
  entry: 'remoteEntry.js',
  routes: [
    {
      path: '/',
      title: 'Home',
      description: 'Home',
      scripts: [],
      data: [],
      fragments: { '': 'fragments/index.json' },
    },
  ],
  integrity: { 'remoteEntry.js': 'sha384-abc' },
})

onEachDatabase('release registry', (newConfig) => {
  let api: TestApp
  beforeAll(async () => {
    api = await startTestApp(await newConfig({ RELEASES_TOKEN: TOKEN }))
  }, 60_000)
  afterAll(() => api.app.close())

  const post = (url: string, payload: object, authorization = `Bearer ${TOKEN}`) =>
    api.inject({ method: 'POST', url, payload, headers: { authorization } })
  const publish = (name: string, version: string) => post('/api/releases', release(name, version))
  const promote = (name: string, version: string, reason = '') =>
    post(`/api/releases/${name}/promote`, { version, reason })
  const map = async () => v.parse(ReleaseMap, (await api.inject('/api/releases')).json())
  const stable = async (remote: string) =>
    (await map()).remotes.find(({ name }) => name === remote)?.stable

  it('gives visitors nothing of a release that is only published', async () => {
    await expect(publish('mfe-a', '1.0.0')).resolves.toMatchObject({ statusCode: 201 })
    await expect(stable('mfe-a')).resolves.toBeNull()
  })

  it('points stable to a promoted version at once', async () => {
    await publish('mfe-b', '1.0.0')
    await publish('mfe-b', '1.1.0')
    await expect(promote('mfe-b', '1.0.0')).resolves.toMatchObject({ statusCode: 200 })
    await expect(stable('mfe-b')).resolves.toEqual(release('mfe-b', '1.0.0'))
    await promote('mfe-b', '1.1.0')
    await expect(stable('mfe-b')).resolves.toEqual(release('mfe-b', '1.1.0'))
  })

  it('refuses a version that exists, and changes nothing', async () => {
    await publish('mfe-c', '1.0.0')
    const before = await map()
    await expect(publish('mfe-c', '1.0.0')).resolves.toMatchObject({ statusCode: 409 })
    await expect(map()).resolves.toEqual(before)
  })

  it('refuses to promote what was never published', async () => {
    await expect(promote('mfe-c', '9.9.9')).resolves.toMatchObject({ statusCode: 404 })
    await expect(promote('mfe-nobody', '1.0.0')).resolves.toMatchObject({ statusCode: 404 })
  })

  it('refuses a bad document whole, field by field', async () => {
    const response = await post('/api/releases', { ...release('mfe-c', 'two'), entry: '../x.js' })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({
      fieldErrors: {
        version: ['A version reads like 1.4.0 or 1.4.0-rc.1'],
        entry: ['A file inside the release'],
      },
    })
  })

  it.each(['', 'Bearer wrong', `Basic ${TOKEN}`])(
    'refuses a write authorised by "%s"',
    async (by) => {
      const response = await post('/api/releases', release('mfe-d', '1.0.0'), by)
      expect(response.statusCode).toBe(401)
      expect(response.headers['www-authenticate']).toBe('Bearer')
    },
  )

  it('tells the history of a remote, newest first, with a growing revision', async () => {
    await publish('mfe-e', '1.0.0')
    await promote('mfe-e', '1.0.0', 'first release')
    const response = await api.inject('/api/releases/mfe-e/history')
    const events = v.parse(v.array(ReleaseEvent), response.json())
    expect(events).toMatchObject([
      { kind: 'promote', version: '1.0.0', reason: 'first release', actor: 'token' },
      { kind: 'publish', version: '1.0.0', reason: '' },
    ])
    expect(events[0]?.revision).toBe((events[1]?.revision ?? 0) + 1)
    await expect(map()).resolves.toMatchObject({ revision: events[0]?.revision })
    await expect(api.inject('/api/releases/mfe-none/history')).resolves.toMatchObject({
      statusCode: 404,
    })
  })

  it('answers 304 to a poller until something changes', async () => {
    const { headers } = await api.inject('/api/releases')
    expect(headers['cache-control']).toBe('no-cache')
    const poll = () =>
      api.inject({ url: '/api/releases', headers: { 'if-none-match': String(headers.etag) } })
    await expect(poll()).resolves.toMatchObject({ statusCode: 304, body: '' })
    await publish('mfe-f', '1.0.0')
    await expect(poll()).resolves.toMatchObject({ statusCode: 200 })
  })

  it('takes concurrent changes one by one, without a gap in the revision', async () => {
    const { revision } = await map()
    const versions = Array.from({ length: 12 }, (_, minor) => `2.${minor}.0`)
    await Promise.all(versions.map((version) => publish('mfe-g', version)))
    const response = await api.inject('/api/releases/mfe-g/history')
    const revisions = v.parse(v.array(ReleaseEvent), response.json()).map((event) => event.revision)
    expect(revisions).toEqual(versions.map((_, index) => revision + 12 - index))
  })

  it('lets one of several publishers of one version win', async () => {
    const responses = await Promise.all(Array.from({ length: 8 }, () => publish('mfe-h', '1.0.0')))
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([
      201,
      ...Array<number>(7).fill(409),
    ])
  })
})
