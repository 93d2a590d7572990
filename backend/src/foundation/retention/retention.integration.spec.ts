import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { RECORDS } from '../../app.module.ts'
import { CareerApplication } from '../../intake/careers/career-application.entity.ts'
import { Contact } from '../../intake/contact/contact.entity.ts'
import { onEachDatabase } from '../database/testing/on-each-database.ts'
import { startTestApp, type TestApp } from '../database/testing/test-app.ts'
import { parseConfig } from '../config/config.ts'
import { IdempotencyKey } from '../../intake/idempotency/idempotency-key.entity.ts'
import { OutboxEntry } from '../../intake/mail/outbox-entry.entity.ts'
import { NewsletterSubscriber } from '../../intake/newsletter/newsletter-subscriber.entity.ts'
import { Transactions } from '../database/transactions.ts'
import { erase } from '../erasure/erase.ts'
import { subjectOf } from '../../intake/submission/subject-of.ts'
import { purge } from './purge.ts'

const DAY_MS = 24 * 3_600_000
const KEPT = { ...parseConfig({}).RETENTION_DAYS, messages: 10, applications: 10 }

onEachDatabase('retention', (newConfig) => {
  let api: TestApp
  beforeAll(async () => {
    api = await startTestApp(await newConfig())
  }, 60_000)
  afterAll(() => api.app.close())

  const post = async (url: string, payload: object, key?: string) => {
    const headers = key ? { 'idempotency-key': key } : {}
    const response = await api.inject({ method: 'POST', url, payload, headers })
    expect(response.statusCode).toBe(201)
    return response.json<{ reference: string }>()
  }
  const contact = (email: string, key?: string) =>
    post(
      '/api/contact',
      { firstName: 'A', lastName: 'O', email, subsidiary: 'gold', message: 'Please call me.' },
      key,
    )
  const apply = (email: string) =>
    post('/api/careers/apply', {
      firstName: 'K',
      lastName: 'A',
      email,
      phone: '1',
      position: 'Gold Trading Analyst',
      experience: 'mid',
      education: 'master',
      coverLetter: 'I trade in gold.',
      availability: '1month',
    })
  const subscribe = (email: string) => post('/api/newsletter', { email })
  const erased = (named: Parameters<typeof subjectOf>[0]) =>
    api.dataSource.transaction((manager) => erase(manager, RECORDS, subjectOf(named)))
  const purgeAt = (now: Date) => purge(api.app.get(Transactions), RECORDS, { kept: KEPT, now })
  const emailsOf = async (
    entity: typeof Contact | typeof CareerApplication | typeof NewsletterSubscriber,
  ) => (await api.dataSource.manager.find(entity)).map(({ email }) => email)

  it('erases one thing by its reference, however that is typed', async () => {
    const { reference } = await contact('ref@visitor.example')
    await contact('other@visitor.example')
    await expect(erased({ reference: ` ${reference.toLowerCase()} ` })).resolves.toEqual({
      messages: 1,
      applications: 0,
      subscriptions: 0,
      requests: 0,
    })
    const left = await emailsOf(Contact)
    expect(left).toContain('other@visitor.example')
    expect(left).not.toContain('ref@visitor.example')
  })

  it("erases all that came from an address, and nobody else's", async () => {
    await contact('Ama@visitor.example')
    await apply('ama@visitor.example')
    await subscribe('AMA@visitor.example')
    await contact('ama2@visitor.example')
    await expect(erased({ email: 'ama@Visitor.example' })).resolves.toEqual({
      messages: 1,
      applications: 1,
      subscriptions: 1,
      requests: 0,
    })
    await expect(emailsOf(Contact)).resolves.toContain('ama2@visitor.example')
    await expect(emailsOf(CareerApplication)).resolves.toEqual([])
  })

  it('purges what is older than its time, and keeps the rest', async () => {
    await contact('old@visitor.example', 'old-key')
    await subscribe('silent@visitor.example')
    const { manager } = api.dataSource
    const days = (count: number) => new Date(Date.now() + count * DAY_MS)
    await expect(purgeAt(days(6))).resolves.toMatchObject({
      messages: 0,
      subscriptions: 0,
      keys: 0,
    })
    await purgeAt(days(8))
    await expect(manager.count(IdempotencyKey)).resolves.toBe(0)
    await expect(emailsOf(Contact)).resolves.toContain('old@visitor.example')
    await purgeAt(days(31))
    await expect(manager.count(Contact)).resolves.toBe(0)
    await expect(emailsOf(NewsletterSubscriber)).resolves.toEqual(['silent@visitor.example'])
    // Once the question has left the outbox, silence counts as an answer.
    await manager.clear(OutboxEntry)
    await purgeAt(days(31))
    await expect(emailsOf(NewsletterSubscriber)).resolves.toEqual([])
  })

  it('purges a sign-up that looked like a program, whose owner was never asked', async () => {
    const email = 'trapped@visitor.example'
    const headers = { 'x-form-trap': 'x' }
    await api.inject({ method: 'POST', url: '/api/newsletter', payload: { email }, headers })
    const days = (count: number) => new Date(Date.now() + count * DAY_MS)
    await purgeAt(days(29))
    await expect(emailsOf(NewsletterSubscriber)).resolves.toEqual([email])
    await purgeAt(days(31))
    await expect(emailsOf(NewsletterSubscriber)).resolves.toEqual([])
  })
})
