import { afterAll, beforeAll, beforeEach, expect, it, jest } from '@jest/globals'
import { CONFIG, type Config } from '../../foundation/config/config.ts'
import { createApp } from '../../create-app.ts'
import { onEachDatabase } from '../../foundation/database/testing/on-each-database.ts'
import { startTestApp, type TestApp } from '../../foundation/database/testing/test-app.ts'
import { NewsletterSubscriber } from '../newsletter/newsletter-subscriber.entity.ts'
import { Mailer } from './mailer.ts'
import { OutboxEntry } from './outbox-entry.entity.ts'
import { OutboxWorker } from './outbox-worker.ts'
import { startSmtpServer, type SmtpServer } from './testing/smtp-server.ts'
import { contactMessage } from '../contact/testing/contact-message.ts'

const HOUR_MS = 3_600_000

onEachDatabase('mail', (newConfig, database) => {
  let smtp: SmtpServer
  let api: TestApp
  let worker: OutboxWorker
  beforeAll(async () => {
    smtp = await startSmtpServer()
    api = await startTestApp(
      await newConfig({
        SMTP_URL: smtp.url,
        NOTIFY_TO: 'office@site.example',
        SITE_ORIGINS: 'https://www.site.example',
      }),
    )
    worker = api.app.get(OutboxWorker)
  }, 60_000)
  afterAll(async () => {
    await api.app.close()
    await smtp.stop()
  })
  beforeEach(() => api.dataSource.manager.clear(OutboxEntry))

  const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
    api.inject({ method: 'POST', url, payload, headers })
  const waiting = () => api.dataSource.manager.find(OutboxEntry, { order: { id: 'ASC' } })
  /** What the server took in the course of some work, unfolded. */
  const mailsOf = async (work: () => Promise<unknown>) => {
    const before = smtp.mails.length
    await work()
    return smtp.mails.slice(before).map((mail) => mail.replace(/=\r\n/g, '').replace(/=3D/g, '='))
  }

  it('tells the office of a message once, with the way to answer', async () => {
    const { reference } = (await post('/api/contact', contactMessage())).json<{
      reference: string
    }>()
    const mails = await mailsOf(() => worker.deliverDue())
    expect(mails).toHaveLength(1)
    expect(mails[0]).toContain(`Subject: Message ${reference}: gold`)
    expect(mails[0]).toContain('Reply-To: ama@visitor.example')
    expect(mails[0]).toContain('To: office@site.example')
    expect(mails[0]).toContain('about a consignment')
    await expect(mailsOf(() => worker.deliverDue())).resolves.toEqual([])
    await expect(waiting()).resolves.toEqual([])
  })

  it('tells of what looks like a program, and marks it', async () => {
    const [mail] = await mailsOf(async () => {
      await post('/api/contact', contactMessage(), { 'x-form-trap': 'x' })
      await worker.deliverDue()
    })
    expect(mail).toMatch(/^Subject: \[Suspected spam\] Message C-/m)
    expect(mail).toContain('Suspected spam: a field was filled in that people do not see.')
  })

  it('tries again after a refusal, later each time, and goes on with the others', async () => {
    await post('/api/newsletter', { email: `ama@${smtp.refusedDomain}` })
    await post('/api/contact', contactMessage())
    const now = new Date()
    await expect(mailsOf(() => worker.deliverDue(() => now))).resolves.toHaveLength(1)
    const [refused] = await waiting()
    expect(refused).toMatchObject({ attempts: 1, lastError: 'EENVELOPE' })
    expect(refused?.dueAt.getTime()).toBe(now.getTime() + 60_000)
    const later = new Date(now.getTime() + HOUR_MS)
    await worker.deliverDue(() => later)
    const [again] = await waiting()
    expect(again?.attempts).toBe(2)
    expect(again?.dueAt.getTime()).toBe(later.getTime() + 120_000)
  })

  it('keeps every mail of a long round from other processes, counted from its own turn', async () => {
    for (let count = 0; count < 3; count++) await post('/api/contact', contactMessage())
    let now = Date.now()
    const claims: { at: number; dueAt: number }[] = []
    const mailer = api.app.get(Mailer)
    const send = jest.spyOn(mailer, 'send').mockImplementation(async () => {
      const claimed = await api.dataSource.manager.findOneByOrFail(OutboxEntry, { attempts: 1 })
      claims.push({ at: now, dueAt: claimed.dueAt.getTime() })
      // A slow server: two mails take longer than the first one was claimed for.
      now += 70_000
    })
    try {
      await worker.deliverDue(() => new Date(now))
    } finally {
      send.mockRestore()
    }
    expect(claims.map(({ at, dueAt }) => dueAt - at)).toEqual([120_000, 120_000, 120_000])
  })

  it('loses nothing to a server that is down', async () => {
    const down = await startSmtpServer()
    await down.stop()
    const config = await newConfig({ SMTP_URL: down.url })
    const other = await startTestApp(config)
    try {
      const sent = await other.inject({
        method: 'POST',
        url: '/api/contact',
        payload: contactMessage(),
      })
      expect(sent.statusCode).toBe(201)
      await other.app.get(OutboxWorker).deliverDue()
      await expect(other.dataSource.manager.find(OutboxEntry)).resolves.toMatchObject([
        { attempts: 1, kind: 'contact' },
      ])
    } finally {
      await other.app.close()
    }
  }, 60_000)

  // A second program over one SQLite file is no deployment of ours.
  if (database === 'MariaDB') {
    it('gives one mail to one of several processes', async () => {
      await post('/api/contact', contactMessage())
      const [entry] = await waiting()
      const twin = await createApp(api.app.get<Config>(CONFIG))
      await twin.init()
      try {
        const mails = await mailsOf(() =>
          Promise.all([worker.deliverDue(), twin.get(OutboxWorker).deliverDue()]),
        )
        expect(entry).toBeDefined()
        expect(mails).toHaveLength(1)
      } finally {
        await twin.close()
      }
    })
  }

  it('confirms by a button, mails once a day, and unsubscribes by one click', async () => {
    const email = 'kojo@visitor.example'
    const [mail = ''] = await mailsOf(async () => {
      await post('/api/newsletter', { email })
      await post('/api/newsletter', { email })
      await worker.deliverDue()
    })
    const find = () => api.dataSource.manager.findOneBy(NewsletterSubscriber, { email })
    await expect(waiting()).resolves.toEqual([])
    const [link = ''] = /\/api\/newsletter\/confirm\?token=\w+/.exec(mail) ?? []
    const [, out = ''] =
      /List-Unsubscribe: <https:\/\/www\.site\.example(\S+?)>/.exec(mail.replace(/\r\n /g, ' ')) ??
      []
    expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')

    const page = await api.inject(link)
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(page.headers['content-security-policy']).toContain("form-action 'self'")
    await expect(find()).resolves.toMatchObject({ confirmedAt: null })
    const form = { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' }
    const press = (url: string, payload = '') =>
      api.inject({ method: 'POST', url, payload, headers: form })
    await expect(press(link)).resolves.toMatchObject({ statusCode: 200 })
    expect((await find())?.confirmedAt).toBeInstanceOf(Date)
    expect((await press(`${link}0`)).body).toContain('holds no longer')

    await api.inject(out)
    await expect(find()).resolves.not.toBeNull()
    await expect(press(out, 'List-Unsubscribe=One-Click')).resolves.toMatchObject({
      statusCode: 200,
    })
    await expect(find()).resolves.toBeNull()
    expect((await press('/api/telemetry', 'firstName=Ama')).statusCode).toBe(415)
  })
})
