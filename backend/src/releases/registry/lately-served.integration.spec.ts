import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { TAB_GRACE_DAYS } from 'shared-contracts/registry'
import { DataSource } from 'typeorm'
import { onEachDatabase } from '../../foundation/database/testing/on-each-database.ts'
import { startTestApp, type TestApp } from '../../foundation/database/testing/test-app.ts'
import { readMap } from './release-map.ts'
import { StoredRelease } from './stored-release.entity.ts'
import { registryClient } from './testing/registry-client.ts'

const TOKEN = 'a-token-for-this-suite'
const DAY_MS = 86_400_000

onEachDatabase('the release map', (newConfig) => {
  let api: TestApp
  beforeAll(async () => {
    api = await startTestApp(await newConfig({ RELEASES_TOKEN: TOKEN }))
  }, 60_000)
  afterAll(() => api.app.close())

  const { canary, change, publish, promote, rollback } = registryClient(() => api, TOKEN)
  const manager = () => api.app.get(DataSource).manager
  const lately = async () =>
    (await readMap(manager())).remotes.find(({ name }) => name === 'mfe-tab')?.lately ?? []

  it('names what visitors got until lately, and for how long their tabs still get files of it', async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0', '1.3.0']) await publish('mfe-tab', version)
    expect(await lately()).toEqual([])
    await promote('mfe-tab', '1.0.0')
    expect(await lately()).toEqual([])
    await promote('mfe-tab', '1.1.0')
    await canary('mfe-tab', '1.2.0', 5)
    await rollback('mfe-tab')
    const named = await lately()
    expect(named.map(({ version }) => version)).toEqual(['1.2.0', '1.0.0'])
    const days = (Date.parse(named[0]?.until ?? '') - Date.now()) / DAY_MS
    expect(Math.round(days)).toBe(TAB_GRACE_DAYS)
  })

  it('leaves out what nobody got for longer, what is pruned, and what is back', async () => {
    await promote('mfe-tab', '1.2.0', { again: true })
    expect((await lately()).map(({ version }) => version)).toEqual(['1.1.0', '1.0.0'])
    const servedUntil = new Date(Date.now() - (TAB_GRACE_DAYS + 1) * DAY_MS)
    await manager().update(StoredRelease, { name: 'mfe-tab', version: '1.0.0' }, { servedUntil })
    expect((await lately()).map(({ version }) => version)).toEqual(['1.1.0'])
    await promote('mfe-tab', '1.3.0')
    await change('mfe-tab', 'prune', { versions: ['1.0.0'] })
    expect((await lately()).map(({ version }) => version)).toEqual(['1.2.0', '1.1.0'])
  })
})
