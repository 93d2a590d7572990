import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { HostContract } from 'shared-contracts/release'
import { onEachDatabase } from '../../foundation/database/testing/on-each-database.ts'
import { startTestApp, type TestApp } from '../../foundation/database/testing/test-app.ts'
import { registryClient } from './testing/registry-client.ts'

const TOKEN = 'a-token-for-this-suite'

onEachDatabase('host contract', (newConfig) => {
  let api: TestApp
  beforeAll(async () => {
    api = await startTestApp(await newConfig({ RELEASES_TOKEN: TOKEN }))
  }, 60_000)
  afterAll(() => api.app.close())

  const { publish, send } = registryClient(() => api, TOKEN)
  const host: HostContract = { version: '1.2.0', exports: { 'shared-ui': ['Button', 'Title'] } }
  const needing = (range: string, names: string[]) => ({
    contract: { version: '1.0.0', range, imports: { 'shared-ui': names } },
  })

  it('asks nothing of a release before the first announcement', async () => {
    await expect(api.inject('/api/host-contract')).resolves.toMatchObject({ statusCode: 404 })
    const any = needing('^9.0.0', ['Anything'])
    await expect(publish('mfe-a', '1.0.0', any)).resolves.toMatchObject({ statusCode: 201 })
  })

  it('refuses from then on what the host cannot run, and says why', async () => {
    const announced = await send('PUT', '/api/host-contract', host)
    expect([announced.statusCode, announced.json()]).toEqual([200, host])
    expect((await api.inject('/api/host-contract')).json()).toEqual(host)
    await expect(publish('mfe-a', '1.1.0', needing('^1.2.0', ['Title']))).resolves.toMatchObject({
      statusCode: 201,
    })
    const refused = await publish('mfe-a', '1.2.0', needing('^1.3.0', ['Gauge']))
    expect(refused.statusCode).toBe(422)
    expect(refused.json()).toMatchObject({
      reasons: [
        'it needs contracts ^1.3.0, and the host has 1.2.0',
        'it imports Gauge from shared-ui, which the host lacks',
      ],
    })
  })
})
