import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { TokenListing, TokenResponse } from 'shared-contracts/registry'
import * as v from 'valibot'
import { onEachDatabase } from '../../foundation/database/testing/on-each-database.ts'
import { startTestApp, type TestApp } from '../../foundation/database/testing/test-app.ts'
import { ReleaseToken } from './release-token.entity.ts'
import { registryClient } from './testing/registry-client.ts'

const TOKEN = 'a-token-for-this-suite'
const DAY_MS = 24 * 3_600_000

onEachDatabase('release tokens', (newConfig) => {
  let api: TestApp
  beforeAll(async () => {
    api = await startTestApp(await newConfig({ RELEASES_TOKEN: TOKEN }))
  }, 60_000)
  afterAll(() => api.app.close())

  const platform = registryClient(() => api, TOKEN)
  const make = (actor: string, remote: string | null) =>
    platform.send('POST', '/api/release-tokens', { actor, remote })
  const clientOf = async (actor: string, remote: string | null) => {
    const { token } = v.parse(TokenResponse, (await make(actor, remote)).json())
    return registryClient(() => api, token)
  }

  it('let a team release its own remote under its own name, and no other', async () => {
    const team = await clientOf('ci of mfe-a', 'mfe-a')
    await platform.publish('mfe-b', '1.0.0')
    await platform.give('mfe-a')
    await expect(team.publish('mfe-a', '1.0.0')).resolves.toMatchObject({ statusCode: 201 })
    await expect(team.promote('mfe-a', '1.0.0')).resolves.toMatchObject({ statusCode: 200 })
    expect((await platform.history('mfe-a')).map(({ actor }) => actor)).toEqual([
      'ci of mfe-a',
      'ci of mfe-a',
    ])
    await expect(team.publish('mfe-b', '1.1.0')).resolves.toMatchObject({ statusCode: 403 })
    for (const verb of ['promote', 'canary', 'rollback', 'disable', 'enable', 'prune', 'sign']) {
      const foreign = await team.send('POST', `/api/releases/mfe-b/${verb}`, {})
      expect(foreign.statusCode).toBe(403)
    }
    const link = await team.send('POST', '/api/release-previews', { of: ['mfe-b@1.0.0'] })
    expect(link.statusCode).toBe(403)
  })

  it("keep the platform's changes to the platform", async () => {
    const team = await clientOf('ci of mfe-c', 'mfe-c')
    const attempts = await Promise.all([
      team.send('GET', '/api/release-tokens'),
      team.send('POST', '/api/release-tokens', { actor: 'me', remote: null }),
      team.send('DELETE', '/api/release-tokens/platform'),
      team.announce(),
    ])
    expect(attempts.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403])
    const colleague = await clientOf('Ama of the platform', null)
    await expect(colleague.publish('mfe-d', '1.0.0')).resolves.toMatchObject({ statusCode: 201 })
    await expect(colleague.send('GET', '/api/release-tokens')).resolves.toMatchObject({
      statusCode: 200,
    })
  })

  it('are told once, listed without the secret, and end when they are revoked', async () => {
    const team = await clientOf('ci of mfe-e', 'mfe-e')
    const listed = await platform.send('GET', '/api/release-tokens')
    expect(v.parse(v.array(TokenListing), listed.json())).toContainEqual({
      actor: 'ci of mfe-e',
      remote: 'mfe-e',
      createdAt: expect.stringMatching(/Z$/) as unknown,
      expiresAt: expect.stringMatching(/Z$/) as unknown,
      lastUsedAt: null,
      previousUntil: null,
    })
    expect(listed.body).not.toMatch(/token/i)
    const revoke = () => platform.send('DELETE', '/api/release-tokens/ci%20of%20mfe-e')
    await expect(revoke()).resolves.toMatchObject({ statusCode: 204 })
    await expect(revoke()).resolves.toMatchObject({ statusCode: 404 })
    await expect(team.publish('mfe-e', '1.0.0')).resolves.toMatchObject({ statusCode: 401 })
  })

  const listed = async (actor: string) => {
    const answer = await platform.send('GET', '/api/release-tokens')
    return v.parse(v.array(TokenListing), answer.json()).find((token) => token.actor === actor)
  }
  const days = (until: string | undefined) => (Date.parse(until ?? '') - Date.now()) / DAY_MS

  it('end after 90 days unless told otherwise, tell their last use, and say when they have ended', async () => {
    const team = await clientOf('ci of mfe-h', 'mfe-h')
    expect(days((await listed('ci of mfe-h'))?.expiresAt)).toBeCloseTo(90, 1)
    expect((await listed('ci of mfe-h'))?.lastUsedAt).toBeNull()
    await expect(team.send('GET', '/api/release-prefixes')).resolves.toMatchObject({
      statusCode: 200,
    })
    expect((await listed('ci of mfe-h'))?.lastUsedAt).toMatch(/Z$/)
    await api.dataSource.manager.update(
      ReleaseToken,
      { actor: 'ci of mfe-h' },
      { expiresAt: new Date(Date.now() - 1_000) },
    )
    const refused = await team.send('GET', '/api/release-prefixes')
    expect(refused.statusCode).toBe(401)
    expect(refused.json()).toMatchObject({
      message: expect.stringMatching(/^This token of ci of mfe-h expired at /) as unknown,
    })
    const days366 = { actor: 'ci of mfe-i', remote: 'mfe-i', days: 366 }
    await expect(platform.send('POST', '/api/release-tokens', days366)).resolves.toMatchObject({
      statusCode: 400,
    })
  })

  it('are renewed while the old one is good for a while, and that one ends', async () => {
    const old = await clientOf('ci of mfe-j', 'mfe-j')
    const rotate = async (body: object) => {
      const path = '/api/release-tokens/ci%20of%20mfe-j/rotate'
      const answer = await platform.send('POST', path, body)
      const { token } = v.parse(TokenResponse, answer.json())
      return registryClient(() => api, token)
    }
    const use = async (client: typeof old) =>
      (await client.send('GET', '/api/release-prefixes')).statusCode
    const renewed = await rotate({ days: 30, overlapHours: 2 })
    expect([await use(old), await use(renewed)]).toEqual([200, 200])
    const told = await listed('ci of mfe-j')
    expect(days(told?.expiresAt)).toBeCloseTo(30, 1)
    expect(days(told?.previousUntil ?? undefined) * 24).toBeCloseTo(2, 1)
    const last = await rotate({ overlapHours: 0 })
    expect([await use(old), await use(renewed), await use(last)]).toEqual([401, 401, 200])
    expect((await old.send('POST', '/api/release-tokens/x/rotate', {})).statusCode).toBe(401)
    expect((await last.send('POST', '/api/release-tokens/x/rotate', {})).statusCode).toBe(403)
  })

  it('are needed for lists and histories, of the remote or of the platform', async () => {
    await platform.publish('mfe-k', '1.0.0')
    const own = await clientOf('ci of mfe-k', 'mfe-k')
    const other = await clientOf('ci of mfe-l', 'mfe-l')
    for (const url of ['/api/releases/mfe-k', '/api/releases/mfe-k/history']) {
      expect((await api.inject(url)).statusCode).toBe(401)
      expect((await other.send('GET', url)).statusCode).toBe(403)
      expect((await own.send('GET', url)).statusCode).toBe(200)
      expect((await platform.send('GET', url)).statusCode).toBe(200)
    }
  })

  it('are needed to read a release that visitors never got', async () => {
    await platform.publish('mfe-m', '1.0.0')
    await platform.publish('mfe-m', '1.1.0')
    await platform.promote('mfe-m', '1.0.0')
    const url = '/api/releases/mfe-m/1.1.0'
    const own = await clientOf('ci of mfe-m', 'mfe-m')
    const other = await clientOf('ci of mfe-n', 'mfe-n')
    const statuses = async () => [
      (await api.inject(url)).statusCode,
      (await other.send('GET', url)).statusCode,
      (await own.send('GET', url)).statusCode,
    ]
    expect(await statuses()).toEqual([404, 404, 200])
    expect((await own.send('GET', url)).headers['cache-control']).toBe('private, no-cache')
    await own.send('POST', '/api/release-previews', { of: ['mfe-m@1.1.0'] })
    expect(await statuses()).toEqual([200, 200, 200])
    await platform.promote('mfe-m', '1.1.0')
    await expect(api.inject('/api/releases/mfe-m/1.0.0')).resolves.toMatchObject({
      statusCode: 200,
    })
  })

  it('have names that nobody else has in the history', async () => {
    await make('ci of mfe-f', 'mfe-f')
    for (const taken of ['ci of mfe-f', 'platform', 'Canary Guard']) {
      await expect(make(taken, 'mfe-g')).resolves.toMatchObject({ statusCode: 409 })
    }
  })

  it.each(['', 'Bearer wrong', `Basic ${TOKEN}`, 'Bearer '])(
    'are needed for a write: "%s" is none',
    async (authorization) => {
      const response = await api.inject({
        method: 'POST',
        url: '/api/releases',
        payload: { description: '' },
        headers: { authorization },
      })
      expect(response.statusCode).toBe(401)
      expect(response.headers['www-authenticate']).toBe('Bearer')
    },
  )

  it('cannot be guessed at will: wrong ones from one network wait after 30 in a minute, a right one never', async () => {
    const ask = (address: string, token: string) =>
      api.inject({
        url: '/api/release-tokens',
        remoteAddress: address,
        headers: { authorization: `Bearer ${token}` },
      })
    for (let guess = 0; guess < 30; guess += 1) {
      expect((await ask('192.0.2.9', `guess-${guess}`)).statusCode).toBe(401)
    }
    const refused = await ask('192.0.2.9', 'one-more-guess')
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    for (const address of ['192.0.2.9', '192.0.2.10']) {
      await expect(ask(address, TOKEN)).resolves.toMatchObject({ statusCode: 200 })
    }
  })
})
