import { Socket } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it, jest } from '@jest/globals'
import { CONFIG, type Config } from '../../foundation/config/config.ts'
import { createApp } from '../../create-app.ts'
import { onEachDatabase } from '../../foundation/database/testing/on-each-database.ts'
import { startTestApp, type TestApp } from '../../foundation/database/testing/test-app.ts'
import { NewsletterSubscriber } from '../newsletter/newsletter-subscriber.entity.ts'
import { Mailer } from './mailer.ts'
import { OutboxEntry } from './outbox-entry.entity.ts'
import { LEASE_MS, OutboxWorker } from './outbox-worker.ts'
import { outboxState } from './outbox-state.ts'
import { resend } from './resend.ts'
import { SLOW_DOMAIN, startSmtpServer, type SmtpServer } from './testing/smtp-server.ts'
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
  /** Returns the mails that the server accepted during some work, unfolded. */
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
    expect(mails[0]).toContain(`Subject: Message ${reference}: Gold`)
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

  it.each(['busy.example', 'relayed.example', 'bad-sender.example', 'uncoded.example'])(
    'tries again after %s took none, later each time, and goes on with the others',
    async (domain) => {
      await post('/api/newsletter', { email: `ama@${domain}` })
      await post('/api/contact', contactMessage())
      const now = new Date()
      await expect(mailsOf(() => worker.deliverDue(() => now))).resolves.toHaveLength(1)
      const [refused] = await waiting()
      expect(refused).toMatchObject({ attempts: 1, lastError: 'EENVELOPE', failedAt: null })
      expect(refused?.dueAt.getTime()).toBe(now.getTime() + 60_000)
      const later = new Date(now.getTime() + HOUR_MS)
      await worker.deliverDue(() => later)
      const [again] = await waiting()
      expect(again?.attempts).toBe(2)
      expect(again?.dueAt.getTime()).toBe(later.getTime() + 120_000)
    },
  )

  it('sends a mail once to a server that accepts it late', async () => {
    // A hundred times as fast: the server takes 40 s.
    const limit = AbortSignal.timeout.bind(AbortSignal)
    jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => limit(ms / 100))
    const limitOf = Reflect.get(Socket.prototype, 'setTimeout')
    jest.spyOn(Socket.prototype, 'setTimeout').mockImplementation(function (
      this: Socket,
      ms,
      expire,
    ) {
      return limitOf.call(this, ms / 100, expire)
    })
    try {
      await post('/api/newsletter', { email: `ama@${SLOW_DOMAIN}` })
      await expect(mailsOf(() => worker.deliverDue())).resolves.toHaveLength(1)
      await expect(waiting()).resolves.toEqual([])
    } finally {
      jest.restoreAllMocks()
    }
  })

  it('does not take a word of the recipient’s address for a refusal of ours', async () => {
    await post('/api/newsletter', { email: 'ama@relay.example' })
    const now = new Date()
    await worker.deliverDue(() => now)
    await expect(waiting()).resolves.toMatchObject([{ attempts: 1, failedAt: now }])
  })

  it('gives up at once what the server refuses for good, and says so until it is resent', async () => {
    await post('/api/newsletter', { email: 'ama@unknown.example' })
    const now = new Date()
    await worker.deliverDue(() => now)
    await expect(waiting()).resolves.toMatchObject([{ attempts: 1, failedAt: now }])
    const later = new Date(now.getTime() + 1_000 * HOUR_MS)
    await worker.deliverDue(() => later)
    await expect(waiting()).resolves.toMatchObject([{ attempts: 1 }])
    const { manager } = api.dataSource
    await expect(outboxState(manager, later)).resolves.toEqual({
      waiting: 0,
      oldestSeconds: 0,
      failed: 1,
    })
    const metrics = (await api.inject('/metrics')).body
    expect(metrics).toContain('outbox_failed 1')
    await expect(resend(manager, later)).resolves.toBe(1)
    const state = await outboxState(manager, later)
    expect(state).toMatchObject({ waiting: 1, failed: 0 })
    expect(state.oldestSeconds).toBeGreaterThanOrEqual(1_000 * 3_600)
  })

  it('gives up after five days of attempts', async () => {
    await post('/api/newsletter', { email: 'kofi@busy.example' })
    const begun = Date.now()
    let now = new Date(begun)
    for (let attempt = 0; attempt < 40; attempt += 1) {
      await worker.deliverDue(() => now)
      const [entry] = await waiting()
      if (entry?.failedAt) break
      now = entry?.dueAt ?? now
    }
    const days = (now.getTime() - begun) / (24 * HOUR_MS)
    expect(days).toBeGreaterThan(4)
    expect(days).toBeLessThan(5)
    await expect(outboxState(api.dataSource.manager, now)).resolves.toMatchObject({ failed: 1 })
  }, 30_000)

  it('names a mail once, for every attempt and for ever', async () => {
    const idOf = (mail = '') => /^Message-ID: <(\S+)@/im.exec(mail)?.[1]
    await post('/api/contact', contactMessage())
    const [stored] = await waiting()
    const [first] = await mailsOf(() => worker.deliverDue())
    expect(idOf(first)).toBe(stored?.messageId)
    expect(idOf(first)).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/)
    // A restored database assigns its ids again.
    await post('/api/contact', contactMessage())
    await api.dataSource.manager.update(OutboxEntry, { attempts: 0 }, { id: stored?.id ?? 0 })
    const [second] = await mailsOf(() => worker.deliverDue())
    expect(idOf(second)).not.toBe(idOf(first))
  })

  it('sends on when the clock was set back a year', async () => {
    await post('/api/contact', contactMessage())
    const nextYear = new Date(Date.now() + 365 * 24 * HOUR_MS)
    await api.dataSource.manager.update(OutboxEntry, { attempts: 0 }, { dueAt: nextYear })
    await expect(mailsOf(() => worker.deliverDue())).resolves.toHaveLength(1)
  })

  it('keeps every mail of a long round from other processes, counted from its own turn', async () => {
    for (let count = 0; count < 3; count++) await post('/api/contact', contactMessage())
    let now = Date.now()
    const claims: { at: number; dueAt: number }[] = []
    const mailer = api.app.get(Mailer)
    const send = jest.spyOn(mailer, 'send').mockImplementation(async () => {
      const claimed = await api.dataSource.manager.findOneByOrFail(OutboxEntry, { attempts: 1 })
      claims.push({ at: now, dueAt: claimed.dueAt.getTime() })
      // A slow server: two mails take longer than the first one's lease.
      now += LEASE_MS * 0.6
    })
    try {
      await worker.deliverDue(() => new Date(now))
    } finally {
      send.mockRestore()
    }
    expect(claims.map(({ at, dueAt }) => dueAt - at)).toEqual([LEASE_MS, LEASE_MS, LEASE_MS])
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

  // Several programs on one SQLite file are not a supported deployment.
  if (database === 'MariaDB') {
    it('gives one mail to one of several processes', async () => {
      const twin = await createApp(api.app.get<Config>(CONFIG))
      await twin.init()
      try {
        const mails = await mailsOf(async () => {
          await post('/api/contact', contactMessage())
          await Promise.all([worker.deliverDue(), twin.get(OutboxWorker).deliverDue()])
        })
        expect(mails).toHaveLength(1)
      } finally {
        await twin.close()
      }
    })
  }

  it('leaves a mail of a kind that only a newer version can write to that version', async () => {
    await post('/api/contact', contactMessage())
    await api.dataSource.manager.updateAll(OutboxEntry, { kind: 'of-a-newer-version' })
    expect(await mailsOf(() => worker.deliverDue())).toEqual([])
    expect(await waiting()).toMatchObject([{ kind: 'of-a-newer-version', attempts: 0 }])
  })

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
