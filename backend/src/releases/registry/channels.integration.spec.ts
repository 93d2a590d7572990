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
    expect(last.statusCode).toBe(422)
    expect(last.json()).toMatchObject({
      message:
        'mfe-j has no earlier good release to return to: promote another one, or switch the remote off',
    })
  })

  it('never rolls forward, though a later version was good before an older one was promoted', async () => {
    await released('mfe-m', '1.0.0', '1.6.0', '1.7.0', '1.1.0')
    await expect(channels('mfe-m')).resolves.toMatchObject({ previous: at('1.0.0') })
    await rollback('mfe-m')
    await expect(channels('mfe-m')).resolves.toMatchObject({ stable: at('1.0.0'), previous: null })
  })

  it('gives a version that was withdrawn to visitors again only when that is said', async () => {
    await released('mfe-n', '1.0.0', '1.1.0')
    await rollback('mfe-n')
    const refused = await promote('mfe-n', '1.1.0')
    expect(refused.statusCode).toBe(422)
    expect(refused.json()).toMatchObject({
      message: expect.stringMatching(/rolled back at/) as unknown,
    })
    await expect(canary('mfe-n', '1.1.0', 5)).resolves.toMatchObject({ statusCode: 422 })
    await expect(promote('mfe-n', '1.1.0', { again: true })).resolves.toMatchObject({
      statusCode: 200,
    })
  })

  it('takes what another remote did for no conflict, and what its own did for one', async () => {
    await released('mfe-o', '1.0.0')
    await publish('mfe-o', '1.1.0')
    const { revision } = await registry.map()
    await released('mfe-p', '1.0.0')
    await expect(promote('mfe-o', '1.1.0', { revision })).resolves.toMatchObject({
      statusCode: 200,
    })
    const late = await change('mfe-o', 'rollback', { revision })
    expect(late.statusCode).toBe(409)
    expect(late.json()).toMatchObject({ revision: (await registry.map()).revision })
    const early = await change('mfe-o', 'rollback', { revision: 1_000_000 })
    expect(early.statusCode).toBe(409)
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
    await promote('mfe-k', '1.1.0', { again: true })
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
