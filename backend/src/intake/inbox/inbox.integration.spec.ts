import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { InboxApplication, InboxMessage } from 'shared-contracts/desk/inbox'
import { listOf } from 'shared-contracts/desk/list'
import { AuditEntry, Today } from 'shared-contracts/desk/today'
import { IsNull, MoreThan } from 'typeorm'
import * as v from 'valibot'
import { deskClient, signedIn, type DeskClient } from '../../accounts/testing/desk-client.ts'
import { newAccount } from '../../accounts/testing/new-account.ts'
import { User } from '../../accounts/users/user.entity.ts'
import { CONFIG, type Config } from '../../foundation/config/config.ts'
import { RECORDS } from '../../app.module.ts'
import { onEachDatabase } from '../../foundation/database/testing/on-each-database.ts'
import { startTestApp, type TestApp } from '../../foundation/database/testing/test-app.ts'
import { Transactions } from '../../foundation/database/transactions.ts'
import { purge } from '../../foundation/retention/purge.ts'
import { contactMessage } from '../contact/testing/contact-message.ts'
import { Contact } from '../contact/contact.entity.ts'
import { IdempotencyKey } from '../idempotency/idempotency-key.entity.ts'
import { OutboxEntry } from '../mail/outbox-entry.entity.ts'
import { MAX_ATTEMPTS, OutboxWorker } from '../mail/outbox-worker.ts'
import { Outbox } from '../mail/outbox.ts'
import { startSmtpServer, type SmtpServer } from '../mail/testing/smtp-server.ts'
import { ThreadEntry } from './thread-entry.entity.ts'

const DAY_MS = 24 * 3_600_000
const application = {
  firstName: 'Kofi',
  lastName: 'Adu',
  email: 'kofi@visitor.example',
  phone: '+233 20 000 0000',
  position: 'Gold Trading Analyst',
  experience: 'mid',
  education: 'master',
  cv: 'Ten years at a refinery',
  coverLetter: 'I trade in gold.',
  availability: '1month',
}

onEachDatabase('the inbox', (newConfig) => {
  let smtp: SmtpServer
  let api: TestApp
  let office: DeskClient
  let personnel: DeskClient
  beforeAll(async () => {
    smtp = await startSmtpServer()
    api = await startTestApp(
      await newConfig({
        SMTP_URL: smtp.url,
        MAIL_FROM: 'info@site.example',
        NOTIFY_TO: 'office@site.example',
        RETENTION_DAYS: '{"messages":100}',
      }),
    )
    office = await signedIn(() => api, { name: 'Ama Office', role: 'office' })
    personnel = await signedIn(() => api, { name: 'Esi Personnel', role: 'personnel' })
  }, 60_000)
  afterAll(async () => {
    await api.app.close()
    await smtp.stop()
  })

  const post = async (url: string, payload: object, headers: Record<string, string> = {}) => {
    const answer = await api.inject({ method: 'POST', url, payload, headers })
    expect(answer.statusCode).toBe(201)
    return answer.json<{ id: number; reference: string }>()
  }
  const arrive = (changes: Parameters<typeof contactMessage>[0] = {}, headers = {}) =>
    post('/api/contact', contactMessage(changes), headers)
  const messages = async (query = '') =>
    v.parse(listOf(InboxMessage), (await office.send('GET', `/api/desk/messages${query}`)).json())
  const one = async (id: number) =>
    v.parse(InboxMessage, (await office.send('GET', `/api/desk/messages/${id}`)).json())
  const change = (id: number, revision: number, body: object) =>
    office.send('PUT', `/api/desk/messages/${id}`, body, { 'if-match': `"${revision}"` })
  const write = (id: number, what: 'notes' | 'replies', text: string) =>
    office.send('POST', `/api/desk/messages/${id}/${what}`, { text })
  const deliver = () => api.app.get(OutboxWorker).deliverDue()

  it('lists messages as they arrive, those that are suspected apart', async () => {
    await arrive({ message: 'The first one' })
    const second = await arrive({
      firstName: 'Yaa',
      subsidiary: 'agricol',
      message: '100% sure of it',
    })
    await arrive({ message: 'Buy it now!!' }, { 'x-form-trap': 'yes' })
    const texts = async (query: string) =>
      (await messages(query)).items.map(({ message }) => message)
    expect(await texts('')).toEqual(['100% sure of it', 'The first one'])
    expect(await texts('?sort=createdAt')).toEqual(['The first one', '100% sure of it'])
    expect(await texts('?suspected=true')).toEqual(['Buy it now!!'])
    expect(await texts('?q=yaa%20OFORI')).toEqual(['100% sure of it'])
    expect(await texts('?q=0%25')).toEqual(['100% sure of it'])
    expect(await texts(`?q=${second.reference}`)).toEqual(['100% sure of it'])
    expect(await texts('?subsidiary=agricol')).toEqual(['100% sure of it'])
    expect(await texts('?state=closed')).toEqual([])
    expect(await texts('?perPage=1&page=2')).toEqual(['The first one'])
    expect((await messages('?perPage=1')).total).toBe(2)
    const { createdAt, keptUntil, state, revision } = await one(second.id)
    const kept = (new Date(keptUntil).getTime() - new Date(createdAt).getTime()) / DAY_MS
    expect(Math.ceil(kept)).toBe(100)
    expect([state, revision]).toEqual(['new', 1])
  })

  it('answers nothing again that has not changed', async () => {
    const first = await office.send('GET', '/api/desk/messages')
    const since = { 'if-none-match': String(first.headers.etag) }
    const same = await office.send('GET', '/api/desk/messages', undefined, since)
    expect([same.statusCode, same.body]).toEqual([304, ''])
    await arrive({ message: 'Another one' })
    expect((await office.send('GET', '/api/desk/messages', undefined, since)).statusCode).toBe(200)
    const today = v.parse(Today, (await office.send('GET', '/api/desk/today')).json())
    expect(today.waiting).toEqual([
      { part: 'messages', text: '3 new messages', count: 3, path: '/messages' },
    ])
  })

  it('is worked on: state, assignee and notes, by the revision that was seen', async () => {
    const { id } = await arrive({ message: 'Work on me' })
    expect((await change(id, 1, {})).statusCode).toBe(400)
    const body = { state: 'open', assignee: 'Ama Office' }
    expect((await office.send('PUT', `/api/desk/messages/${id}`, body)).statusCode).toBe(412)
    const changed = await change(id, 1, body)
    expect([changed.statusCode, changed.headers.etag]).toEqual([200, '"2"'])
    const late = await change(id, 1, { state: 'closed', assignee: null })
    expect(late.statusCode).toBe(409)
    expect(late.json()).toMatchObject({ current: { ...body, revision: 2 } })
    for (const assignee of ['Esi Personnel', 'Nobody known']) {
      const refused = await change(id, 2, { state: 'open', assignee })
      expect([
        refused.statusCode,
        Object.keys(refused.json<{ fieldErrors: object }>().fieldErrors),
      ]).toEqual([400, ['assignee']])
    }
    expect((await write(id, 'notes', 'Called, no answer')).statusCode).toBe(201)
    await change(id, 2, { state: 'closed', assignee: null })
    const { thread, updatedBy } = await one(id)
    expect(thread?.map(({ kind, by, text }) => [kind, by, text])).toEqual([
      ['state', 'Ama Office', 'open'],
      ['assignment', 'Ama Office', 'Ama Office'],
      ['note', 'Ama Office', 'Called, no answer'],
      ['state', 'Ama Office', 'closed'],
      ['assignment', 'Ama Office', 'nobody'],
    ])
    expect(updatedBy).toBe('Ama Office')
    expect((await office.send('GET', '/api/desk/messages/assignees')).json()).toEqual([
      'Ama Office',
    ])
    const filtered = await messages('?assignee=nobody&state=closed')
    expect(filtered.items.map((item) => item.id)).toEqual([id])
    expect((await office.send('GET', '/api/desk/messages/999999')).statusCode).toBe(404)
  })

  it('answers by mail in one thread, and says how far the mail is', async () => {
    const { id, reference } = await arrive({ email: 'yaw@visitor.example' })
    await deliver()
    const before = smtp.mails.length
    await write(id, 'replies', 'We will call you.\nTomorrow.')
    const deliveries = async () => (await one(id)).thread?.map(({ delivery }) => delivery)
    expect(await deliveries()).toEqual(['waiting'])
    await deliver()
    expect(await deliveries()).toEqual(['sent'])
    await write(id, 'replies', 'Did you get our call?')
    await write(id, 'replies', 'One more thing.')
    await deliver()
    const mails = smtp.mails.slice(before).filter((mail) => /^To: yaw@/m.test(mail))
    expect(mails).toHaveLength(3)
    const headerOf = (mail: string | undefined, name: string) =>
      new RegExp(`^${name}: (.*(?:\r\n[ \t].*)*)`, 'm')
        .exec(mail ?? '')?.[1]
        ?.replace(/\r\n[ \t]+/g, ' ')
    const [first, second, third] = mails.map((mail) => headerOf(mail, 'Message-ID') ?? '')
    expect(first).toMatch(/^<[\da-f-]{36}@site\.example>$/)
    expect(mails.map((mail) => headerOf(mail, 'In-Reply-To'))).toEqual([undefined, first, second])
    expect(headerOf(mails[2], 'References')).toBe(`${first} ${second}`)
    expect(third).not.toBe(second)
    expect(new Set(mails.map((mail) => headerOf(mail, 'Subject'))).size).toBe(1)
    expect(headerOf(mails[0], 'Subject')).toContain(reference)
    expect(headerOf(mails[0], 'To')).toBe('yaw@visitor.example')
    expect(headerOf(mails[0], 'Reply-To')).toBe('office@site.example')
    expect(mails[0]).toContain('Ama Office')
  })

  it('writes a note or a reply once, however often a lost answer is asked for again', async () => {
    const { id } = await arrive({ email: 'adjoa@visitor.example' })
    const send = (what: string, text: string, client = office) =>
      client.send('POST', `/api/desk/messages/${id}/${what}`, { text }, { 'idempotency-key': 'k' })
    for (const what of ['replies', 'notes']) {
      const both = await Promise.all([send(what, 'Once'), send(what, 'Once')])
      const answers = [...both, await send(what, 'Once')]
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201])
      expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1)
    }
    expect((await send('notes', 'Something else')).statusCode).toBe(422)
    const { thread } = await one(id)
    expect(thread?.map(({ kind }) => kind)).toEqual(['reply', 'note'])
    // The same key of somebody else is another one.
    const yaw = await signedIn(() => api, { name: 'Yaw Office', role: 'office' })
    expect((await send('notes', 'Once', yaw)).statusCode).toBe(201)
    expect((await one(id)).thread).toHaveLength(3)
    const stored = await api.dataSource.manager.find(IdempotencyKey)
    expect(JSON.stringify(stored)).not.toMatch(/adjoa|Once/)
    await api.dataSource.manager.update(User, { username: 'yawoffice' }, { state: 'off' })
  })

  it('never mails a note, although a mail that was left behind names its number', async () => {
    const { id } = await arrive({ email: 'efua@visitor.example' })
    await deliver()
    await write(id, 'notes', 'Not for the visitor')
    const { thread = [] } = await one(id)
    const { manager } = api.dataSource
    await api.app.get(Outbox).add(manager, 'inbox-reply', thread[0]!.id)
    const before = smtp.mails.length
    await deliver()
    expect(smtp.mails).toHaveLength(before)
    expect(await manager.countBy(OutboxEntry, { kind: 'inbox-reply' })).toBe(0)
  })

  it('is assigned by the exact name of an account, accents included', async () => {
    const { id } = await arrive({ message: 'For one of two' })
    for (const [name, username] of [
      ['Kofí Office', 'kofi.a'],
      ['Kofi Office', 'kofi.b'],
    ] as const) {
      const account = { ...(await newAccount({ name, role: 'office' })), username }
      await api.dataSource.manager.insert(User, account)
    }
    expect((await change(id, 1, { state: 'open', assignee: 'Kofi Office' })).statusCode).toBe(200)
    expect((await one(id)).assignee).toBe('Kofi Office')
    expect((await messages('?assignee=Kofi%20Office')).total).toBe(1)
    expect((await messages('?assignee=Kof%C3%AD%20Office')).total).toBe(0)
  })

  it('says of a mail that the server refused for good that it was refused', async () => {
    const { id } = await arrive({ email: 'kwesi@unknown.example' })
    await write(id, 'replies', 'Hello')
    await deliver()
    expect((await one(id)).thread).toMatchObject([{ kind: 'reply', delivery: 'refused' }])
  })

  it('calls no mail refused that the server may never have seen', async () => {
    const { id } = await arrive({ email: 'kwesi@visitor.example' })
    await write(id, 'replies', 'Hello')
    const deliveries = async () => (await one(id)).thread?.map(({ delivery }) => delivery)
    const { manager } = api.dataSource
    // A server that is down for five days.
    await manager.update(
      OutboxEntry,
      { kind: 'inbox-reply', failedAt: IsNull() },
      { attempts: MAX_ATTEMPTS, failedAt: new Date(), lastError: 'ECONNREFUSED' },
    )
    expect(await deliveries()).toEqual([undefined])
    // The outbox forgets a mail after a while.
    await manager.delete(OutboxEntry, { id: MoreThan(0) })
    expect(await deliveries()).toEqual([undefined])
  })

  it('says whether the installation sends mail', async () => {
    const { id } = await arrive({ email: 'abena@visitor.example' })
    expect((await one(id)).sendsMail).toBe(true)
    const config = api.app.get<Config>(CONFIG)
    const { SMTP_URL } = config
    try {
      Object.assign(config, { SMTP_URL: undefined })
      expect((await one(id)).sendsMail).toBe(false)
    } finally {
      Object.assign(config, { SMTP_URL })
    }
  })

  it('writes to the sender alone, whatever their name and address hold', async () => {
    const { id } = await arrive({
      firstName: 'Eve\r\nBcc: all@visitor.example',
      lastName: 'O <x@visitor.example>,',
    })
    // No form accepts this, but an older version might have.
    const email = 'eve@visitor.example>,\r\nBcc: all@visitor.example\r\n\r\nBuy'
    await api.dataSource.manager.update(Contact, { id }, { email })
    await deliver()
    const before = smtp.mails.length
    await write(
      id,
      'replies',
      'Subject: hi\r\nBcc: all@visitor.example\r\n.\r\nRCPT TO:<all@visitor.example>',
    )
    await deliver()
    for (const mail of smtp.mails.slice(before)) {
      const [head = ''] = mail.split('\r\n\r\n')
      expect(head).not.toMatch(/^bcc:/im)
    }
  })

  it('lets personnel alone read applications', async () => {
    const { id } = await post('/api/careers/apply', application)
    const mine = await personnel.send('GET', `/api/desk/applications/${id}`)
    expect(v.parse(InboxApplication, mine.json())).toMatchObject({
      cv: 'Ten years at a refinery',
      position: 'Gold Trading Analyst',
      thread: [],
    })
    const found = await personnel.send(
      'GET',
      '/api/desk/applications?position=Gold%20Trading%20Analyst&q=adu',
    )
    expect(v.parse(listOf(InboxApplication), found.json()).total).toBe(1)
    const administrator = await signedIn(() => api, { name: 'An administrator' })
    for (const client of [office, administrator]) {
      for (const url of ['', `/${id}`, '/export?email=kofi@visitor.example']) {
        expect((await client.send('GET', `/api/desk/applications${url}`)).statusCode).toBe(403)
      }
    }
    expect((await personnel.send('GET', '/api/desk/messages')).statusCode).toBe(403)
    expect((await deskClient(() => api).send('GET', '/api/desk/applications')).statusCode).toBe(401)
  })

  it('exports what is kept of one person, an application for personnel alone', async () => {
    const email = 'kofi@visitor.example'
    const { id } = await arrive({ email, message: 'By the applicant' })
    await write(id, 'notes', 'Sounds nice')
    const kept = async (client: DeskClient, part: string) => {
      const answer = await client.send('GET', `/api/desk/${part}/export?email=KOFI@visitor.example`)
      expect(answer.statusCode).toBe(200)
      return answer.json<{ kept: Record<string, object[]> }>().kept
    }
    const forOffice = await kept(office, 'messages')
    expect(forOffice['messages']).toMatchObject([{ message: 'By the applicant' }])
    expect(forOffice['message threads']).toMatchObject([{ text: 'Sounds nice' }])
    expect(JSON.stringify(forOffice)).not.toContain('refinery')
    const forPersonnel = await kept(personnel, 'applications')
    expect(forPersonnel['applications']).toMatchObject([{ cv: 'Ten years at a refinery' }])
    expect(JSON.stringify(forPersonnel)).not.toContain('By the applicant')
    expect((await office.send('GET', '/api/desk/messages/export?email=x')).statusCode).toBe(400)
  })

  it('erases one person with all that was written about them, and sends them nothing more', async () => {
    const email = 'gone@visitor.example'
    const { id } = await arrive({ email })
    await write(id, 'notes', 'A note about them')
    await write(id, 'replies', 'A reply that is not sent')
    const before = await api.dataSource.manager.count(ThreadEntry)
    await deliverNothingTo(email, async () => {
      const answer = await office.send('POST', '/api/desk/messages/erasure', { email })
      expect([answer.statusCode, answer.json()]).toEqual([
        200,
        expect.objectContaining({ messages: 1, applications: 0 }),
      ])
    })
    expect(await api.dataSource.manager.count(ThreadEntry)).toBe(before - 2)
    expect((await office.send('GET', `/api/desk/messages/${id}`)).statusCode).toBe(404)
    const administrator = await signedIn(() => api, { name: 'Auditor' })
    const audit = await administrator.send('GET', '/api/desk/audit?perPage=200')
    const entries = v.parse(listOf(AuditEntry), audit.json()).items
    expect(entries.map(({ action }) => action)).toContain('person erased')
    // The audit log must not name anybody who may be erased.
    expect(JSON.stringify(entries)).not.toContain('@visitor.example')
    expect(JSON.stringify(entries)).not.toContain('Ofori')
  })

  const deliverNothingTo = async (email: string, work: () => Promise<void>) => {
    const before = smtp.mails.length
    await work()
    await deliver()
    expect(smtp.mails.slice(before).filter((mail) => mail.includes(email))).toEqual([])
  }

  it('forgets what was written about a message when that is too old', async () => {
    const { id } = await arrive({ message: 'An old message' })
    await write(id, 'notes', 'An old note')
    const { manager } = api.dataSource
    await manager.update(Contact, { id }, { createdAt: new Date(Date.now() - 101 * DAY_MS) })
    const { RETENTION_DAYS } = api.app.get<Config>(CONFIG)
    const transactions = api.app.get(Transactions)
    await purge(transactions, RECORDS, { kept: RETENTION_DAYS, now: new Date() })
    await expect(manager.existsBy(Contact, { id })).resolves.toBe(false)
    await expect(manager.existsBy(ThreadEntry, { contactId: id })).resolves.toBe(false)
    await expect(manager.existsBy(ThreadEntry, { text: 'An old note' })).resolves.toBe(false)
  })

  it('lists who gets newsletters', async () => {
    await post('/api/newsletter', { email: 'reader@visitor.example' })
    const list = await office.send('GET', '/api/desk/newsletters?state=waiting&q=READER')
    expect(list.json()).toMatchObject({
      total: 1,
      items: [{ list: 'group', email: 'reader@visitor.example', state: 'waiting' }],
    })
    const confirmed = await office.send('GET', '/api/desk/newsletters?state=confirmed')
    expect(confirmed.json()).toMatchObject({ total: 0, items: [] })
  })
})
