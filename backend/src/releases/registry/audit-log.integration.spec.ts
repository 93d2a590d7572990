import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { AuditEvent } from 'shared-contracts/registry'
import { PreviewResponse } from 'shared-contracts/preview'
import * as v from 'valibot'
import { onEachDatabase } from '../../foundation/database/testing/on-each-database.ts'
import { startTestApp, type TestApp } from '../../foundation/database/testing/test-app.ts'
import { AuditEntry } from '../../foundation/audit/audit-entry.entity.ts'
import { registryClient } from './testing/registry-client.ts'
import { shellRelease } from './testing/release.ts'

const TOKEN = 'a-token-for-this-suite'

onEachDatabase('audit log', (newConfig) => {
  let api: TestApp
  beforeAll(async () => {
    api = await startTestApp(await newConfig({ RELEASES_TOKEN: TOKEN }))
  }, 60_000)
  afterAll(() => api.app.close())

  const platform = registryClient(() => api, TOKEN)
  const read = async (query = '') =>
    v.parse(v.array(AuditEvent), (await platform.send('GET', `/api/audit-log${query}`)).json())

  it('has who did what, from where, newest first, and each entry once', async () => {
    await platform.publish('mfe-a', '1.0.0')
    const from = async (method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
      api.inject({
        method,
        url,
        payload,
        headers: { authorization: `Bearer ${TOKEN}`, 'x-forwarded-for': '203.0.113.7' },
      })
    await from('POST', '/api/release-tokens', { actor: 'ci', remote: 'mfe-a' })
    await from('POST', '/api/release-tokens/ci/rotate', {})
    await from('DELETE', '/api/release-tokens/ci')
    await from('DELETE', '/api/release-tokens/ci')
    const preview = await from('POST', '/api/release-previews', { of: ['mfe-a@1.0.0'] })
    const [{ id } = { id: '' }] = v.parse(PreviewResponse, preview.json()).releases
    await from('DELETE', `/api/releases/mfe-a/previews/${id}`)
    await from('PUT', '/api/host-contract', { description: JSON.stringify(shellRelease()) })
    await from('DELETE', '/api/release-prefixes?prefix=/mfe-a&remote=mfe-a')
    const events = await read()
    expect(events.map(({ action }) => action)).toEqual([
      'prefix taken',
      'host announced',
      'preview revoked',
      'preview signed',
      'token revoked',
      'token rotated',
      'token created',
      'prefix given',
    ])
    expect(events[0]).toMatchObject({
      actor: 'platform',
      address: '203.0.113.7',
      change: '/mfe-a from mfe-a',
      isIntact: true,
    })
    expect(events[3]?.change).toBe(`mfe-a@1.0.0, link ${id}`)
    expect(events.every(({ isIntact }) => isIntact)).toBe(true)
  })

  it('is paged, in one chain, also when many act at once', async () => {
    const acts = Array.from({ length: 60 }, (_, index) =>
      platform.send('POST', '/api/release-tokens', { actor: `ci ${index}`, remote: null }),
    )
    for (const { statusCode } of await Promise.all(acts)) expect(statusCode).toBe(201)
    const first = await read()
    const second = await read(`?before=${first.at(-1)?.id}`)
    const ids = [...first, ...second].map(({ id }) => id)
    expect(ids).toEqual(Array.from({ length: 68 }, (_, index) => 68 - index))
    expect([...first, ...second].every(({ isIntact }) => isIntact)).toBe(true)
  }, 60_000)

  it('shows an entry that somebody changed, and one that somebody took out', async () => {
    const { manager } = api.dataSource
    const broken = async () =>
      (await read()).filter(({ isIntact }) => !isIntact).map(({ id }) => id)
    await manager.update(AuditEntry, { id: 65 }, { actor: 'nobody' })
    expect(await broken()).toEqual([65])
    await manager.delete(AuditEntry, { id: 60 })
    expect(await broken()).toEqual([65, 61])
  })

  it('is for the platform team alone', async () => {
    const made = await platform.send('POST', '/api/release-tokens', { actor: 'b', remote: 'mfe-b' })
    const { token } = made.json<{ token: string }>()
    const team = registryClient(() => api, token)
    expect((await team.send('GET', '/api/audit-log')).statusCode).toBe(403)
    expect((await api.inject('/api/audit-log')).statusCode).toBe(401)
  })
})
