import { afterAll, beforeAll, expect, it, jest } from '@jest/globals'
import { UNATTENDED_HEADER, WRONG_SIGN_IN } from 'shared-contracts/desk/account'
import { PARTS_OF_ROLE } from 'shared-contracts/desk/roles'
import { onEachDatabase } from '../../foundation/database/testing/on-each-database.ts'
import { startTestApp, type TestApp } from '../../foundation/database/testing/test-app.ts'
import { deskClient, signedIn } from '../testing/desk-client.ts'
import { newAccount, TEST_PASSWORD } from '../testing/new-account.ts'
import { SecondFactor } from '../second-factor/second-factor.ts'
import { hashPassword } from '../users/password.ts'
import { User } from '../users/user.entity.ts'
import { OwnerPassword } from './owner-password.ts'
import { Session } from './session.entity.ts'

const HOUR_MS = 3_600_000

onEachDatabase('a session of the desk', (newConfig) => {
  let api: TestApp
  beforeAll(async () => {
    api = await startTestApp(await newConfig())
    await api.dataSource.manager.insert(User, await newAccount({ name: 'Ama', role: 'office' }))
  }, 60_000)
  afterAll(() => api.app.close())

  const signIn = (body: object, headers = {}) =>
    deskClient(() => api).send('POST', '/api/desk/session', body, headers)
  const right = { username: 'ama', password: TEST_PASSWORD }

  it('begins with a cookie that scripts and other sites do not get', async () => {
    const answer = await signIn({ ...right, username: ' AMA ' })
    expect([answer.statusCode, answer.body]).toEqual([204, ''])
    expect(answer.headers['set-cookie']?.[0]).toMatch(
      /^desk=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Strict$/,
    )
  })

  it.each([
    ['password', { ...right, password: 'wrong' }],
    ['username', { ...right, username: 'kofi' }],
    [
      'password that is longer than any',
      { ...right, password: `${TEST_PASSWORD}${'!'.repeat(200)}` },
    ],
    ['username that is longer than any', { ...right, username: 'a'.repeat(101) }],
  ])('does not begin with a wrong %s, in the same words', async (_, body) => {
    const answer = await signIn(body)
    expect(answer.statusCode).toBe(401)
    expect(answer.json()).toMatchObject({ message: WRONG_SIGN_IN })
    expect(answer.headers['set-cookie']).toBeUndefined()
  })

  it('does not begin if the password was changed while it was checked', async () => {
    const own = await signedIn(() => api, { name: 'Akua' })
    const change = { current: TEST_PASSWORD, next: 'another long password' }
    // Asked after the password was checked, before the session begins.
    jest.spyOn(api.app.get(SecondFactor), 'isOn').mockImplementationOnce(async () => {
      expect((await own.send('POST', '/api/desk/account/password', change)).statusCode).toBe(204)
      return false
    })
    const answer = await signIn({ username: 'akua', password: TEST_PASSWORD })
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([401, undefined])
    expect(answer.json()).toMatchObject({ message: WRONG_SIGN_IN })
    expect((await own.send('GET', '/api/desk/sessions')).json()).toHaveLength(1)
  })

  it('does not begin if the account was turned off while its password was checked', async () => {
    const { manager } = api.dataSource
    await manager.insert(User, await newAccount({ name: 'Kobina' }))
    jest.spyOn(api.app.get(SecondFactor), 'isOn').mockImplementationOnce(async () => {
      await manager.update(User, { username: 'kobina' }, { state: 'off' })
      return false
    })
    const answer = await signIn({ username: 'kobina', password: TEST_PASSWORD })
    expect(answer.statusCode).toBe(401)
    const { id: accountId } = await manager.findOneByOrFail(User, { username: 'kobina' })
    await expect(manager.existsBy(Session, { accountId })).resolves.toBe(false)
  })

  it('does not change a password that was renewed since it was proven', async () => {
    const own = await signedIn(() => api, { name: 'Maame' })
    const password = api.app.get(OwnerPassword)
    const prove = password.prove.bind(password)
    const renewed = await hashPassword('the renewed password')
    jest.spyOn(password, 'prove').mockImplementationOnce(async (...proof) => {
      const hash = await prove(...proof)
      await api.dataSource.manager.update(User, { username: 'maame' }, { password: renewed })
      return hash
    })
    const change = { current: TEST_PASSWORD, next: 'another long password' }
    const answer = await own.send('POST', '/api/desk/account/password', change)
    expect([answer.statusCode, answer.json<object>()]).toEqual([
      400,
      expect.objectContaining({ fieldErrors: { current: ['This is not your password'] } }),
    ])
    const again = await signIn({ username: 'maame', password: 'the renewed password' })
    expect(again.statusCode).toBe(204)
  })

  it('says who is signed in, with which parts', async () => {
    const ama = await signedIn(() => api, { name: 'Ama Two', role: 'office' })
    expect((await ama.send('GET', '/api/desk/session')).json()).toMatchObject({
      account: { name: 'Ama Two', username: 'amatwo', role: 'office' },
      parts: PARTS_OF_ROLE.office,
    })
    const nobody = deskClient(() => api)
    expect((await nobody.send('GET', '/api/desk/session')).statusCode).toBe(401)
    // The desk asks this when it starts; that nobody is signed in is no error then.
    const asked = await ama.send('GET', '/api/desk/sign-in')
    expect(asked.json()).toMatchObject({
      provider: null,
      session: { account: { name: 'Ama Two' } },
    })
    const without = await nobody.send('GET', '/api/desk/sign-in')
    expect([without.statusCode, without.json()]).toEqual([200, { provider: null, session: null }])
  })

  it('has a new token at each sign-in, whatever token the browser came with', async () => {
    const client = deskClient(() => api)
    const planted = 'A'.repeat(43)
    client.cookies.set('desk', planted)
    await client.send('POST', '/api/desk/session', right)
    const first = client.cookies.get('desk')
    await client.send('POST', '/api/desk/session', right)
    expect(new Set([planted, first, client.cookies.get('desk')]).size).toBe(3)
  })

  it('cannot be opened by what the database has', async () => {
    await signIn(right)
    const client = deskClient(() => api)
    for (const { tokenHash } of await api.dataSource.manager.find(Session)) {
      client.cookies.set('desk', tokenHash)
      expect((await client.send('GET', '/api/desk/session')).statusCode).toBe(401)
    }
  })

  it('ends when it is not used for eight hours, and after seven days', async () => {
    const client = await signedIn(() => api, { name: 'Kwame' })
    const { manager } = api.dataSource
    const { id } = await manager.findOneByOrFail(User, { username: 'kwame' })
    const at = (hours: number) => new Date(Date.now() + hours * HOUR_MS)
    const status = async (change: Partial<Session>) => {
      await manager.update(Session, { accountId: id }, change)
      return (await client.send('GET', '/api/desk/session')).statusCode
    }
    expect(await status({ lastUsedAt: at(-7.9) })).toBe(200)
    // The use was recorded, so the eight hours start again.
    const { lastUsedAt, startedAt, endsAt } = await manager.findOneByOrFail(Session, {
      accountId: id,
    })
    expect(Date.now() - lastUsedAt.getTime()).toBeLessThan(60_000)
    expect(endsAt.getTime() - startedAt.getTime()).toBe(7 * 24 * HOUR_MS)
    expect(await status({ lastUsedAt: at(-8.1) })).toBe(401)
    expect(await status({ lastUsedAt: at(0), endsAt: at(-0.1) })).toBe(401)
  })

  it('is not prolonged by what a page loads while nobody is there', async () => {
    const client = await signedIn(() => api, { name: 'Adwoa' })
    const { manager } = api.dataSource
    const { id: accountId } = await manager.findOneByOrFail(User, { username: 'adwoa' })
    const lastUsedAt = new Date(Math.floor((Date.now() - HOUR_MS) / 1_000) * 1_000)
    await manager.update(Session, { accountId }, { lastUsedAt })
    const alone = { [UNATTENDED_HEADER]: '1' }
    const used = async (method: 'GET' | 'POST', path: string) => {
      await client.send(method, path, undefined, alone)
      const session = await manager.findOneByOrFail(Session, { accountId })
      return session.lastUsedAt.getTime() !== lastUsedAt.getTime()
    }
    expect(await used('GET', '/api/desk/today')).toBe(false)
    expect(await used('GET', '/api/desk/sign-in')).toBe(false)
    // A change is always somebody's.
    expect(await used('POST', '/api/desk/account/totp')).toBe(true)
  })

  it('is listed and ended by its owner alone', async () => {
    const own = await signedIn(() => api, { name: 'Esi' })
    const other = await signedIn(() => api, { name: 'Yaw' })
    const second = deskClient(() => api, '198.51.100.7')
    await second.send(
      'POST',
      '/api/desk/session',
      { username: 'esi', password: TEST_PASSWORD },
      { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' },
    )
    const list = (await own.send('GET', '/api/desk/sessions')).json<
      { id: string; isCurrent: boolean; address: string; browser: string }[]
    >()
    expect(list).toHaveLength(2)
    const theirs = list.find(({ isCurrent }) => !isCurrent)
    expect(theirs).toMatchObject({ address: '198.51.100.7', browser: 'Firefox on Linux' })
    const end = `/api/desk/sessions/${theirs?.id}`
    expect((await other.send('DELETE', end)).statusCode).toBe(404)
    expect((await own.send('DELETE', end)).statusCode).toBe(204)
    expect((await second.send('GET', '/api/desk/session')).statusCode).toBe(401)
    const token = own.cookies.get('desk') ?? ''
    expect((await own.send('DELETE', '/api/desk/session')).statusCode).toBe(204)
    expect(own.cookies.has('desk')).toBe(false)
    own.cookies.set('desk', token)
    expect((await own.send('GET', '/api/desk/session')).statusCode).toBe(401)
  })

  it('is not begun or ended from another site, nor by a form', async () => {
    const own = await signedIn(() => api, { name: 'Abena' })
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ]
    for (const headers of foreign) {
      expect((await signIn(right, headers)).statusCode).toBe(403)
      expect((await own.send('DELETE', '/api/desk/session', undefined, headers)).statusCode).toBe(
        403,
      )
    }
    const form = await api.inject({
      method: 'POST',
      url: '/api/desk/session',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `username=ama&password=${encodeURIComponent(TEST_PASSWORD)}`,
    })
    expect(form.statusCode).toBe(415)
    expect((await own.send('GET', '/api/desk/session')).statusCode).toBe(200)
    expect(
      (await signIn(right, { origin: 'http://localhost:80', host: 'localhost:80' })).statusCode,
    ).toBe(403)
    expect(
      (await signIn(right, { origin: 'http://localhost', host: 'localhost' })).statusCode,
    ).toBe(204)
  })
})

onEachDatabase('a session over https', (newConfig) => {
  let api: TestApp
  beforeAll(async () => {
    const origin = 'https://www.example.com'
    api = await startTestApp(await newConfig({ PUBLIC_ORIGIN: origin, SITE_ORIGINS: origin }))
  }, 60_000)
  afterAll(() => api.app.close())

  it('is in a cookie that the browser takes from this host alone, and sends encrypted alone', async () => {
    await api.dataSource.manager.insert(User, await newAccount({ name: 'Ama' }))
    const client = deskClient(() => api)
    const answer = await client.send('POST', '/api/desk/session', {
      username: 'ama',
      password: TEST_PASSWORD,
    })
    expect(answer.headers['set-cookie']?.[0]).toMatch(
      /^__Host-desk=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Strict; Secure$/,
    )
    expect((await client.send('GET', '/api/desk/session')).statusCode).toBe(200)
    const token = client.cookies.get('__Host-desk') ?? ''
    const planted = deskClient(() => api)
    planted.cookies.set('desk', token)
    expect((await planted.send('GET', '/api/desk/session')).statusCode).toBe(401)
  })
})
