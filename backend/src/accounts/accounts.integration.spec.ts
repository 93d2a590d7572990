import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { generate } from 'otplib'
import { Account, OwnAccount, RecoveryCodes, TotpOffer } from 'shared-contracts/desk/account'
import { listOf } from 'shared-contracts/desk/list'
import { AuditEntry, Today } from 'shared-contracts/desk/today'
import * as v from 'valibot'
import { writeAudit } from '../foundation/audit/audit-log.ts'
import { onEachDatabase } from '../foundation/database/testing/on-each-database.ts'
import { startTestApp, type TestApp } from '../foundation/database/testing/test-app.ts'
import { Transactions } from '../foundation/database/transactions.ts'
import { Authenticator } from './second-factor/authenticator.entity.ts'
import { Accounts } from './users/accounts.ts'
import { User } from './users/user.entity.ts'
import { deskClient, signedIn, type DeskClient } from './testing/desk-client.ts'
import { newAccount, TEST_PASSWORD } from './testing/new-account.ts'

onEachDatabase('accounts', (newConfig) => {
  let api: TestApp
  let ama: DeskClient
  beforeAll(async () => {
    api = await startTestApp(await newConfig())
    ama = await signedIn(() => api, { name: 'Ama' })
  }, 60_000)
  afterAll(() => api.app.close())

  const accountOf = async (name: string) => {
    const answer = await ama.send('GET', `/api/desk/accounts?q=${name}`)
    const [account] = v.parse(listOf(Account), answer.json()).items
    if (!account) throw new Error(`There is no account of ${name}`)
    return account
  }
  const change = (
    client: DeskClient,
    { id, name, role, state, revision }: Account,
    fields: object,
  ) =>
    client.send(
      'PUT',
      `/api/desk/accounts/${id}`,
      { name, role, state, ...fields },
      { 'if-match': `"${revision}"` },
    )

  it('are listed, searched, filtered and sorted', async () => {
    for (const [name, role] of [
      ['Kofi Mensah', 'office'],
      ['Esi 100%', 'scorer'],
    ] as const) {
      await signedIn(() => api, { name, role })
    }
    const names = async (query: string) => {
      const answer = await ama.send('GET', `/api/desk/accounts${query}`)
      const { items, total } = v.parse(listOf(Account), answer.json())
      return [total, ...items.map(({ name }) => name)]
    }
    expect(await names('')).toEqual([3, 'Ama', 'Esi 100%', 'Kofi Mensah'])
    expect(await names('?sort=username&order=desc&perPage=1&page=2')).toEqual([3, 'Esi 100%'])
    expect(await names('?q=MENSAH')).toEqual([1, 'Kofi Mensah'])
    expect(await names('?q=0%25')).toEqual([1, 'Esi 100%'])
    expect(await names('?q=%25m%25')).toEqual([0])
    expect(await names('?role=office&state=active')).toEqual([1, 'Kofi Mensah'])
    expect((await ama.send('GET', '/api/desk/accounts?role=king')).statusCode).toBe(400)
    expect(JSON.stringify((await ama.send('GET', '/api/desk/accounts')).json())).not.toContain(
      'argon2',
    )
  })

  it('are changed by the revision that was seen', async () => {
    const kofi = await accountOf('Kofi')
    const url = `/api/desk/accounts/${kofi.id}`
    const fields = { name: 'Kofi M.', role: 'personnel', state: 'active' }
    expect((await ama.send('PUT', url, fields)).statusCode).toBe(412)
    const changed = await change(ama, kofi, fields)
    expect([changed.statusCode, changed.headers.etag]).toEqual([200, '"2"'])
    expect(changed.json()).toMatchObject({ name: 'Kofi M.', revision: 2, updatedBy: 'Ama' })
    const late = await change(ama, kofi, { name: 'Kofi again' })
    expect(late.statusCode).toBe(409)
    expect(late.json()).toMatchObject({ current: { name: 'Kofi M.', revision: 2 } })
    const taken = await change(ama, await accountOf('Kofi'), { name: 'AMA' })
    expect([taken.statusCode, taken.json<object>()]).toEqual([
      400,
      expect.objectContaining({ fieldErrors: { name: ['Somebody else has this name'] } }),
    ])
    const reserved = await change(ama, await accountOf('Kofi'), { name: 'Platform' })
    expect(reserved.statusCode).toBe(400)
    expect((await ama.send('GET', '/api/desk/accounts/999')).statusCode).toBe(404)
    expect((await ama.send('GET', '/api/desk/accounts/x')).statusCode).toBe(404)
  })

  it('that are turned off are signed out, and nobody signs in with them', async () => {
    const yaa = await signedIn(() => api, { name: 'Yaa', role: 'office' })
    expect((await change(ama, await accountOf('Yaa'), { state: 'off' })).statusCode).toBe(200)
    expect((await yaa.send('GET', '/api/desk/session')).statusCode).toBe(401)
    const body = { username: 'yaa', password: TEST_PASSWORD }
    expect((await yaa.send('POST', '/api/desk/session', body)).statusCode).toBe(401)
    await change(ama, await accountOf('Yaa'), { state: 'active' })
    expect((await yaa.send('GET', '/api/desk/session')).statusCode).toBe(401)
    expect((await yaa.send('POST', '/api/desk/session', body)).statusCode).toBe(204)
  })

  it('always have an administrator, also when two take each other out at once', async () => {
    const alone = await change(ama, await accountOf('Ama'), { role: 'office' })
    expect(alone.statusCode).toBe(409)
    expect(alone.json<{ message: string }>().message).toContain('last administrator')
    expect((await change(ama, await accountOf('Ama'), { state: 'off' })).statusCode).toBe(409)
    await signedIn(() => api, { name: 'Second' })
    const accounts = api.app.get(Accounts)
    const outcomes = await Promise.allSettled(
      [await accountOf('Ama'), await accountOf('Second')].map(({ id, name, revision }) =>
        accounts.change(id, { name, role: 'office', state: 'active' }, revision, {
          actor: 'test',
          address: '',
        }),
      ),
    )
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const { manager } = api.dataSource
    const left = { role: 'administrator', state: 'active' } as const
    await expect(manager.countBy(User, left)).resolves.toBe(1)
    await manager.update(User, { name: 'Ama' }, left)
  })

  it('have a password that their owner changes, which ends all other sessions', async () => {
    const own = await signedIn(() => api, { name: 'Efua', role: 'office' })
    const elsewhere = deskClient(() => api)
    const next = 'another long password'
    await elsewhere.send('POST', '/api/desk/session', { username: 'efua', password: TEST_PASSWORD })
    const changing = (current: string) =>
      own.send('POST', '/api/desk/account/password', { current, next })
    const wrong = await changing('wrong password')
    expect([wrong.statusCode, wrong.json<object>()]).toEqual([
      400,
      expect.objectContaining({ fieldErrors: { current: ['This is not your password'] } }),
    ])
    expect((await changing(TEST_PASSWORD)).statusCode).toBe(204)
    expect((await own.send('GET', '/api/desk/session')).statusCode).toBe(200)
    expect((await elsewhere.send('GET', '/api/desk/session')).statusCode).toBe(401)
    const signIn = (password: string) =>
      elsewhere.send('POST', '/api/desk/session', { username: 'efua', password })
    expect((await signIn(TEST_PASSWORD)).statusCode).toBe(401)
    expect((await signIn(next)).statusCode).toBe(204)
    // Somebody who has taken over a session cannot guess the password: attempts are limited.
    const statuses: number[] = []
    for (let time = 0; time < 11; time += 1) statuses.push((await changing('wrong')).statusCode)
    expect(statuses.slice(8)).toEqual([400, 429, 429])
  })

  it('ask for a code besides the password, each of which is good once', async () => {
    const own = await signedIn(() => api, { name: 'Kojo', role: 'office' })
    const { secret, uri } = v.parse(
      TotpOffer,
      (await own.send('POST', '/api/desk/account/totp')).json(),
    )
    expect(uri).toMatch(/^otpauth:\/\/totp\/.*kojo/)
    const ownAccount = async () =>
      v.parse(OwnAccount, (await own.send('GET', '/api/desk/account')).json())
    expect((await ownAccount()).hasTotp).toBe(false)
    const renew = (proof?: object) => own.send('POST', '/api/desk/account/recovery-codes', proof)
    expect((await renew({ password: TEST_PASSWORD })).statusCode).toBe(409)
    const at = (seconds: number) => generate({ secret, epoch: Date.now() / 1_000 + seconds })
    const confirm = async (code: string) => own.send('PUT', '/api/desk/account/totp', { code })
    const good = await at(-30)
    expect((await confirm(good === '000000' ? '000001' : '000000')).statusCode).toBe(400)
    // Pressed twice: other codes than those that are shown would be kept.
    const answers = await Promise.all([confirm(good), confirm(good)])
    const confirmed = answers.filter(({ statusCode }) => statusCode === 200)
    expect(confirmed).toHaveLength(1)
    const { codes } = v.parse(RecoveryCodes, confirmed[0]?.json())
    expect(new Set(codes).size).toBe(10)
    expect(codes[0]).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/)
    expect(await ownAccount()).toMatchObject({ hasTotp: true, recoveryCodes: 10 })

    const signIn = async (code?: string) => {
      const body = { username: 'kojo', password: TEST_PASSWORD, ...(code && { code }) }
      const answer = await deskClient(() => api).send('POST', '/api/desk/session', body)
      return [answer.statusCode, answer.body && answer.json<{ needsCode?: boolean }>().needsCode]
    }
    expect(await signIn()).toEqual([401, true])
    expect(await signIn('123')).toEqual([401, true])
    expect(await signIn(good)).toEqual([401, true])
    const next = await at(0)
    const both = await Promise.all([signIn(next), signIn(next)])
    expect(both.map(([status]) => status).sort()).toEqual([204, 401])
    const [code = '', another = ''] = codes
    expect((await signIn(code.toLowerCase().replaceAll('-', ' ')))[0]).toBe(204)
    expect((await signIn(code))[0]).toBe(401)
    expect((await ownAccount()).recoveryCodes).toBe(9)

    expect((await renew()).statusCode).toBe(400)
    expect((await renew({ password: 'wrong password' })).statusCode).toBe(400)
    const renewed = await renew({ password: TEST_PASSWORD })
    expect(v.parse(RecoveryCodes, renewed.json()).codes).not.toContain(another)
    expect((await signIn(another))[0]).toBe(401)
    const remove = (password: string) => own.send('DELETE', '/api/desk/account/totp', { password })
    expect((await remove('wrong password')).statusCode).toBe(400)
    expect((await remove(TEST_PASSWORD)).statusCode).toBe(204)
    expect((await signIn())[0]).toBe(204)
    expect(await ownAccount()).toMatchObject({ hasTotp: false, recoveryCodes: 0 })
  })

  it('keep their authenticator until somebody who knows the password replaces it', async () => {
    const own = await signedIn(() => api, { name: 'Akosua', role: 'office' })
    const url = '/api/desk/account/totp'
    const offer = async (proof?: object) => {
      const answer = await own.send('POST', url, proof)
      expect(answer.statusCode).toBe(200)
      return v.parse(TotpOffer, answer.json()).secret
    }
    const codeOf = (secret: string, steps = 0) =>
      generate({ secret, epoch: Date.now() / 1_000 + 30 * steps })
    const first = await offer()
    const used = await codeOf(first)
    expect((await own.send('PUT', url, { code: used })).statusCode).toBe(200)

    expect((await own.send('POST', url)).statusCode).toBe(400)
    expect((await own.send('POST', url, { password: 'wrong password' })).statusCode).toBe(400)
    const password = TEST_PASSWORD
    const second = await offer({ password })
    const signIn = async (code: string) => {
      const body = { username: 'akosua', password, code }
      return (await deskClient(() => api).send('POST', '/api/desk/session', body)).statusCode
    }
    // The offer does not make a used code valid again.
    expect(await signIn(used)).toBe(401)
    const code = await codeOf(second)
    expect((await own.send('PUT', url, { code })).statusCode).toBe(400)
    expect((await own.send('PUT', url, { code, password: 'wrong password' })).statusCode).toBe(400)
    expect((await own.send('PUT', url, { code, password })).statusCode).toBe(200)
    expect(await signIn(await codeOf(first, 1))).toBe(401)
    expect(await signIn(await codeOf(second, 1))).toBe(204)
  })

  it('without a password switch their one-time codes off without one', async () => {
    const own = await signedIn(() => api, { name: 'Esi', role: 'office' })
    await api.dataSource.manager.update(User, { username: 'esi' }, { password: null })
    const url = '/api/desk/account/totp'
    const { secret } = v.parse(TotpOffer, (await own.send('POST', url)).json())
    await own.send('PUT', url, { code: await generate({ secret }) })
    expect((await own.send('DELETE', url)).statusCode).toBe(204)
    const answer = await own.send('GET', '/api/desk/account')
    expect(v.parse(OwnAccount, answer.json())).toMatchObject({ hasPassword: false, hasTotp: false })
  })

  it('refuse a code while the clock is behind that of the last one', async () => {
    const own = await signedIn(() => api, { name: 'Afia', role: 'office' })
    const offer = await own.send('POST', '/api/desk/account/totp')
    const { secret } = v.parse(TotpOffer, offer.json())
    await own.send('PUT', '/api/desk/account/totp', { code: await generate({ secret }) })
    const { manager } = api.dataSource
    const { id: accountId } = await manager.findOneByOrFail(User, { username: 'afia' })
    const lastStep = Math.floor(Date.now() / 30_000) + 10
    await manager.update(Authenticator, { accountId }, { lastStep })
    const body = { username: 'afia', password: TEST_PASSWORD, code: await generate({ secret }) }
    const answer = await deskClient(() => api).send('POST', '/api/desk/session', body)
    expect(answer.statusCode).toBe(401)
  })

  it('leave what was done with them in the audit log, in one chain', async () => {
    const answer = await ama.send('GET', '/api/desk/audit?q=EFUA&perPage=1')
    const { items, total } = v.parse(listOf(AuditEntry), answer.json())
    expect(total).toBe(1)
    expect(items).toMatchObject([
      { actor: 'Efua', address: '192.0.2.1', action: 'password changed', isIntact: true },
    ])
    const all = await ama.send('GET', '/api/desk/audit?perPage=200')
    const entries = v.parse(listOf(AuditEntry), all.json()).items
    expect(entries.length).toBeGreaterThanOrEqual(8)
    expect(entries.every(({ isIntact }) => isIntact)).toBe(true)
    expect(JSON.stringify(entries)).not.toContain(TEST_PASSWORD)
  })

  it('find entries of the audit log whatever their case, also beyond ASCII', async () => {
    const change = `Ɛyɛ! ${'x'.repeat(294)}🌍`
    const actor = { actor: 'Ɔkyeame', address: '192.0.2.1' }
    await api.app
      .get(Transactions)
      .run((manager) => writeAudit(manager, actor, 'story published', change))
    for (const q of ['ɛyɛ!', 'ƐYƐ!', 'ɔKYEAME']) {
      const answer = await ama.send('GET', `/api/desk/audit?q=${encodeURIComponent(q)}`)
      const { items } = v.parse(listOf(AuditEntry), answer.json())
      // The emoji is cut in two.
      expect(items).toMatchObject([{ actor: 'Ɔkyeame', isIntact: true }])
    }
  })

  it('see their own changes, and not those of a name that differs in an accent', async () => {
    const { manager } = api.dataSource
    const recentOf = async (name: string, username: string) => {
      await manager.insert(User, { ...(await newAccount({ name, role: 'office' })), username })
      const client = deskClient(() => api)
      await client.send('POST', '/api/desk/session', { username, password: TEST_PASSWORD })
      const actor = { actor: name, address: '192.0.2.1' }
      await api.app
        .get(Transactions)
        .run((writer) => writeAudit(writer, actor, 'message changed', name))
      const today = await client.send('GET', '/api/desk/today')
      return v.parse(Today, today.json()).recent.map(({ by }) => by)
    }
    expect(await recentOf('José', 'jose.a')).toEqual(['José'])
    expect(await recentOf('Jose', 'jose.b')).toEqual(['Jose'])
  })

  it('see what was changed last, and nothing again that they have seen', async () => {
    const today = await ama.send('GET', '/api/desk/today')
    expect(v.parse(Today, today.json()).recent.length).toBeGreaterThanOrEqual(8)
    const etag = String(today.headers.etag)
    const again = await ama.send('GET', '/api/desk/today', undefined, { 'if-none-match': etag })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    const scorer = await signedIn(() => api, { name: 'A scorer', role: 'scorer' })
    const theirs = await scorer.send('GET', '/api/desk/today')
    expect(theirs.json()).toEqual({ waiting: [], recent: [] })
  })
})
