import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { onEachDatabase } from '../../foundation/database/testing/on-each-database.ts'
import { startTestApp, type TestApp } from '../../foundation/database/testing/test-app.ts'
import { registryClient } from './testing/registry-client.ts'

const TOKEN = 'a-token-for-this-suite'

onEachDatabase('release channels', (newConfig) => {
  let api: TestApp
  beforeAll(async () => {
    api = await startTestApp(await newConfig({ RELEASES_TOKEN: TOKEN }))
  }, 60_000)
  afterAll(() => api.app.close())

  const registry = registryClient(() => api, TOKEN)
  const { canary, change, channels, history, promote, publish, remote, rollback } = registry
  const released = async (name: string, ...versions: string[]) => {
    for (const version of versions) {
      await publish(name, version)
      await expect(promote(name, version)).resolves.toMatchObject({ statusCode: 200 })
    }
  }
  const at = (version: string) => expect.objectContaining({ version }) as unknown

  it('points stable to a promoted version at once, and remembers the one before', async () => {
    await released('mfe-b', '1.0.0', '1.1.0')
    await expect(channels('mfe-b')).resolves.toMatchObject({
      stable: at('1.1.0'),
      previous: at('1.0.0'),
    })
  })

  it('refuses to promote or try what was never published', async () => {
    await publish('mfe-c', '1.0.0')
    await expect(promote('mfe-c', '9.9.9')).resolves.toMatchObject({ statusCode: 404 })
    await expect(canary('mfe-c', '9.9.9', 5)).resolves.toMatchObject({ statusCode: 404 })
    await expect(promote('mfe-nobody', '1.0.0')).resolves.toMatchObject({ statusCode: 404 })
  })

  it('begins a canary, changes its share, and ends it by a promotion', async () => {
    await released('mfe-g', '1.0.0')
    await publish('mfe-g', '1.1.0')
    await canary('mfe-g', '1.1.0', 10)
    await canary('mfe-g', '1.1.0', 30)
    await expect(channels('mfe-g')).resolves.toMatchObject({
      stable: at('1.0.0'),
      canary: { version: '1.1.0', percent: 30 },
    })
    await promote('mfe-g', '1.1.0')
    await expect(channels('mfe-g')).resolves.toMatchObject({
      stable: at('1.1.0'),
      canary: null,
      previous: at('1.0.0'),
    })
    expect((await history('mfe-g')).map(({ kind, percent }) => [kind, percent])).toEqual([
      ['promote', null],
      ['canary', 30],
      ['canary', 10],
      ['publish', null],
      ['promote', null],
      ['publish', null],
    ])
  })

  it('refuses a canary beside which there is nothing else', async () => {
    await publish('mfe-h', '1.0.0')
    await expect(canary('mfe-h', '1.0.0', 10)).resolves.toMatchObject({ statusCode: 422 })
    await promote('mfe-h', '1.0.0')
    await expect(canary('mfe-h', '1.0.0', 10)).resolves.toMatchObject({ statusCode: 422 })
  })

  it('rolls back the canary alone where there is one', async () => {
    await released('mfe-i', '1.0.0', '1.1.0')
    await publish('mfe-i', '1.2.0')
    await canary('mfe-i', '1.2.0', 5)
    await rollback('mfe-i', 'slow')
    await expect(channels('mfe-i')).resolves.toMatchObject({
      stable: at('1.1.0'),
      canary: null,
      previous: at('1.0.0'),
    })
    expect((await history('mfe-i'))[0]).toMatchObject({
      kind: 'rollback',
      version: '1.2.0',
      percent: 0,
      reason: 'slow',
    })
  })

  it('rolls stable back step by step to what was good, and says when nothing is left', async () => {
    await released('mfe-j', '1.0.0', '1.1.0', '1.2.0')
    await rollback('mfe-j')
    await expect(channels('mfe-j')).resolves.toMatchObject({
      stable: at('1.1.0'),
      previous: at('1.0.0'),
    })
    await released('mfe-j', '1.3.0')
    await expect(channels('mfe-j')).resolves.toMatchObject({ previous: at('1.1.0') })
    await rollback('mfe-j')
    await rollback('mfe-j')
    await expect(channels('mfe-j')).resolves.toMatchObject({ stable: at('1.0.0'), previous: null })
    const last = await rollback('mfe-j')
    expect(last.statusCode).toBe(409)
    expect(last.json()).toMatchObject({
      message: 'mfe-j has no earlier good release to return to',
    })
    expect(last.json()).not.toHaveProperty('revision')
  })

  it('forgets that a version was withdrawn when it is promoted again', async () => {
    await released('mfe-k', '1.0.0', '1.1.0')
    await rollback('mfe-k')
    const state = async (version: string) =>
      (await remote('mfe-k')).releases.find((one) => one.version === version)
    await expect(state('1.1.0')).resolves.toMatchObject({
      withdrawnAt: expect.stringMatching(/Z$/) as unknown,
      servedUntil: expect.stringMatching(/Z$/) as unknown,
    })
    await promote('mfe-k', '1.1.0')
    await expect(state('1.1.0')).resolves.toMatchObject({ withdrawnAt: null, servedUntil: 'now' })
    await expect(channels('mfe-k')).resolves.toMatchObject({ previous: at('1.0.0') })
  })

  it('switches a remote off with a message, and on again', async () => {
    await released('mfe-l', '1.0.0')
    const message = 'We are repairing this page.'
    await expect(change('mfe-l', 'disable', { message })).resolves.toMatchObject({
      statusCode: 200,
    })
    await expect(channels('mfe-l')).resolves.toMatchObject({ disabled: message })
    await expect(change('mfe-l', 'disable', { message: ' ' })).resolves.toMatchObject({
      statusCode: 400,
    })
    await change('mfe-l', 'enable')
    await expect(channels('mfe-l')).resolves.toMatchObject({ disabled: null, stable: at('1.0.0') })
    await publish('mfe-new', '1.0.0')
    await expect(change('mfe-new', 'disable', { message })).resolves.toMatchObject({
      statusCode: 200,
    })
  })
})
