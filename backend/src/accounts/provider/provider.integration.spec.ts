import { afterAll, beforeAll, expect, it, jest } from '@jest/globals'
import { InvitationResponse, OwnAccount, ProviderStart } from 'shared-contracts/desk/account'
import {
  CLIENT_ID,
  CLIENT_SECRET,
  startProvider,
  type TestProvider,
} from 'shared-server/testing/identity-provider'
import * as v from 'valibot'
import type { Config } from '../../foundation/config/config.ts'
import { onEachDatabase } from '../../foundation/database/testing/on-each-database.ts'
import { startTestApp, type TestApp } from '../../foundation/database/testing/test-app.ts'
import { deskClient, signedIn, type DeskClient } from '../testing/desk-client.ts'
import { TEST_PASSWORD } from '../testing/new-account.ts'
import { User } from '../users/user.entity.ts'

const ORIGIN = 'http://127.0.0.1:3999'

onEachDatabase('sign-in over the provider', (newConfig) => {
  let provider: TestProvider
  let config: Config
  let api: TestApp
  let ama: DeskClient
  beforeAll(async () => {
    // It warns about its settings, which suit tests only.
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    provider = await startProvider(`${ORIGIN}/api/desk/provider/callback`)
    warned.mockRestore()
    config = await newConfig({
      PUBLIC_ORIGIN: ORIGIN,
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: CLIENT_ID,
      OIDC_CLIENT_SECRET: CLIENT_SECRET,
      OIDC_LABEL: 'Example Group',
    })
    api = await startTestApp(config)
    ama = await signedIn(() => api, { name: 'Ama' })
  }, 60_000)
  afterAll(async () => {
    await api.app.close()
    await provider.stop()
  })

  const newBrowser = () => deskClient(() => api)
  /** Starts a sign-in. @returns the address to which the browser is redirected. */
  const begin = async (client: DeskClient) => {
    const answer = await client.send('GET', '/api/desk/provider')
    expect(answer.statusCode).toBe(303)
    return String(answer.headers.location)
  }
  const comeBack = async (client: DeskClient, path: string) => {
    const answer = await client.send('GET', path)
    expect(answer.statusCode).toBe(303)
    return answer.headers.location
  }
  const signIn = async (client: DeskClient, login: string) =>
    comeBack(client, await provider.signIn(await begin(client), login))
  const whoIs = async (client: DeskClient) => {
    const answer = await client.send('GET', '/api/desk/session')
    return answer.statusCode === 200
      ? answer.json<{ account: { name: string } }>().account.name
      : answer.statusCode
  }
  const startOf = async (answer: ReturnType<DeskClient['send']>) =>
    v.parse(ProviderStart, (await answer).json()).address
  const link = async (client: DeskClient, login: string) => {
    const proof = { password: TEST_PASSWORD }
    const address = await startOf(client.send('POST', '/api/desk/account/provider', proof))
    return comeBack(client, await provider.signIn(address, login))
  }

  it('is offered by the name that people know, with PKCE, state and nonce', async () => {
    const ways = await newBrowser().send('GET', '/api/desk/sign-in')
    expect(ways.json()).toEqual({
      provider: { name: 'Example Group', address: '/api/desk/provider' },
      session: null,
    })
    const browser = newBrowser()
    const answer = await browser.send('GET', '/api/desk/provider')
    const { searchParams } = new URL(String(answer.headers.location))
    expect(Object.fromEntries(searchParams)).toMatchObject({
      scope: 'openid',
      code_challenge_method: 'S256',
      redirect_uri: `${ORIGIN}/api/desk/provider/callback`,
    })
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(searchParams.get(name)).toMatch(/^[\w-]{43}$/)
    }
    // The browser comes back by a navigation from another site, for which it sends no `Strict` cookie.
    const [cookie = ''] = [answer.headers['set-cookie'] ?? []].flat()
    expect(cookie).toMatch(/^desk-provider=.*; HttpOnly; SameSite=Lax$/)
    expect(cookie).not.toContain(searchParams.get('state'))
  })

  it('lets nobody in who is not linked, whatever the provider calls them', async () => {
    const browser = newBrowser()
    expect(await signIn(browser, 'ama')).toBe('/desk?provider=unknown')
    expect(await whoIs(browser)).toBe(401)
  })

  it('lets in who has linked the own account, in a session that no other site sends', async () => {
    expect(await link(ama, 'ama@group.example')).toBe('/desk/account?provider=linked')
    const own = v.parse(OwnAccount, (await ama.send('GET', '/api/desk/account')).json())
    expect(own.provider).toEqual({ name: 'Example Group', isLinked: true })
    const browser = newBrowser()
    const back = await provider.signIn(await begin(browser), 'ama@group.example')
    const answer = await browser.send('GET', back)
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/desk'])
    const cookies = [answer.headers['set-cookie'] ?? []].flat()
    expect(cookies.find((line) => line.startsWith('desk='))).toContain('; SameSite=Strict')
    expect(browser.cookies.has('desk-provider')).toBe(false)
    expect(await whoIs(browser)).toBe('Ama')
    // A response is valid only once.
    expect(await comeBack(browser, back)).toBe('/desk?provider=refused')
  })

  it('begins no link for who does not know the password of the account', async () => {
    const adwoa = await signedIn(() => api, { name: 'Adwoa', role: 'office' })
    const begun = (proof: object) => adwoa.send('POST', '/api/desk/account/provider', proof)
    for (const proof of [{}, { password: 'a wrong password' }]) {
      const answer = await begun(proof)
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toHaveProperty('fieldErrors.password')
      expect(adwoa.cookies.has('desk-provider')).toBe(false)
    }
  })

  it('links somebody at the provider to one account, and an account to one of them', async () => {
    const kofi = await signedIn(() => api, { name: 'Kofi', role: 'office' })
    expect(await link(kofi, 'ama@group.example')).toBe('/desk/account?provider=taken')
    expect(await link(ama, 'somebody@group.example')).toBe('/desk/account?provider=taken')
    expect(await link(ama, 'ama@group.example')).toBe('/desk/account?provider=linked')
    expect(await link(kofi, 'kofi@group.example')).toBe('/desk/account?provider=linked')
    expect((await kofi.send('DELETE', '/api/desk/account/provider')).statusCode).toBe(204)
    expect((await kofi.send('DELETE', '/api/desk/account/provider')).statusCode).toBe(404)
    expect(await signIn(newBrowser(), 'kofi@group.example')).toBe('/desk?provider=unknown')
  })

  it('refuses an answer that was not this browser’s, or has another state', async () => {
    const [thief, victim] = [newBrowser(), newBrowser()]
    const ofThief = await provider.signIn(await begin(thief), 'ama@group.example')
    await begin(victim)
    expect(await comeBack(victim, ofThief)).toBe('/desk?provider=refused')
    expect(await whoIs(victim)).toBe(401)
    expect(await comeBack(newBrowser(), ofThief)).toBe('/desk?provider=refused')
    const forged = newBrowser()
    forged.cookies.set('desk-provider', victim.cookies.get('desk-provider') ?? 'none')
    expect(await comeBack(forged, ofThief)).toBe('/desk?provider=refused')
    await begin(thief)
    expect(await comeBack(thief, '/api/desk/provider/callback?error=access_denied')).toBe(
      '/desk?provider=refused',
    )
  })

  it('links nothing to an account that has signed out meanwhile', async () => {
    const esi = await signedIn(() => api, { name: 'Esi', role: 'office' })
    const proof = { password: TEST_PASSWORD }
    const address = await startOf(esi.send('POST', '/api/desk/account/provider', proof))
    await esi.send('DELETE', '/api/desk/session')
    const back = await provider.signIn(address, 'esi@group.example')
    expect(await comeBack(esi, back)).toBe('/desk/account?provider=refused')
    expect(await signIn(newBrowser(), 'esi@group.example')).toBe('/desk?provider=unknown')
  })

  it('takes up an invitation, once, and makes an account without a password', async () => {
    const made = await ama.send('POST', '/api/desk/invitations', { name: 'Yaa', role: 'office' })
    const { address } = v.parse(InvitationResponse, made.json())
    const token = new URL(address).searchParams.get('token')
    const body = { token, name: 'Yaa', username: 'yaa' }
    const [browser, second] = [newBrowser(), newBrowser()]
    const url = '/api/desk/invitation/provider'
    const first = await startOf(browser.send('POST', url, body))
    const other = await startOf(second.send('POST', url, { ...body, name: 'Yaa B.' }))
    const back = await provider.signIn(first, 'yaa@group.example')
    expect(await comeBack(browser, back)).toBe('/desk')
    expect(await whoIs(browser)).toBe('Yaa')
    const late = await provider.signIn(other, 'late@group.example')
    expect(await comeBack(second, late)).toBe('/desk?provider=invitation')
    expect((await second.send('POST', url, body)).statusCode).toBe(410)
    const own = v.parse(OwnAccount, (await browser.send('GET', '/api/desk/account')).json())
    expect(own).toMatchObject({ hasPassword: false, provider: { isLinked: true } })
    // Without a password or a passkey, the owner could not sign in any more.
    expect((await browser.send('DELETE', '/api/desk/account/provider')).statusCode).toBe(409)
    expect(await signIn(newBrowser(), 'yaa@group.example')).toBe('/desk')
    await api.dataSource.manager.update(User, { username: 'yaa' }, { state: 'off' })
    expect(await signIn(newBrowser(), 'yaa@group.example')).toBe('/desk?provider=unknown')
  })

  it('says that the provider does not answer, and lets people in by their passwords', async () => {
    const down = await startTestApp({ ...config, OIDC_ISSUER: 'http://127.0.0.1:9' })
    const browser = deskClient(() => down)
    const answer = await browser.send('GET', '/api/desk/provider')
    expect(answer.headers.location).toBe('/desk?provider=unavailable')
    await signedIn(() => down, { name: 'Abena', role: 'office' })
    await down.app.close()
  })
})
