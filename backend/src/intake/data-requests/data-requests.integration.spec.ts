import { afterAll, beforeAll, beforeEach, expect, it, jest } from '@jest/globals'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { VISITOR_PAGE_HEADERS } from 'shared-server/page/visitor-page'
import * as v from 'valibot'
import { CONFIG, type Config } from '../../foundation/config/config.ts'
import { onEachDatabase } from '../../foundation/database/testing/on-each-database.ts'
import { SubjectHashes } from '../../foundation/erasure/ledger-entry.ts'
import { emptyTables } from '../../foundation/database/testing/empty-tables.ts'
import { startTestApp, type TestApp } from '../../foundation/database/testing/test-app.ts'
import { Transactions } from '../../foundation/database/transactions.ts'
import { CareerApplication } from '../careers/career-application.entity.ts'
import { Contact } from '../contact/contact.entity.ts'
import { contactMessage } from '../contact/testing/contact-message.ts'
import { OutboxEntry } from '../mail/outbox-entry.entity.ts'
import { OutboxWorker } from '../mail/outbox-worker.ts'
import { Outbox } from '../mail/outbox.ts'
import { startSmtpServer, type SmtpServer } from '../mail/testing/smtp-server.ts'
import { NewsletterSubscriber } from '../newsletter/newsletter-subscriber.entity.ts'
import { subjectOf } from '../submission/subject-of.ts'
import { DataRequest } from './data-request.entity.ts'

const DAY_MS = 24 * 3_600_000
const ASK = '/api/data-request'
const Copy = v.object({
  email: v.string(),
  isComplete: v.boolean(),
  kept: v.record(v.string(), v.array(v.looseObject({ email: v.string() }))),
})

onEachDatabase('data requests', (newConfig) => {
  let smtp: SmtpServer
  let api: TestApp
  beforeAll(async () => {
    smtp = await startSmtpServer()
    api = await startTestApp(
      await newConfig({
        SMTP_URL: smtp.url,
        SITE_ORIGINS: 'https://www.site.example',
        INTAKE_LIMIT_PER_ADDRESS: '0',
        TRUSTED_PROXIES: 'loopback',
      }),
    )
  }, 60_000)
  afterAll(async () => {
    await api.app.close()
    await smtp.stop()
  })
  beforeEach(async () => {
    await emptyTables(api.dataSource.manager, [
      OutboxEntry,
      DataRequest,
      Contact,
      CareerApplication,
    ])
  })

  const send = (url: string, payload: object) => api.inject({ method: 'POST', url, payload })
  const submit = (url: string, fields: Record<string, string>, headers: object = {}) =>
    api.inject({
      method: 'POST',
      url,
      payload: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    })
  /** Delivers all mails. A round of the process itself may have begun before the last mail was queued. */
  const deliverAll = async () => {
    do await api.app.get(OutboxWorker).deliverDue()
    while ((await api.dataSource.manager.count(OutboxEntry)) > 0)
  }
  const mailsAfter = async (work: () => Promise<unknown>) => {
    const before = smtp.mails.length
    await work()
    await deliverAll()
    return smtp.mails.slice(before).map((mail) => mail.replace(/=\r\n/g, '').replace(/=3D/g, '='))
  }
  const linksFor = async (email: string) => {
    const mails = await mailsAfter(() => submit(ASK, { email }))
    return mails.flatMap((mail) => /\/api\/data-request\/open\?token=([\w-]+)/.exec(mail) ?? [])
  }
  const tokenFor = async (email: string) => (await linksFor(email))[1] ?? ''
  const leave = async (email: string) => {
    await send('/api/contact', contactMessage({ email }))
    await send('/api/careers/apply', {
      ...{ firstName: 'K', lastName: 'A', email, phone: '1', position: 'Gold Trading Analyst' },
      ...{ experience: 'mid', education: 'master', availability: '1month' },
      coverLetter: 'I trade in gold.',
    })
    await send('/api/newsletter', { email })
    await deliverAll()
  }

  it('answers the same for an address that is known and one that is not, and mails the known one', async () => {
    await leave('ama@visitor.example')
    const pages: string[] = []
    const mails = await mailsAfter(async () => {
      for (const email of ['ama@visitor.example', 'nobody@visitor.example']) {
        const answer = await submit(ASK, { email })
        expect(answer.statusCode).toBe(200)
        pages.push(answer.body)
      }
    })
    expect(pages[0]).toBe(pages[1])
    expect(mails).toHaveLength(1)
    expect(mails[0]).toContain('To: ama@visitor.example')
    await expect(api.dataSource.manager.count(OutboxEntry)).resolves.toBe(0)
  })

  it('gives back an address that is none, as it was typed', async () => {
    const answer = await submit(ASK, { email: 'ama"@visitor.example' })
    expect(answer.statusCode).toBe(422)
    expect(answer.body).toContain('value="ama&quot;@visitor.example"')
  })

  it('leads back to the page before, and keeps the prefix of the group in all links', async () => {
    const returnTo = '/fbcpartners/privacy'
    const email = 'nobody@visitor.example'
    const pages = [
      await api.inject(`${ASK}?${new URLSearchParams({ returnTo }).toString()}`),
      await submit(ASK, { email: 'nobody', returnTo }),
      await submit(ASK, { email, returnTo }),
    ]
    for (const { body } of pages) {
      expect(body).toContain('<a href="/fbcpartners">')
      expect(body).toContain('<a href="/fbcpartners/privacy">Privacy Policy</a>')
      expect(body).toContain('<a href="/fbcpartners/privacy">Back to the page</a>')
      expect(body).not.toContain('href="/privacy"')
    }
    expect(pages[0]?.body).toContain('name="returnTo" value="/fbcpartners/privacy"')
  })

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example'])(
    'does not lead to %s',
    async (returnTo) => {
      for (const page of [
        await api.inject(`${ASK}?${new URLSearchParams({ returnTo }).toString()}`),
        await submit(ASK, { email: 'nobody', returnTo }),
      ]) {
        expect(page.body).not.toContain('evil')
        expect(page.body).toContain('<a href="/">Back to the site</a>')
      }
    },
  )

  it('answers in words when the database is lost, or the form is of another site', async () => {
    const lost = jest
      .spyOn(api.app.get(Transactions), 'run')
      .mockRejectedValue(Object.assign(new Error('lost'), { code: 'ECONNREFUSED' }))
    const token = 'a'.repeat(43)
    const answers = [
      await submit(ASK, { email: 'ama@visitor.example' }),
      await submit(`${ASK}/copy`, { token }),
      await submit(`${ASK}/erase`, { token }),
    ]
    lost.mockRestore()
    answers.push(
      await submit(ASK, { email: 'ama@visitor.example' }, { origin: 'https://evil.example' }),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503, 403])
    for (const { headers } of answers) expect(headers).toMatchObject(VISITOR_PAGE_HEADERS)
    expect(answers[0]?.body).toContain('This page cannot be shown right now')
    expect(answers[3]?.body).toContain('It came from another site')
  })

  it('answers every page in the look of the site, under the policy of that look', async () => {
    const pages = [
      await api.inject(ASK),
      await submit(ASK, { email: 'nobody@visitor.example' }),
      await submit(ASK, { email: 'nobody' }),
      await api.inject(`${ASK}/open?token=${'a'.repeat(43)}`),
      await submit(`${ASK}/copy`, {}),
      await submit(`${ASK}/erase`, {}),
    ]
    expect(pages.map(({ statusCode }) => statusCode)).toEqual([200, 200, 422, 200, 410, 410])
    for (const { headers, body } of pages) {
      expect(headers).toMatchObject({
        ...VISITOR_PAGE_HEADERS,
        'referrer-policy': expect.stringMatching(/^(same-origin|no-referrer)$/),
      })
      expect(body).toContain('<header><a href="/">')
    }
  })

  it('gives a copy of everything by a link that works once', async () => {
    await leave('Kojo@visitor.example')
    await leave('other@visitor.example')
    const token = await tokenFor('kojo@visitor.example')
    const stored = await api.dataSource.manager.find(DataRequest)
    expect(JSON.stringify(stored)).not.toContain(token)

    const opened = await api.inject(`${ASK}/open?token=${token}`)
    expect(opened.body).toContain(`value="${token}"`)
    expect(opened.headers['referrer-policy']).toBe('no-referrer')
    expect(opened.headers['cache-control']).toBe('no-store')
    await expect(api.dataSource.manager.count(Contact)).resolves.toBe(2)

    const answer = await submit(`${ASK}/copy`, { token }, { origin: 'null' })
    expect(answer.headers['content-disposition']).toContain('attachment')
    const { kept, isComplete } = v.parse(Copy, answer.json())
    expect(isComplete).toBe(true)
    expect(Object.keys(kept).sort()).toEqual(['applications', 'messages', 'subscriptions'])
    for (const rows of Object.values(kept)) {
      expect(rows.map(({ email }) => email)).toEqual(['Kojo@visitor.example'])
    }
    expect(answer.body).toContain('about a consignment')
    for (const action of ['copy', 'erase']) {
      const again = await submit(`${ASK}/${action}`, { token })
      expect([again.statusCode, again.body]).toEqual([
        410,
        expect.stringContaining('holds no longer'),
      ])
    }
  })

  it('erases everything of the address, mails that wait too, and nothing else, and once', async () => {
    await leave('esi@visitor.example')
    await leave('other@visitor.example')
    const token = await tokenFor('ESI@visitor.example')
    await send('/api/contact', contactMessage({ email: 'esi@visitor.example' }))
    const answers = await Promise.all([
      submit(`${ASK}/erase`, { token }),
      submit(`${ASK}/erase`, { token }),
    ])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410])
    const { manager } = api.dataSource
    for (const entity of [Contact, CareerApplication, NewsletterSubscriber]) {
      const emails = (await manager.find(entity)).map(({ email }) => email)
      expect(emails).toContain('other@visitor.example')
      expect(emails).not.toContain('esi@visitor.example')
    }
    await expect(manager.count(OutboxEntry)).resolves.toBe(0)
    await expect(manager.countBy(DataRequest, { email: 'ESI@visitor.example' })).resolves.toBe(0)
  })

  it('writes down what was erased, for a backup that may be restored', async () => {
    const { DATA_DIR } = api.app.get<Config>(CONFIG)
    const key = (await readFile(join(DATA_DIR, 'erasure-key'), 'utf8')).trim()
    const adwoa = new SubjectHashes(key).of(subjectOf({ email: 'adwoa@visitor.example' }))
    const entries = async () =>
      (await readdir(join(DATA_DIR, 'erased'))).filter((name) => name.endsWith(adwoa))
    await leave('adwoa@visitor.example')
    const token = await tokenFor('adwoa@visitor.example')
    await expect(entries()).resolves.toEqual([])
    await expect(submit(`${ASK}/erase`, { token })).resolves.toMatchObject({ statusCode: 200 })
    // The response does not wait for the ledger.
    while ((await entries()).length === 0) await setImmediate()
    await expect(entries()).resolves.toHaveLength(1)
  })

  it('ends a link after a day, and when the clock goes back', async () => {
    await leave('yaw@visitor.example')
    for (const age of [DAY_MS + 1_000, -DAY_MS]) {
      const token = await tokenFor('yaw@visitor.example')
      expect(token).toHaveLength(43)
      const createdAt = new Date(Date.now() - age)
      await api.dataSource.manager.update(
        DataRequest,
        { email: 'yaw@visitor.example' },
        { createdAt },
      )
      await expect(submit(`${ASK}/erase`, { token })).resolves.toMatchObject({ statusCode: 410 })
    }
    await expect(api.dataSource.manager.count(Contact)).resolves.toBe(1)
  })

  it('mails an address three times a day at most, and answers on', async () => {
    await leave('adjoa@visitor.example')
    const mails = await mailsAfter(async () => {
      for (let count = 0; count < 5; count += 1) {
        const answer = await submit(ASK, { email: 'adjoa@visitor.example' })
        expect(answer.statusCode).toBe(200)
        await deliverAll()
      }
    })
    expect(mails).toHaveLength(3)
  })

  it('leaves an address that asks several times one link that opens', async () => {
    await leave('afua@visitor.example')
    const first = await tokenFor('afua@visitor.example')
    const mails = await mailsAfter(async () => {
      for (let count = 0; count < 2; count += 1)
        await submit(ASK, { email: 'afua@visitor.example' })
    })
    expect(mails.length).toBeLessThanOrEqual(2)
    const links = mails.map((mail) => /open\?token=([\w-]+)/.exec(mail)?.[1] ?? '')
    const newest = links.pop() ?? ''
    for (const token of [first, ...links]) {
      await expect(submit(`${ASK}/copy`, { token })).resolves.toMatchObject({ statusCode: 410 })
    }
    await expect(submit(`${ASK}/copy`, { token: newest })).resolves.toMatchObject({
      statusCode: 200,
    })
  })

  it('leaves the link of a later request open when the mail of an earlier one is tried again', async () => {
    await leave('akosua@visitor.example')
    await tokenFor('akosua@visitor.example')
    const token = await tokenFor('akosua@visitor.example')
    const { manager } = api.dataSource
    const [earlier] = await manager.find(DataRequest, { order: { id: 'ASC' } })
    const again = () => api.app.get(Outbox).add(manager, 'data-request', earlier?.id ?? 0)
    await expect(mailsAfter(again)).resolves.toEqual([])
    await expect(submit(`${ASK}/copy`, { token })).resolves.toMatchObject({ statusCode: 200 })
  })

  it.each([
    ['no address', 'ama', {}, 422],
    ['a mailbox with a long s', 'e\u017fi@visitor.example', {}, 422],
    ['markup', '"><script>@visitor.example', {}, 422],
    ['a page of another site', 'ama@visitor.example', { origin: 'https://evil.example' }, 403],
    ['our own page', 'ama@visitor.example', { origin: 'https://www.site.example' }, 200],
  ])('takes %s for what it is', async (_, email, headers, status) => {
    const answer = await submit(ASK, { email }, headers)
    expect(answer.statusCode).toBe(status)
    expect(answer.body).not.toContain('<script>')
  })

  it('refuses a token that is none, whatever is posted', async () => {
    const tries: Record<string, string>[] = [
      {},
      { token: '' },
      { token: "' OR 1=1 --" },
      { token: 'a'.repeat(43) },
    ]
    for (const fields of tries) {
      for (const action of ['copy', 'erase']) {
        const answer = await submit(`${ASK}/${action}`, fields)
        expect(answer.statusCode).toBe(410)
      }
    }
    expect((await api.inject(`${ASK}/open?token="><b>`)).body).not.toContain('<b>')
  })

  it('says whom to write to where no mail can be sent', async () => {
    const silent = await startTestApp(await newConfig())
    try {
      for (const method of ['GET', 'POST'] as const) {
        const answer = await silent.inject({ method, url: ASK })
        expect(answer.body).toContain('cannot send you a link')
        expect(answer.body).not.toContain('<form')
      }
      await expect(silent.dataSource.manager.count(DataRequest)).resolves.toBe(0)
    } finally {
      await silent.app.close()
    }
  }, 30_000)
})
