import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { createHash } from 'node:crypto'
import type { Config } from '../../foundation/config/config.ts'
import { onEachDatabase } from '../../foundation/database/testing/on-each-database.ts'
import { startTestApp, type TestApp } from '../../foundation/database/testing/test-app.ts'
import { registryClient } from './testing/registry-client.ts'
import { release } from './testing/release.ts'

const TOKEN = 'a-token-for-this-suite'

onEachDatabase('release registry', (newConfig) => {
  let config: Config
  let api: TestApp
  beforeAll(async () => {
    config = await newConfig({ RELEASES_TOKEN: TOKEN })
    api = await startTestApp(config)
  }, 60_000)
  afterAll(() => api.app.close())

  const registry = registryClient(() => api, TOKEN)
  const { canary, change, channels, history, map, promote, publish, remote, rollback } = registry
  const released = async (name: string, ...versions: string[]) => {
    for (const version of versions) {
      await publish(name, version)
      await expect(promote(name, version)).resolves.toMatchObject({ statusCode: 200 })
    }
  }
  const at = (version: string) => expect.objectContaining({ version }) as unknown

  it('gives visitors nothing of a release that is only published', async () => {
    await expect(publish('mfe-a', '1.0.0')).resolves.toMatchObject({ statusCode: 201 })
    await expect(channels('mfe-a')).resolves.toEqual({
      name: 'mfe-a',
      prefixes: ['/mfe-a'],
      stable: null,
      canary: null,
      previous: null,
      disabled: null,
    })
  })

  it('takes no release that would share another file under the name of one that is shared', async () => {
    const sharing = (version: string, letters: string, hasSharedFiles = true) => {
      const file = { integrity: `sha384-${letters}`, bytes: 1_000 }
      const { files } = release('mfe-share', version)
      const changes = { hasSharedFiles, files: { ...files, 'files/page.0123456789ab.js': file } }
      return registry.publishText(JSON.stringify(release('mfe-share', version, changes)))
    }
    await registry.give('mfe-share')
    await expect(sharing('1.0.0', 'abc')).resolves.toMatchObject({ statusCode: 201 })
    await expect(sharing('1.1.0', 'abc')).resolves.toMatchObject({ statusCode: 201 })
    const refused = await sharing('1.2.0', 'def')
    expect(refused.statusCode).toBe(422)
    expect(refused.body).toContain(
      'files/page.0123456789ab.js is another one in mfe-share@1.0.0: publish it again',
    )
    await expect(sharing('1.2.0', 'def', false)).resolves.toMatchObject({ statusCode: 201 })
  })

  it('keeps the very text of a description, and points to it by its integrity', async () => {
    const text = JSON.stringify(release('mfe-text', '1.0.0', { commit: 'Ɛyɛ 🌍' }), null, 3)
    await registry.give('mfe-text')
    await registry.publishText(text)
    await promote('mfe-text', '1.0.0')
    const digest = `sha384-${createHash('sha384').update(text).digest('base64')}`
    await expect(channels('mfe-text')).resolves.toMatchObject({
      stable: { version: '1.0.0', digest },
    })
    const answer = await api.inject('/api/releases/mfe-text/1.0.0')
    expect(answer.body).toBe(text)
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'application/json; charset=utf-8',
      etag: `"${digest}"`,
    })
    const again = await api.inject({
      url: '/api/releases/mfe-text/1.0.0',
      headers: { 'if-none-match': String(answer.headers.etag) },
    })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    const none = await api.inject('/api/releases/mfe-text/2.0.0')
    expect([none.statusCode, none.headers['cache-control']]).toEqual([404, 'no-store'])
  })

  it('takes a description of 240,000 characters, and none longer', async () => {
    const long = (length: number) => {
      const text = JSON.stringify(release('mfe-long', `1.0.${length}`))
      return text.padEnd(length)
    }
    await registry.give('mfe-long')
    await expect(registry.publishText(long(240_000))).resolves.toMatchObject({ statusCode: 201 })
    await expect(registry.publishText(long(240_001))).resolves.toMatchObject({ statusCode: 400 })
  })

  it('refuses a version that exists, and changes nothing', async () => {
    await publish('mfe-c', '1.0.0')
    const before = await map()
    await expect(publish('mfe-c', '1.0.0', { commit: 'other' })).resolves.toMatchObject({
      statusCode: 409,
    })
    await expect(map()).resolves.toEqual(before)
  })

  it('refuses a release with every reason, and keeps nothing of it', async () => {
    const reasonsFor = async (text: string) => {
      const response = await registry.publishText(text)
      expect(response.statusCode).toBe(422)
      const body = response.json<{ message: string; reasons: string[] }>()
      expect(body).toMatchObject({ statusCode: 422, error: 'Unprocessable Entity' })
      for (const reason of body.reasons) expect(body.message).toContain(reason)
      return body.reasons
    }
    await expect(reasonsFor('{')).resolves.toHaveLength(1)
    const invalid = { ...release('mfe-d', 'two'), entry: '../x.js' }
    await expect(reasonsFor(JSON.stringify(invalid))).resolves.toEqual([
      'version: A version reads like 1.4.0 or 1.4.0-rc.1',
      'entry: A file inside the release',
    ])
    const endless = release('mfe-d', `1.0.0-${'x'.repeat(95)}`)
    await expect(reasonsFor(JSON.stringify(endless))).resolves.toEqual([
      'its version has more than 100 characters',
    ])
    const incomplete = release('mfe-d', '1.0.0', { entry: 'other.js', routes: [] })
    await expect(reasonsFor(JSON.stringify(incomplete))).resolves.toEqual([
      'its entry other.js is not among its files',
      'it has no route',
    ])
    await expect(channels('mfe-d')).resolves.toBeUndefined()
  })

  it('tells the history of a remote, newest first', async () => {
    await publish('mfe-e', '1.0.0')
    const response = await promote('mfe-e', '1.0.0', { reason: ' first release ' })
    const events = await history('mfe-e')
    expect(events).toMatchObject([
      { kind: 'promote', version: '1.0.0', reason: 'first release', actor: 'platform' },
      { kind: 'publish', version: '1.0.0', reason: '', percent: null },
    ])
    expect(response.json()).toEqual(events[0])
    expect(events[0]?.revision).toBe((events[1]?.revision ?? 0) + 1)
    await expect(map()).resolves.toMatchObject({ revision: events[0]?.revision })
    await expect(registry.send('GET', '/api/releases/mfe-none/history')).resolves.toMatchObject({
      statusCode: 404,
    })
  })

  it.each(['/api/releases', '/api/releases/mfe-e', '/api/releases/mfe-e/history'])(
    'answers 304 to a poller of %s until something changes',
    async (url) => {
      const authorization = `Bearer ${TOKEN}`
      const { headers } = await api.inject({ url, headers: { authorization } })
      expect(headers['cache-control']).toMatch(/^(?:private, )?no-cache$/)
      const poll = () =>
        api.inject({ url, headers: { authorization, 'if-none-match': String(headers.etag) } })
      await expect(poll()).resolves.toMatchObject({ statusCode: 304, body: '' })
      await promote('mfe-e', '1.0.0')
      await expect(poll()).resolves.toMatchObject({ statusCode: 200 })
    },
  )

  it('refuses a change that was decided on an older revision, and tells the current one', async () => {
    await publish('mfe-f', '1.0.0')
    const { revision } = await map()
    await publish('mfe-f', '1.1.0')
    const stale = await promote('mfe-f', '1.0.0', { revision })
    expect(stale.statusCode).toBe(409)
    expect(stale.json()).toMatchObject({ statusCode: 409, revision: revision + 1 })
    await expect(map()).resolves.toMatchObject({ revision: revision + 1 })
    await expect(promote('mfe-f', '1.0.0', { revision: revision + 1 })).resolves.toMatchObject({
      statusCode: 200,
    })
  })

  it('prunes what visitors cannot get any more, each version an event, and nothing else', async () => {
    await released('mfe-m', '1.0.0', '1.1.0', '1.2.0', '1.3.0')
    await publish('mfe-m', '1.4.0')
    await canary('mfe-m', '1.4.0', 1)
    const prune = (...versions: string[]) => change('mfe-m', 'prune', { versions })
    for (const used of ['1.2.0', '1.3.0', '1.4.0']) {
      await expect(prune('1.0.0', used)).resolves.toMatchObject({ statusCode: 422 })
    }
    const { revision } = await map()
    await expect(prune('1.0.0', '1.1.0')).resolves.toMatchObject({ statusCode: 200 })
    expect((await history('mfe-m')).slice(0, 2)).toMatchObject([
      { kind: 'prune', version: '1.1.0', revision: revision + 2 },
      { kind: 'prune', version: '1.0.0', revision: revision + 1 },
    ])
    const pruned = (await remote('mfe-m')).releases.filter(({ prunedAt }) => prunedAt !== null)
    expect(pruned.map(({ version }) => version)).toEqual(['1.1.0', '1.0.0'])
    await expect(promote('mfe-m', '1.0.0')).resolves.toMatchObject({ statusCode: 422 })
    await expect(canary('mfe-m', '1.0.0', 1)).resolves.toMatchObject({ statusCode: 422 })
    await rollback('mfe-m')
    await rollback('mfe-m')
    await expect(channels('mfe-m')).resolves.toMatchObject({ stable: at('1.2.0'), previous: null })
  })

  it('lists the releases of a remote with what became of each', async () => {
    await released('mfe-n', '1.0.0', '1.1.0')
    await publish('mfe-n', '1.2.0')
    await expect(remote('mfe-n')).resolves.toMatchObject({
      revision: (await map()).revision,
      channels: { stable: at('1.1.0') },
      releases: [
        { version: '1.2.0', commit: '0123abc', publishedBy: 'platform', servedUntil: null },
        { version: '1.1.0', servedUntil: 'now', withdrawnAt: null, prunedAt: null },
        { version: '1.0.0', servedUntil: expect.stringMatching(/Z$/) as unknown },
      ],
    })
  })

  it('keeps all of it when the process starts again', async () => {
    const before = [await map(), await history('mfe-m'), await remote('mfe-m')]
    await api.app.close()
    api = await startTestApp(config)
    await expect(Promise.all([map(), history('mfe-m'), remote('mfe-m')])).resolves.toEqual(before)
  })
})
