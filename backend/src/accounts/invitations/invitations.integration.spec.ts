import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { InvitationResponse, OpenInvitation } from 'shared-contracts/desk/account'
import * as v from 'valibot'
import type { Config } from '../../foundation/config/config.ts'
import { onEachDatabase } from '../../foundation/database/testing/on-each-database.ts'
import { startTestApp, type TestApp } from '../../foundation/database/testing/test-app.ts'
import { createApp } from '../../create-app.ts'
import { deskClient, signedIn } from '../testing/desk-client.ts'
import { User } from '../users/user.entity.ts'
import { Invitation } from './invitation.entity.ts'

const ORIGIN = 'http://127.0.0.1:3999'
const password = 'a long enough password'

onEachDatabase('invitations', (newConfig) => {
  let api: TestApp
  let config: Config
  beforeAll(async () => {
    config = await newConfig({ PUBLIC_ORIGIN: ORIGIN })
    api = await startTestApp(config)
  }, 60_000)
  afterAll(() => api.app.close())

  const accept = (token: string, name: string, fields: object = {}) => {
    const username = name.toLowerCase()
    const body = { token, name, username, password, ...fields }
    const client = deskClient(() => api)
    return client.send('POST', '/api/desk/invitation', body).then((answer) => ({ answer, client }))
  }
  const tokenOf = (address: string) => new URL(address).searchParams.get('token') ?? ''
  const fileOfFirst = () => join(config.DATA_DIR, 'desk-invitation')

  it('begin with one for the first administrator, in a file that its owner alone reads', async () => {
    const address = (await readFile(fileOfFirst(), 'utf8')).trim()
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:3999\/desk\/invitation\?token=[\w-]{43}$/)
    expect((await stat(fileOfFirst())).mode & 0o777).toBe(0o600)
    const rows = await api.dataSource.manager.find(Invitation)
    expect(rows).toMatchObject([{ slot: 'first', role: 'administrator', expiresAt: null }])
    expect(JSON.stringify(rows)).not.toContain(tokenOf(address))
  })

  it('are one, however many processes start, also from other folders', async () => {
    const elsewhere = await newConfig({ PUBLIC_ORIGIN: ORIGIN })
    const { DATABASE_URL } = config
    const others = DATABASE_URL ? [config, { ...elsewhere, DATABASE_URL }] : [config, config]
    const apps = await Promise.all(others.map((other) => createApp(other)))
    await Promise.all(apps.map((app) => app.init()))
    expect(await api.dataSource.manager.count(Invitation)).toBe(1)
    const files = DATABASE_URL ? await readdir(elsewhere.DATA_DIR) : []
    expect(files.filter((name) => name.startsWith('desk-invitation'))).toEqual([])
    await Promise.all(apps.map((app) => app.close()))
  })

  it('take effect once, also when twenty use one at once, and the file goes', async () => {
    const token = tokenOf((await readFile(fileOfFirst(), 'utf8')).trim())
    const used = await Promise.all(
      Array.from({ length: 20 }, (_, index) => accept(token, `Racer${index}`)),
    )
    const statuses = used.map(({ answer }) => answer.statusCode).sort()
    expect(statuses).toEqual([204, ...Array<number>(19).fill(410)])
    const [account, ...others] = await api.dataSource.manager.find(User)
    expect(others).toEqual([])
    expect(account).toMatchObject({ role: 'administrator', state: 'active' })
    const winner = used.find(({ answer }) => answer.statusCode === 204)
    const session = await winner?.client.send('GET', '/api/desk/session')
    expect(session?.json()).toMatchObject({ account: { id: account?.id } })
    const left = await readdir(config.DATA_DIR)
    expect(left.filter((name) => name.startsWith('desk-invitation'))).toEqual([])
    expect((await accept(token, 'Late')).answer.statusCode).toBe(410)
  }, 60_000)

  it('are made, listed and taken back by administrators', async () => {
    const ama = await signedIn(() => api, { name: 'Ama' })
    const invite = async (name: string) => {
      const answer = await ama.send('POST', '/api/desk/invitations', { name, role: 'office' })
      expect(answer.statusCode).toBe(201)
      return v.parse(InvitationResponse, answer.json())
    }
    const kofi = await invite('Kofi')
    const esi = await invite('Esi')
    const listed = async () =>
      v
        .parse(v.array(OpenInvitation), (await ama.send('GET', '/api/desk/invitations')).json())
        .map(({ name, role, invitedBy }) => ({ name, role, invitedBy }))
    expect(await listed()).toEqual([
      { name: 'Esi', role: 'office', invitedBy: 'Ama' },
      { name: 'Kofi', role: 'office', invitedBy: 'Ama' },
    ])
    expect((await ama.send('DELETE', `/api/desk/invitations/${esi.id}`)).statusCode).toBe(204)
    expect((await ama.send('DELETE', `/api/desk/invitations/${esi.id}`)).statusCode).toBe(404)
    expect((await accept(tokenOf(esi.address), 'Esi')).answer.statusCode).toBe(410)
    const { answer, client } = await accept(tokenOf(kofi.address), 'Kofi')
    expect(answer.statusCode).toBe(204)
    expect((await client.send('GET', '/api/desk/session')).json()).toMatchObject({
      account: { name: 'Kofi', role: 'office' },
    })
    expect(await listed()).toEqual([])
  })

  it('of people who choose one username at once give it to one of them, and tell the others', async () => {
    const akua = await signedIn(() => api, { name: 'Akua' })
    const names = ['Fiifi', 'Kwesi', 'Yaw', 'Kojo']
    const tokens: string[] = []
    for (const name of names) {
      const made = await akua.send('POST', '/api/desk/invitations', { name, role: 'scorer' })
      tokens.push(tokenOf(v.parse(InvitationResponse, made.json()).address))
    }
    const used = await Promise.all(
      tokens.map((token, index) => accept(token, names[index] ?? '', { username: 'touchline' })),
    )
    expect(used.map(({ answer }) => answer.statusCode).sort()).toEqual([204, 400, 400, 400])
    for (const { answer } of used.filter(({ answer }) => answer.statusCode === 400)) {
      expect(answer.json()).toMatchObject({
        fieldErrors: { username: ['Somebody else has this username'] },
      })
    }
  })

  it('hold for seven days, and outlive a form that was filled in wrongly', async () => {
    const yaa = await signedIn(() => api, { name: 'Yaa' })
    const made = await yaa.send('POST', '/api/desk/invitations', { name: 'Efua', role: 'scorer' })
    const { id, address, expiresAt } = v.parse(InvitationResponse, made.json())
    const days = (new Date(expiresAt).getTime() - Date.now()) / (24 * 3_600_000)
    expect(days).toBeCloseTo(7, 2)
    const token = tokenOf(address)
    for (const [field, fields] of [
      ['name', { name: 'YAA' }],
      ['username', { username: 'yaa' }],
      ['username', { username: 'yáà' }],
      // Cyrillic, and a letter that is drawn as nothing.
      ['username', { username: 'esi.b\u043eateng' }],
      ['username', { username: 'es\u3164i' }],
      ['password', { password: 'too short' }],
    ] as const) {
      const { answer } = await accept(token, 'Efua', fields)
      expect([
        answer.statusCode,
        Object.keys(answer.json<{ fieldErrors: object }>().fieldErrors),
      ]).toEqual([400, [field]])
    }
    const { manager } = api.dataSource
    await manager.update(Invitation, { id }, { expiresAt: new Date(Date.now() - 1) })
    expect((await accept(token, 'Efua')).answer.statusCode).toBe(410)
    await manager.update(Invitation, { id }, { expiresAt: new Date(Date.now() + 60_000) })
    expect((await accept(token, 'Efua')).answer.statusCode).toBe(204)
  })

  it('give nobody a name that the logs use for what acts by itself', async () => {
    const owusu = await signedIn(() => api, { name: 'Owusu' })
    const invited = { name: 'Adwoa', role: 'scorer' }
    const made = await owusu.send('POST', '/api/desk/invitations', invited)
    const token = tokenOf(v.parse(InvitationResponse, made.json()).address)
    const username = 'adwoa'
    for (const name of ['Operator', 'ｏｐｅｒａｔｏｒ', 'Schedule', 'DATABASE', 'nobody']) {
      const { answer } = await accept(token, name, { username })
      expect([name, answer.statusCode, answer.json<object>()]).toEqual([
        name,
        400,
        expect.objectContaining({ fieldErrors: { name: ['Choose another name'] } }),
      ])
    }
    expect((await accept(token, 'Adwoa')).answer.statusCode).toBe(204)
  })
})
