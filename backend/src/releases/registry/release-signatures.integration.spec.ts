import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { newReleaseKey } from 'shared-server/testing/release-key'
import type { Config } from '../../foundation/config/config.ts'
import { parseConfig } from '../../foundation/config/config.ts'
import { onEachDatabase } from '../../foundation/database/testing/on-each-database.ts'
import { startTestApp, type TestApp } from '../../foundation/database/testing/test-app.ts'
import { registryClient } from './testing/registry-client.ts'
import { release, shellRelease } from './testing/release.ts'

const TOKEN = 'a-token-for-this-suite'
const [team, next, other, platform] = [
  newReleaseKey(),
  newReleaseKey(),
  newReleaseKey(),
  newReleaseKey(),
]
const RELEASE_KEYS = JSON.stringify({
  'mfe-a': [team.publicKey, next.publicKey],
  'mfe-b': [other.publicKey],
  '*': [platform.publicKey],
})
const { RELEASE_KEYS: keys } = parseConfig({ RELEASE_KEYS })
const textOf = (version: string, name = 'mfe-a') => JSON.stringify(release(name, version))

onEachDatabase('a registry that knows the keys of teams', (newConfig) => {
  let config: Config
  let api: TestApp
  /** Starts the registry without keys, like every registry from before there were signatures. */
  beforeAll(async () => {
    config = await newConfig({ RELEASES_TOKEN: TOKEN })
    api = await startTestApp(config)
    await registry.give('mfe-a')
    for (const version of ['0.1.0', '0.2.0', '0.3.0']) await registry.publishText(textOf(version))
    for (const version of ['0.1.0', '0.2.0']) await registry.promote('mfe-a', version)
    await api.app.close()
    api = await startTestApp({ ...config, RELEASE_KEYS: keys })
  }, 60_000)
  afterAll(() => api.app.close())

  const registry = registryClient(() => api, TOKEN)
  const sign = (version: string, signature: string) =>
    registry.send('POST', '/api/releases/mfe-a/sign', { version, signature })
  const refused = (reason: string) => ({
    statusCode: 422,
    body: expect.stringContaining(reason) as unknown,
  })
  const byNoKey = 'its signature is by no key that may release mfe-a'

  it('announces a host that the platform signed, and no other', async () => {
    const text = JSON.stringify(
      shellRelease({ version: '1.2.0', exports: { 'shared-ui': ['Button'] } }),
    )
    await expect(registry.announceText(text)).resolves.toMatchObject(refused('it is not signed'))
    await expect(
      registry.announceText(text, team.sign('shell', '1.0.0-b1', text)),
    ).resolves.toMatchObject(refused('its signature is by no key that may release shell'))
    const signature = platform.sign('shell', '1.0.0-b1', text)
    expect((await registry.announceText(text, signature)).statusCode).toBe(200)
    expect((await registry.map()).shells).toMatchObject([{ version: '1.0.0-b1', signature }])
  })

  describe('at publish', () => {
    const publish = (version: string, signature?: string) =>
      registry.publishText(textOf(version), signature)
    const signed = (version: string) => team.sign('mfe-a', version, textOf(version))

    it('refuses a release without a signature, and keeps nothing of it', async () => {
      await expect(publish('1.0.0')).resolves.toMatchObject(refused('it is not signed'))
      await expect(publish('1.0.0', signed('1.0.0'))).resolves.toMatchObject({ statusCode: 201 })
    })

    it.each([
      ["another team's key", other.sign('mfe-a', '1.1.0', textOf('1.1.0'))],
      ['another version', team.sign('mfe-a', '1.0.0', textOf('1.1.0'))],
      ['another remote', team.sign('mfe-b', '1.1.0', textOf('1.1.0'))],
      ['another text', team.sign('mfe-a', '1.1.0', `${textOf('1.1.0')} `)],
    ])('refuses a signature of %s', async (_what, signature) => {
      await expect(publish('1.1.0', signature)).resolves.toMatchObject(refused(byNoKey))
    })

    it('refuses what is no signature', async () => {
      for (const none of ['', 'x', signed('1.2.0').slice(0, -2), `${signed('1.2.0')}AAAA`]) {
        await expect(publish('1.2.0', none)).resolves.toMatchObject({ statusCode: 400 })
      }
    })

    it('takes each key of the team, and the platform’s', async () => {
      for (const [version, key] of [
        ['1.3.0', next],
        ['1.4.0', platform],
      ] as const) {
        const signature = key.sign('mfe-a', version, textOf(version))
        await expect(publish(version, signature)).resolves.toMatchObject({ statusCode: 201 })
      }
    })
  })

  it('neither promotes, tries, returns to nor previews a release that is not signed', async () => {
    const answers = [
      await registry.promote('mfe-a', '0.3.0'),
      await registry.canary('mfe-a', '0.3.0', 5),
      await registry.rollback('mfe-a'),
      await registry.send('POST', '/api/release-previews', { of: ['mfe-a@0.3.0'] }),
    ]
    for (const answer of answers) expect(answer).toMatchObject(refused('it is not signed'))
    await expect(registry.channels('mfe-a')).resolves.toMatchObject({
      stable: { version: '0.2.0' },
      canary: null,
    })
  })

  it('takes the signature of what was published before, by a key of the team alone', async () => {
    const text = textOf('0.2.0')
    await expect(sign('0.2.0', other.sign('mfe-a', '0.2.0', text))).resolves.toMatchObject(
      refused(byNoKey),
    )
    const unknown = await sign('9.9.9', team.sign('mfe-a', '9.9.9', text))
    expect(unknown.statusCode).toBe(404)
    const signature = team.sign('mfe-a', '0.2.0', text)
    await expect(sign('0.2.0', signature)).resolves.toMatchObject({ statusCode: 200 })
    await expect(registry.channels('mfe-a')).resolves.toMatchObject({
      stable: { version: '0.2.0', signature },
    })
    expect((await registry.history('mfe-a'))[0]).toMatchObject({
      kind: 'sign',
      version: '0.2.0',
      actor: 'platform',
    })
  })

  it('takes another signature in its place, as when a key is about to go', async () => {
    const signature = next.sign('mfe-a', '0.2.0', textOf('0.2.0'))
    await expect(sign('0.2.0', signature)).resolves.toMatchObject({ statusCode: 200 })
    await expect(registry.channels('mfe-a')).resolves.toMatchObject({ stable: { signature } })
  })

  it('tells edges the signature of what is stable, canary, previous, lately served and previewed', async () => {
    const signatureOf = (key: typeof team, version: string) => ({
      version,
      signature: key.sign('mfe-a', version, textOf(version)),
    })
    await registry.promote('mfe-a', '1.0.0')
    await registry.canary('mfe-a', '1.4.0', 5)
    const channels = await registry.channels('mfe-a')
    expect(channels).toMatchObject({
      stable: signatureOf(team, '1.0.0'),
      canary: signatureOf(platform, '1.4.0'),
      previous: signatureOf(next, '0.2.0'),
    })
    expect(channels?.lately).toEqual(
      expect.arrayContaining([expect.objectContaining(signatureOf(next, '0.2.0'))]),
    )
    expect(channels?.lately?.find(({ version }) => version === '0.1.0')).not.toHaveProperty(
      'signature',
    )
    const link = await registry.send('POST', '/api/release-previews', { of: ['mfe-a@1.3.0'] })
    const [, , claim = ''] = link.json<{ path: string }>().path.split(/[/.]/)
    expect(JSON.parse(Buffer.from(claim, 'base64url').toString())).toMatchObject([
      signatureOf(next, '1.3.0'),
    ])
  })

  it('ends a canary whose key is gone, and returns to no release of that key', async () => {
    await api.app.close()
    const without = parseConfig({
      RELEASE_KEYS: JSON.stringify({ 'mfe-a': [team.publicKey] }),
    })
    api = await startTestApp({ ...config, RELEASE_KEYS: without.RELEASE_KEYS })
    await expect(registry.rollback('mfe-a')).resolves.toMatchObject({ statusCode: 200 })
    await expect(registry.rollback('mfe-a')).resolves.toMatchObject(refused(byNoKey))
    await expect(registry.channels('mfe-a')).resolves.toMatchObject({
      stable: { version: '1.0.0' },
      canary: null,
    })
  })

  it('takes anything that looks like a signature where no keys are named', async () => {
    await api.app.close()
    api = await startTestApp(config)
    const signature = other.sign('mfe-a', '2.0.0', 'another text')
    const published = await registry.publishText(textOf('2.0.0'), signature)
    expect(published.statusCode).toBe(201)
    await expect(registry.publishText(textOf('2.1.0'))).resolves.toMatchObject({ statusCode: 201 })
  })
})
