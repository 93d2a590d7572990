import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { generate } from 'otplib'
import {
  OwnAccount,
  RecoveryCodes,
  RenewalResponse,
  TotpOffer,
} from 'shared-contracts/desk/account'
import * as v from 'valibot'
import { onEachDatabase } from '../../foundation/database/testing/on-each-database.ts'
import { startTestApp, type TestApp } from '../../foundation/database/testing/test-app.ts'
import { Passkey } from '../passkeys/passkey.entity.ts'
import { deskClient, signedIn, type DeskClient } from '../testing/desk-client.ts'
import { TEST_PASSWORD } from '../testing/new-account.ts'
import { User } from '../users/user.entity.ts'
import { Renewal } from './renewal.entity.ts'

const ORIGIN = 'http://127.0.0.1:3999'
const password = 'a new long password'

onEachDatabase('renewals', (newConfig) => {
  let api: TestApp
  let ama: DeskClient
  beforeAll(async () => {
    api = await startTestApp(await newConfig({ PUBLIC_ORIGIN: ORIGIN }))
    ama = await signedIn(() => api, { name: 'Ama' })
  }, 60_000)
  afterAll(() => api.app.close())

  const idOf = async (username: string) =>
    (await api.dataSource.manager.findOneByOrFail(User, { username })).id
  const renew = async (username: string, endSecondFactor: boolean) => {
    const url = `/api/desk/accounts/${await idOf(username)}/renewal`
    const answer = await ama.send('POST', url, { endSecondFactor })
    expect(answer.statusCode).toBe(201)
    const { address } = v.parse(RenewalResponse, answer.json())
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:3999\/desk\/renewal\?token=[\w-]{43}$/)
    return new URL(address).searchParams.get('token') ?? ''
  }
  const accept = (token: string) =>
    deskClient(() => api).send('POST', '/api/desk/renewal', { token, password })
  const signIn = async (username: string, typed: string, code?: string) => {
    const body = { username, password: typed, ...(code && { code }) }
    return (await deskClient(() => api).send('POST', '/api/desk/session', body)).statusCode
  }
  /** Adds an authenticator and a passkey to an account. @returns a recovery code. */
  const secured = async (client: DeskClient, username: string) => {
    const offer = await client.send('POST', '/api/desk/account/totp')
    const { secret } = v.parse(TotpOffer, offer.json())
    const code = await generate({ secret })
    const confirmed = await client.send('PUT', '/api/desk/account/totp', { code })
    await api.dataSource.manager.insert(Passkey, {
      accountId: await idOf(username),
      ...{ credentialHash: username, credential: '{}', signCount: 0, name: 'A key' },
      ...{ createdAt: new Date(), lastUsedAt: null },
    })
    return v.parse(RecoveryCodes, confirmed.json()).codes[0] ?? ''
  }

  it('give an account a new password, and end the old one and every session', async () => {
    const kofi = await signedIn(() => api, { name: 'Kofi', role: 'office' })
    const token = await renew('kofi', false)
    const rows = await api.dataSource.manager.find(Renewal)
    expect(JSON.stringify(rows)).not.toContain(token)
    // Nothing changes until it is used.
    expect((await kofi.send('GET', '/api/desk/session')).statusCode).toBe(200)
    const short = await deskClient(() => api).send('POST', '/api/desk/renewal', {
      token,
      password: 'short',
    })
    expect(short.statusCode).toBe(400)
    const renewed = await accept(token)
    expect([renewed.statusCode, renewed.json()]).toEqual([200, { username: 'kofi' }])
    expect(renewed.headers['set-cookie']).toBeUndefined()
    expect((await kofi.send('GET', '/api/desk/session')).statusCode).toBe(401)
    expect(await signIn('kofi', TEST_PASSWORD)).toBe(401)
    expect(await signIn('kofi', password)).toBe(204)
    expect((await accept(token)).statusCode).toBe(410)
  })

  it('keep the second factor, or end it with recovery codes and passkeys', async () => {
    const esi = await signedIn(() => api, { name: 'Esi', role: 'office' })
    const code = await secured(esi, 'esi')
    expect((await accept(await renew('esi', false))).statusCode).toBe(200)
    expect(await signIn('esi', password)).toBe(401)
    expect(await signIn('esi', password, code)).toBe(204)
    expect((await accept(await renew('esi', true))).statusCode).toBe(200)
    const again = deskClient(() => api)
    await again.send('POST', '/api/desk/session', { username: 'esi', password })
    const own = v.parse(OwnAccount, (await again.send('GET', '/api/desk/account')).json())
    expect(own).toMatchObject({ hasTotp: false, recoveryCodes: 0, passkeys: [] })
  })

  it('take effect once, also when twenty use one at once; the newest alone holds', async () => {
    await signedIn(() => api, { name: 'Yaa', role: 'office' })
    const replaced = await renew('yaa', false)
    const token = await renew('yaa', false)
    expect((await accept(replaced)).statusCode).toBe(410)
    const used = await Promise.all(Array.from({ length: 20 }, () => accept(token)))
    const statuses = used.map(({ statusCode }) => statusCode).sort()
    expect(statuses).toEqual([200, ...Array<number>(19).fill(410)])
  })

  it('are for active accounts, and end after a day', async () => {
    await signedIn(() => api, { name: 'Abena', role: 'office' })
    const { manager } = api.dataSource
    const [late, off] = [await renew('abena', false), await renew('kofi', false)]
    await manager.update(
      Renewal,
      { accountId: await idOf('abena') },
      { expiresAt: new Date(Date.now() - 1) },
    )
    expect((await accept(late)).statusCode).toBe(410)
    await manager.update(User, { username: 'kofi' }, { state: 'off' })
    expect((await accept(off)).statusCode).toBe(410)
    const ofOff = `/api/desk/accounts/${await idOf('kofi')}/renewal`
    const made = await ama.send('POST', ofOff, { endSecondFactor: false })
    expect(made.statusCode).toBe(409)
    const nobody = await ama.send('POST', '/api/desk/accounts/999/renewal', {
      endSecondFactor: false,
    })
    expect(nobody.statusCode).toBe(404)
  })

  it('are written down: who made one, and who used it', async () => {
    const audit = await ama.send('GET', '/api/desk/audit?perPage=200')
    const { items } = audit.json<{ items: { actor: string; action: string; change: string }[] }>()
    const told = items.map(({ actor, action, change }) => [actor, action, change].join(' | '))
    expect(told).toContain(`Ama | renewal made | ${await idOf('kofi')}: kofi`)
    expect(told).toContain('Kofi | account renewed | kofi')
    expect(told).toContain('Esi | account renewed | esi, with all that the account signs in with')
  })
})
