import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { TokenListing, TokenResponse } from 'shared-contracts/registry'
import * as v from 'valibot'
import { onEachDatabase } from '../../foundation/database/testing/on-each-database.ts'
import { startTestApp, type TestApp } from '../../foundation/database/testing/test-app.ts'
import { registryClient } from './testing/registry-client.ts'

const TOKEN = 'a-token-for-this-suite'

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
    for (const verb of ['promote', 'canary', 'rollback', 'disable', 'enable', 'prune', 'preview']) {
      const foreign = await team.send('POST', `/api/releases/mfe-b/${verb}`, {})
      expect(foreign.statusCode).toBe(403)
    }
  })

  it("keep the platform's changes to the platform", async () => {
    const team = await clientOf('ci of mfe-c', 'mfe-c')
    const contract = { version: '1.0.0', exports: {} }
    const attempts = await Promise.all([
      team.send('GET', '/api/release-tokens'),
      team.send('POST', '/api/release-tokens', { actor: 'me', remote: null }),
      team.send('DELETE', '/api/release-tokens/platform'),
      team.send('PUT', '/api/host-contract', contract),
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
    })
    expect(listed.body).not.toMatch(/token/i)
    const revoke = () => platform.send('DELETE', '/api/release-tokens/ci%20of%20mfe-e')
    await expect(revoke()).resolves.toMatchObject({ statusCode: 204 })
    await expect(revoke()).resolves.toMatchObject({ statusCode: 404 })
    await expect(team.publish('mfe-e', '1.0.0')).resolves.toMatchObject({ statusCode: 401 })
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

  it('cannot be guessed at will: an address with 30 wrong ones in a minute waits, the right one too', async () => {
    const ask = (address: string, token: string) =>
      api.inject({
        url: '/api/release-tokens',
        remoteAddress: address,
        headers: { authorization: `Bearer ${token}` },
      })
    for (let guess = 0; guess < 30; guess += 1) {
      expect((await ask('192.0.2.9', `guess-${guess}`)).statusCode).toBe(401)
    }
    const refused = await ask('192.0.2.9', TOKEN)
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    await expect(ask('192.0.2.10', TOKEN)).resolves.toMatchObject({ statusCode: 200 })
  })
})
