import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { submissionKey } from 'shared-contracts/api/form'
import { onEachDatabase } from '../../foundation/database/testing/on-each-database.ts'
import { startTestApp, type TestApp } from '../../foundation/database/testing/test-app.ts'
import { Transactions } from '../../foundation/database/transactions.ts'
import { CareerApplication } from '../careers/career-application.entity.ts'
import { Contact } from '../contact/contact.entity.ts'
import { contactMessage } from '../contact/testing/contact-message.ts'
import { OutboxEntry } from '../mail/outbox-entry.entity.ts'
import { Outbox } from '../mail/outbox.ts'
import { NewsletterSubscriber } from '../newsletter/newsletter-subscriber.entity.ts'

const APPLICATION = {
  firstName: 'Kofi',
  lastName: 'Adu',
  email: 'kofi@visitor.example',
  phone: '020 000 0000',
  position: 'Gold Trading Analyst',
  experience: 'mid',
  education: 'master',
  cv: '',
  coverLetter: 'I trade in gold.',
  availability: '1month',
}

let documents = 0

/** Fields that the edge writes into the forms of a document, which was shown a minute ago. */
const newDocument = () => ({
  idempotencyKey: `document-${(documents += 1)}`,
  shownAt: String(Date.now() - 60_000),
  returnTo: '/fbcpartners/gold',
  website: '',
})

onEachDatabase('forms that browsers post themselves', (newConfig) => {
  let api: TestApp
  beforeAll(async () => {
    api = await startTestApp(
      await newConfig({ INTAKE_LIMIT_PER_ADDRESS: '0', INTAKE_LIMIT_PER_EMAIL: '3' }),
    )
  }, 60_000)
  afterAll(() => api.app.close())

  const OWN = { origin: 'http://www.site.example', 'sec-fetch-site': 'same-origin' }
  const post = (url: string, fields: Record<string, string>, headers: object = OWN) =>
    api.inject({
      method: 'POST',
      url,
      payload: new URLSearchParams(fields).toString(),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        host: 'www.site.example',
        ...headers,
      },
    })
  const messagesOf = (email: string) => api.dataSource.manager.findBy(Contact, { email })

  it('are taken once, and lead to a page that names the reference and nobody', async () => {
    const email = 'a@visitor.example'
    const fields = {
      ...newDocument(),
      ...contactMessage({ email, message: 'One\r\nand two lines' }),
    }
    const sent = await post('/api/contact', fields)
    expect(sent.statusCode).toBe(303)
    const [stored] = await messagesOf(email)
    expect(stored).toMatchObject({ message: 'One\nand two lines', suspicion: null })
    const location = String(sent.headers.location)
    expect(location).toBe(
      `/api/contact/sent?reference=${stored?.reference}&returnTo=%2Ffbcpartners%2Fgold`,
    )
    const page = await api.inject(location)
    expect(page.statusCode).toBe(200)
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    })
    for (const text of [
      'Message sent successfully!',
      stored?.reference,
      'href="/fbcpartners/gold"',
    ]) {
      expect(page.body).toContain(text)
    }
    expect(page.body).not.toContain('<script')
  })

  it('count once however often they come, at once and with a script half-way', async () => {
    const email = 'b@visitor.example'
    const document = newDocument()
    const message = contactMessage({ email, message: 'First line\nsecond line' })
    const posted = { ...document, ...message, message: 'First line\r\nsecond line' }
    const scripted = () =>
      api.inject({
        method: 'POST',
        url: '/api/contact',
        payload: message,
        headers: { 'idempotency-key': submissionKey(document.idempotencyKey, message) },
      })
    const sends = [
      post('/api/contact', posted),
      scripted(),
      post('/api/contact', posted),
      scripted(),
    ]
    const statuses = (await Promise.all(sends)).map(({ statusCode }) => statusCode)
    expect(statuses).toEqual([303, 201, 303, 201])
    await expect(messagesOf(email)).resolves.toHaveLength(1)
  })

  it('count as another message when the visitor goes back and writes something else', async () => {
    const email = 'c@visitor.example'
    const document = newDocument()
    for (const message of ['The first message', 'The second message', 'The first message']) {
      const sent = await post('/api/contact', {
        ...document,
        ...contactMessage({ email, message }),
      })
      expect(sent.statusCode).toBe(303)
    }
    await expect(messagesOf(email)).resolves.toHaveLength(2)
  })

  it('come back with all that was typed and what is wrong, tied to each field', async () => {
    const document = newDocument()
    const typed = contactMessage({ email: 'o"neil<b>@', message: '</b>' })
    const { body, statusCode, headers } = await post('/api/contact', { ...document, ...typed })
    expect(statusCode).toBe(422)
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['referrer-policy']).toBe('same-origin')
    for (const part of [
      'value="Ama"',
      'value="o&quot;neil&lt;b&gt;@"',
      '&lt;/b&gt;',
      '<a href="#email">Please enter a valid email address</a>',
      'id="email-note">Please enter a valid email address<',
      'aria-describedby="message-note"',
      'Message must be at least 10 characters long',
      `value="${document.idempotencyKey}"`,
      'value="/fbcpartners/gold"',
    ]) {
      expect(body).toContain(part)
    }
    expect(body.match(/aria-invalid="true"/g)).toHaveLength(2)
    expect(body).toMatch(/<option value="gold" selected>/)
  })

  it('come back with all that was typed when too much was sent, or the database is lost', async () => {
    const email = 'd@visitor.example'
    const send = (message: string) =>
      post('/api/contact', { ...newDocument(), ...contactMessage({ email, message }) })
    for (const message of ['Message one', 'Message two', 'Message three']) await send(message)
    const refused = await send('Message number four')
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused.body).toContain('Message number four')
    expect(refused.body).toContain('Error sending message')

    const lost = jest
      .spyOn(api.app.get(Transactions), 'run')
      .mockRejectedValue(Object.assign(new Error('lost'), { code: 'ECONNREFUSED' }))
    const document = newDocument()
    const fields = { ...document, ...contactMessage({ email: 'e@visitor.example' }) }
    const failed = await post('/api/contact', fields)
    lost.mockRestore()
    expect(failed.statusCode).toBeGreaterThanOrEqual(500)
    expect(failed.body).toContain('Please call me about a consignment.')
    const repeated = await post('/api/contact', fields)
    expect(repeated.statusCode).toBe(303)
    await expect(messagesOf('e@visitor.example')).resolves.toHaveLength(1)
  })

  it.each([
    ['a page of another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['a neighbour', { 'sec-fetch-site': 'same-site', origin: 'http://shop.site.example' }],
    ['an old browser on another site', { origin: 'https://evil.example' }],
    ['an origin that is hidden', { 'sec-fetch-site': 'same-origin', origin: 'null' }],
  ])('of %s are refused in words, and nothing of them is shown or kept', async (_, headers) => {
    const email = 'f@visitor.example'
    const refused = await post('/api/contact', contactMessage({ email }), headers)
    expect(refused.statusCode).toBe(403)
    expect(refused.body).toContain('came from another site')
    expect(refused.body).not.toContain('consignment')
    await expect(messagesOf(email)).resolves.toEqual([])
  })

  it.each([
    ['trap', () => ({ website: 'https://buy.example' })],
    ['haste', () => ({ shownAt: String(Date.now()) })],
  ] as const)(
    'that look like a program by their %s are kept, and the mail says so',
    async (suspicion, trace) => {
      const email = `${suspicion}@visitor.example`
      await post('/api/contact', { ...newDocument(), ...contactMessage({ email }), ...trace() })
      const [stored] = await messagesOf(email)
      expect(stored).toMatchObject({ suspicion })
      const compose = api.app.get(Outbox, { strict: false }).composerOf('contact')
      await expect(compose?.(stored?.id ?? 0)).resolves.toMatchObject({
        subject: expect.stringMatching(/^\[Suspected spam\] Message C-/),
        text: expect.stringMatching(/^Suspected spam: /),
      })
      await expect(
        api.dataSource.manager.existsBy(OutboxEntry, {
          kind: 'contact',
          recordId: stored?.id ?? 0,
        }),
      ).resolves.toBe(true)
    },
  )

  it('apply for a position', async () => {
    const sent = await post('/api/careers/apply', { ...newDocument(), ...APPLICATION })
    expect(sent.statusCode).toBe(303)
    const [stored] = await api.dataSource.manager.findBy(CareerApplication, {
      email: APPLICATION.email,
    })
    const page = await api.inject(String(sent.headers.location))
    expect(page.body).toContain('Application Submitted')
    expect(page.body).toContain(stored?.reference)
    // Each character takes three bytes in UTF-8, and each byte three characters in an urlencoded form.
    const long = { ...APPLICATION, cv: 'ဖ'.repeat(20_000), coverLetter: 'ဖ'.repeat(20_000) }
    await expect(post('/api/careers/apply', long)).resolves.toMatchObject({ statusCode: 303 })
    const wrong = await post('/api/careers/apply', { ...APPLICATION, phone: '', position: '' })
    expect(wrong.statusCode).toBe(422)
    expect(wrong.body).toContain('Phone number is required')
    expect(wrong.body).toContain('Position is required')
  })

  it('sign up for the letter of their own list', async () => {
    const email = "ama.o'neil@visitor.example"
    for (const list of ['group', 'league-company']) {
      const sent = await post('/api/newsletter', { ...newDocument(), email, list })
      expect(sent.statusCode).toBe(303)
      expect(String(sent.headers.location)).not.toContain('neil')
      const page = await api.inject(String(sent.headers.location))
      expect(page.body).toContain('Your address is noted')
    }
    const subscribed = await api.dataSource.manager.findBy(NewsletterSubscriber, { email })
    expect(subscribed.map(({ list }) => list).sort()).toEqual(['group', 'league-company'])
    const wrong = await post('/api/newsletter', { email: 'ama', list: 'league-company' })
    expect(wrong.statusCode).toBe(422)
    expect(wrong.body).toContain('Subscribe Now')
  })

  describe('have a page afterwards that', () => {
    it('says nothing was sent where nothing was', async () => {
      const page = await api.inject('/api/contact/sent?reference=C-0000-0000')
      expect(page.statusCode).toBe(404)
      expect(page.body).toContain('This page holds no longer')
      expect(page.body).not.toContain('C-0000-0000')
    })

    it.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
      'leads back to this site and not to %s',
      async (returnTo) => {
        const query = new URLSearchParams({ returnTo })
        const { body } = await api.inject(`/api/newsletter/sent?${String(query)}`)
        expect(body).not.toContain('evil')
        expect(body).not.toContain('alert')
        expect(body).toContain('<a href="/">Back to the site</a>')
      },
    )
  })
})
