import { afterAll, beforeAll, expect, it, jest } from '@jest/globals'
import { MoreThan } from 'typeorm'
import { sha256 } from '../../foundation/database/sha256.ts'
import { onEachDatabase } from '../../foundation/database/testing/on-each-database.ts'
import { startTestApp, type TestApp } from '../../foundation/database/testing/test-app.ts'
import { ProviderLink } from '../provider/provider-link.entity.ts'
import { Session } from '../sessions/session.entity.ts'
import { deskClient, signedIn, type DeskClient } from '../testing/desk-client.ts'
import { TEST_PASSWORD } from '../testing/new-account.ts'
import { User } from '../users/user.entity.ts'
import { Challenge } from './challenge.entity.ts'
import { Passkey } from './passkey.entity.ts'
import { Passkeys } from './passkeys.ts'
import { Device } from './testing/device.ts'

const ORIGIN = 'https://www.example.com'
const SITE = { origin: ORIGIN, rpID: 'www.example.com' }

onEachDatabase('a passkey', (newConfig) => {
  let api: TestApp
  beforeAll(async () => {
    api = await startTestApp(await newConfig({ PUBLIC_ORIGIN: ORIGIN, SITE_ORIGINS: ORIGIN }))
  }, 60_000)
  afterAll(() => api.app.close())

  const challengeFrom = async (client: DeskClient, url: string, proof?: object) => {
    const answer = await client.send('POST', url, proof)
    expect(answer.statusCode).toBe(200)
    const options = answer.json<{ challenge: string; userVerification?: string }>()
    expect(client.cookies.get('__Host-desk-passkey')).toBe(options.challenge)
    return options.challenge
  }
  const OPTIONS = '/api/desk/account/passkeys/options'
  const register = async (client: DeskClient, device: Device, proof?: object) => {
    const challenge = await challengeFrom(client, OPTIONS, proof ?? { password: TEST_PASSWORD })
    const body = { name: 'My phone', response: device.register(challenge) }
    return client.send('POST', '/api/desk/account/passkeys', body)
  }
  const signIn = async (device: Device, change: Parameters<Device['signIn']>[1] = {}) => {
    const client = deskClient(() => api)
    const challenge = await challengeFrom(client, '/api/desk/session/passkey/options')
    const body = { response: device.signIn(challenge, change) }
    const answer = await client.send('POST', '/api/desk/session/passkey', body)
    return { client, body, challenge, status: answer.statusCode }
  }

  it('is made by who is signed in, signs in without a password, and is removed', async () => {
    const ama = await signedIn(() => api, { name: 'Ama', role: 'office' })
    const device = new Device(SITE)
    expect((await register(ama, device)).statusCode).toBe(204)
    const [passkey] = await api.dataSource.manager.find(Passkey)
    expect((await ama.send('GET', '/api/desk/account')).json()).toMatchObject({
      hasPassword: true,
      passkeys: [{ id: passkey?.id, name: 'My phone', lastUsedAt: null }],
    })
    const { client, status } = await signIn(device)
    expect(status).toBe(204)
    expect((await client.send('GET', '/api/desk/session')).json()).toMatchObject({
      account: { name: 'Ama' },
    })
    const url = `/api/desk/account/passkeys/${passkey?.id}`
    const kofi = await signedIn(() => api, { name: 'Kofi' })
    expect((await kofi.send('DELETE', url)).statusCode).toBe(404)
    expect((await ama.send('DELETE', url)).statusCode).toBe(204)
    expect((await signIn(device)).status).toBe(401)
  })

  it('is made by nobody who does not know the password of the account', async () => {
    const adwoa = await signedIn(() => api, { name: 'Adwoa' })
    for (const [proof, message] of [
      [undefined, 'Enter your password'],
      [{ password: 'wrong password' }, 'This is not your password'],
    ] as const) {
      const answer = await adwoa.send('POST', OPTIONS, proof)
      expect([answer.statusCode, answer.json<object>()]).toEqual([
        400,
        expect.objectContaining({ fieldErrors: { password: [message] } }),
      ])
    }
    expect(adwoa.cookies.has('__Host-desk-passkey')).toBe(false)
    await api.dataSource.manager.update(User, { username: 'adwoa' }, { password: null })
    expect((await register(adwoa, new Device(SITE), {})).statusCode).toBe(204)
  })

  it('of an account without a password is added and removed only soon after signing in', async () => {
    const akua = await signedIn(() => api, { name: 'Akua' })
    const device = new Device(SITE)
    await register(akua, device)
    const { manager } = api.dataSource
    await manager.update(User, { username: 'akua' }, { password: null })
    const { id: accountId } = await manager.findOneByOrFail(User, { username: 'akua' })
    const { id } = await manager.findOneByOrFail(Passkey, { accountId })
    const startedAt = new Date(Date.now() - 11 * 60_000)
    await manager.update(Session, { accountId }, { startedAt })
    const changes = async (client: DeskClient) => {
      const answers = [
        await client.send('POST', OPTIONS),
        await client.send('POST', '/api/desk/account/recovery-codes'),
        await client.send('DELETE', '/api/desk/account/totp'),
        await client.send('DELETE', '/api/desk/account/provider'),
        await client.send('DELETE', `/api/desk/account/passkeys/${id}`),
      ]
      return answers.map((answer) => [
        answer.statusCode,
        answer.statusCode === 401 && answer.json<{ message: string }>().message,
      ])
    }
    const refused = [401, 'Sign in again to change this']
    expect(await changes(akua)).toEqual(Array<unknown>(5).fill(refused))
    // The session goes on, and a new one may change what it likes, but for the last way to sign in.
    expect((await akua.send('GET', '/api/desk/session')).statusCode).toBe(200)
    const { client } = await signIn(device)
    expect((await changes(client)).map(([status]) => status)).not.toContain(401)
    expect((await register(client, new Device(SITE), {})).statusCode).toBe(204)
    expect((await changes(client)).at(-1)).toEqual([204, false])
  })

  it('is kept if its owner could not sign in without it, also when two are removed at once', async () => {
    const kwabena = await signedIn(() => api, { name: 'Kwabena' })
    await register(kwabena, new Device(SITE))
    await register(kwabena, new Device(SITE))
    const { manager } = api.dataSource
    await manager.update(User, { username: 'kwabena' }, { password: null })
    const { id: accountId } = await manager.findOneByOrFail(User, { username: 'kwabena' })
    const remove = ({ id }: Passkey) =>
      kwabena.send('DELETE', `/api/desk/account/passkeys/${id}`).then((answer) => answer.statusCode)
    const both = await Promise.all((await manager.findBy(Passkey, { accountId })).map(remove))
    expect(both.sort()).toEqual([204, 409])
    await manager.insert(ProviderLink, {
      accountId,
      subjectHash: sha256('kwabena'),
      linkedAt: new Date(),
    })
    const left = await manager.findOneByOrFail(Passkey, { accountId })
    expect(await remove(left)).toBe(204)
  })

  it('signs a challenge once, of this browser, and while it holds', async () => {
    const esi = await signedIn(() => api, { name: 'Esi' })
    const device = new Device(SITE)
    await register(esi, device)
    const { client, body, challenge, status } = await signIn(device)
    expect(status).toBe(204)
    const again = (one: DeskClient) => one.send('POST', '/api/desk/session/passkey', body)
    expect((await again(client)).statusCode).toBe(401)
    const planted = deskClient(() => api)
    planted.cookies.set('__Host-desk-passkey', challenge)
    expect((await again(planted)).statusCode).toBe(401)
    const victim = deskClient(() => api)
    const told = await challengeFrom(victim, '/api/desk/session/passkey/options')
    const other = deskClient(() => api)
    const response = device.signIn(told)
    expect((await other.send('POST', '/api/desk/session/passkey', { response })).statusCode).toBe(
      401,
    )
    await api.dataSource.manager.update(
      Challenge,
      { expiresAt: MoreThan(new Date(0)) },
      { expiresAt: new Date(Date.now() - 1) },
    )
    expect((await victim.send('POST', '/api/desk/session/passkey', { response })).statusCode).toBe(
      401,
    )
  })

  it.each([
    ['of another origin', { origin: 'https://evil.example' }],
    ['for another host', { rpID: 'evil.example' }],
  ])('%s is refused', async (title, change) => {
    const client = await signedIn(() => api, { name: `Owner ${title}` })
    const device = new Device(SITE)
    await register(client, device)
    expect((await signIn(device, change)).status).toBe(401)
    expect((await signIn(device)).status).toBe(204)
  })

  it('is refused where its owner was not recognised, where the count goes back, and where the account is off', async () => {
    const client = await signedIn(() => api, { name: 'Yaw' })
    const device = new Device(SITE)
    device.recognises = false
    expect((await register(client, device)).statusCode).toBe(400)
    device.recognises = true
    await register(client, device)
    device.recognises = false
    expect((await signIn(device)).status).toBe(401)
    device.recognises = true
    device.count = 5
    expect((await signIn(device)).status).toBe(204)
    // A copy of the device reports an older counter.
    expect((await signIn(device)).status).toBe(401)
    device.count = 4_294_967_295
    expect((await signIn(device)).status).toBe(204)
    device.count = 0
    await api.dataSource.manager.update(User, { username: 'yaw' }, { state: 'off' })
    await api.dataSource.manager.update(Passkey, { id: MoreThan(0) }, { signCount: 0 })
    expect((await signIn(device)).status).toBe(401)
  })

  it('is not added by a session that has ended while it was checked', async () => {
    const baaba = await signedIn(() => api, { name: 'Baaba' })
    const passkeys = api.app.get(Passkeys)
    const really = passkeys.register.bind(passkeys)
    jest.spyOn(passkeys, 'register').mockImplementationOnce(async (...call) => {
      await api.dataSource.manager.delete(Session, { id: call[0].session.id })
      return really(...call)
    })
    expect((await register(baaba, new Device(SITE))).statusCode).toBe(400)
  })

  it('answers nonsense as a refusal', async () => {
    const client = await signedIn(() => api, { name: 'Abena' })
    const device = new Device(SITE)
    const challenge = await challengeFrom(client, OPTIONS, { password: TEST_PASSWORD })
    const response = {
      ...device.register(challenge),
      response: { clientDataJSON: 'AA', attestationObject: 'AA' },
    }
    for (const body of [
      { name: 'x', response },
      { name: 'x', response: {} },
    ]) {
      expect((await client.send('POST', '/api/desk/account/passkeys', body)).statusCode).toBe(400)
    }
    const stranger = deskClient(() => api)
    for (const one of [{}, new Device(SITE).signIn('AAAA')]) {
      const answer = await stranger.send('POST', '/api/desk/session/passkey', { response: one })
      expect(answer.statusCode).toBe(401)
    }
  })
})
