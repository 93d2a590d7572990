import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { TAB_GRACE_DAYS } from 'shared-contracts/registry'
import type { HostContract } from 'shared-contracts/release'
import { integrityOf } from 'shared-server/integrity'
import { onEachDatabase } from '../../foundation/database/testing/on-each-database.ts'
import { startTestApp, type TestApp } from '../../foundation/database/testing/test-app.ts'
import { AnnouncedShell } from './announced-shell.entity.ts'
import { registryClient } from './testing/registry-client.ts'
import { release, shellRelease } from './testing/release.ts'

const TOKEN = 'a-token-for-this-suite'

const digestOf = (contract: HostContract) => integrityOf(JSON.stringify(shellRelease(contract)))

onEachDatabase('host contract', (newConfig) => {
  let api: TestApp
  beforeAll(async () => {
    api = await startTestApp(await newConfig({ RELEASES_TOKEN: TOKEN }))
  }, 60_000)
  afterAll(() => api.app.close())

  const { announce, announceText, map, promote, publish, send } = registryClient(() => api, TOKEN)
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
    const announced = await announce(host)
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
  it('tells edges of every host that a tab may run: the announced one first, the others with an end', async () => {
    const [first] = (await map()).shells
    expect(first).toEqual({ version: '1.0.0-b1', digest: digestOf(host), until: null })
    const { revision } = await map()
    await announce(host, '1.1.0-b2')
    const after = await map()
    expect(after.revision).toBeGreaterThan(revision)
    expect(after.shells.map(({ version }) => version)).toEqual(['1.1.0-b2', '1.0.0-b1'])
    const days = (Date.parse(String(after.shells[1]?.until)) - Date.now()) / 86_400_000
    expect(days).toBeCloseTo(TAB_GRACE_DAYS, 2)
    // A rollback announces the older host again.
    await announce(host)
    const { shells } = await map()
    expect(shells.map(({ version, until }) => [version, until === null])).toEqual([
      ['1.0.0-b1', true],
      ['1.1.0-b2', false],
    ])
  })

  it('forgets a host when its last tab has ended', async () => {
    const long = new Date(Date.now() - (TAB_GRACE_DAYS + 1) * 86_400_000)
    await api.dataSource.manager.update(
      AnnouncedShell,
      { version: '1.1.0-b2' },
      { servedUntil: long },
    )
    await announce(host)
    expect((await map()).shells.map(({ version }) => version)).toEqual(['1.0.0-b1'])
  })

  it('takes a host that was forgotten again, whatever its deltas are now', async () => {
    const again = await announce({ ...host, exports: { ...host.exports, more: [] } }, '1.1.0-b2')
    expect(again.statusCode).toBe(200)
    await announce(host)
    expect((await map()).shells.map(({ version }) => version)).toEqual(['1.0.0-b1', '1.1.0-b2'])
  })

  it('refuses another build of the same version, and what is no description of a host', async () => {
    const before = await map()
    const other = await announce({ ...host, exports: {} })
    expect(other.json()).toMatchObject({
      statusCode: 422,
      reasons: ['the version is another build'],
    })
    for (const text of ['', '{}', JSON.stringify(release('mfe-a', '3.0.0'))]) {
      await expect(announceText(text)).resolves.toMatchObject({ statusCode: 422 })
    }
    expect(await map()).toEqual(before)
  })

  it('leaves the name of the host to the host', async () => {
    await expect(publish('shell', '1.0.0')).resolves.toMatchObject({ statusCode: 422 })
  })

  it('refuses a host that cannot run what is live, unless it says that it breaks', async () => {
    const next: HostContract = { version: '2.0.0', exports: { 'shared-ui': ['Button'] } }
    await announce(host, '1.9.0-b1')
    const both = needing('^1.2.0 || ^2.0.0', ['Button'])
    const before = needing('^1.2.0', ['Title'])
    expect((await publish('mfe-b', '1.0.0', both)).statusCode).toBe(201)
    expect((await publish('mfe-c', '1.0.0', before)).statusCode).toBe(201)
    expect((await promote('mfe-b', '1.0.0')).statusCode).toBe(200)
    expect((await promote('mfe-c', '1.0.0')).statusCode).toBe(200)
    const refused = await announce(next, '2.0.0-b1')
    expect(refused.statusCode).toBe(422)
    expect(refused.json()).toMatchObject({
      reasons: [
        'mfe-c@1.0.0 is live: it needs contracts ^1.2.0, and the host has 2.0.0, ' +
          'it imports Title from shared-ui, which the host lacks',
      ],
    })
    expect((await api.inject('/api/host-contract')).json()).toEqual(host)
    const description = JSON.stringify(shellRelease(next, '2.0.0-b1'))
    const broken = await send('PUT', '/api/host-contract', { description, isBreaking: true })
    expect([broken.statusCode, broken.json()]).toEqual([200, next])
  })
})
