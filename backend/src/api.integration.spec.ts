import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { ContactResponse } from 'shared-contracts/api/contact'
import { ErrorResponse } from 'shared-contracts/api/error'
import { NewsResponse } from 'shared-contracts/api/news'
import { SubsidiaryResponse } from 'shared-contracts/api/subsidiary'
import { SUBSIDIARY_SLUGS } from 'shared-contracts/site/subsidiaries'
import type { CareerApplicationRequest } from 'shared-contracts/api/career'
import * as v from 'valibot'
import { CareerApplication } from './intake/careers/career-application.entity.ts'
import { emailHash } from './intake/submission/email-hash.ts'
import { Contact } from './intake/contact/contact.entity.ts'
import { onEachDatabase } from './foundation/database/testing/on-each-database.ts'
import { startTestApp, type TestApp } from './foundation/database/testing/test-app.ts'
import { documentedInject } from './foundation/openapi/testing/documented-answers.ts'
import { contactMessage } from './intake/contact/testing/contact-message.ts'

const application = (): CareerApplicationRequest => ({
  firstName: 'Kojo',
  lastName: 'Addo',
  email: 'kojo@visitor.example',
  phone: '+233 20 000 0000',
  position: 'Gold Trading Analyst',
  experience: 'mid',
  education: 'master',
  cv: 'ɔ'.repeat(20_000),
  coverLetter: 'ŋ'.repeat(20_000),
  availability: '1month',
})

onEachDatabase('API', (newConfig) => {
  let api: TestApp
  beforeAll(async () => {
    api = await startTestApp(await newConfig())
  }, 60_000)
  afterAll(() => api.app.close())

  const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
    api.inject({ method: 'POST', url, payload, headers })

  describe('content', () => {
    it('lists the five subsidiaries in menu order', async () => {
      const response = await api.inject('/api/subsidiaries')
      const list = v.parse(v.array(SubsidiaryResponse), response.json())
      expect(list.map(({ slug }) => slug)).toEqual(SUBSIDIARY_SLUGS)
    })

    it.each(SUBSIDIARY_SLUGS)('answers one subsidiary by its slug %s', async (slug) => {
      const response = await api.inject(`/api/subsidiaries/${slug}`)
      expect(v.parse(SubsidiaryResponse, response.json()).slug).toBe(slug)
    })

    it('answers 404 for a slug that no subsidiary has', async () => {
      const response = await api.inject('/api/subsidiaries/shipping')
      expect(response.statusCode).toBe(404)
      expect(v.is(ErrorResponse, response.json())).toBe(true)
    })

    it('lists eight news items, newest first', async () => {
      const response = await api.inject('/api/news')
      const dates = v.parse(v.array(NewsResponse), response.json()).map(({ date }) => date)
      expect(dates).toHaveLength(8)
      expect(dates).toEqual(dates.toSorted().toReversed())
    })
  })

  describe('messages and applications', () => {
    it('stores a message as it was sent and answers 201', async () => {
      const sent = contactMessage({ message: 'Please call me about a consignment. 🌍 Ɛyɛ!' })
      const response = await post('/api/contact', sent)
      expect(response.statusCode).toBe(201)
      const { id, createdAt, reference } = v.parse(ContactResponse, response.json())
      expect(reference).toMatch(/^C-/)
      await expect(api.dataSource.manager.findOneBy(Contact, { id })).resolves.toEqual({
        id,
        ...sent,
        reference,
        emailHash: emailHash(sent.email),
        suspicion: null,
        // The message does not report a fact of the league.
        ...{ subject: null, factKind: null, factSlug: null, factAddress: null },
        createdAt: new Date(createdAt),
        // Nobody has handled it yet.
        revision: 1,
        state: 'new',
        assigneeId: null,
        updatedAt: null,
        updatedBy: '',
      })
    })

    it('stores an application in full, however long it may be', async () => {
      const response = await post('/api/careers/apply', application())
      expect(response.statusCode).toBe(201)
      const { id } = v.parse(ContactResponse, response.json())
      await expect(
        api.dataSource.manager.findOneBy(CareerApplication, { id }),
      ).resolves.toMatchObject(application())
    })

    it('stores two equal messages without a key twice', async () => {
      const text = contactMessage({ message: 'Sent twice on purpose.' })
      await post('/api/contact', text)
      await post('/api/contact', text)
      await expect(
        api.dataSource.manager.countBy(Contact, { message: text.message }),
      ).resolves.toBe(2)
    })

    it('answers the repeat of a key from the first, and stores once', async () => {
      const headers = { 'idempotency-key': 'repeat-1' }
      const text = contactMessage({ message: 'Only once, please.' })
      const first = await post('/api/contact', text, headers)
      const second = await post('/api/contact', { ...text }, headers)
      expect(second.statusCode).toBe(201)
      expect(second.json()).toEqual(first.json())
      await expect(
        api.dataSource.manager.countBy(Contact, { message: text.message }),
      ).resolves.toBe(1)
    })

    it('tells keys apart by case and by endpoint', async () => {
      const text = contactMessage({ message: 'Keys differ by case.' })
      await post('/api/contact', text, { 'idempotency-key': 'case' })
      const upper = await post('/api/contact', contactMessage(), { 'idempotency-key': 'CASE' })
      const other = await post('/api/careers/apply', application(), { 'idempotency-key': 'case' })
      expect([upper.statusCode, other.statusCode]).toEqual([201, 201])
    })

    it('refuses a key that was used with another body', async () => {
      const headers = { 'idempotency-key': 'other-1' }
      await post('/api/contact', contactMessage(), headers)
      const response = await post('/api/contact', contactMessage({ firstName: 'Esi' }), headers)
      expect(response.statusCode).toBe(422)
    })

    it('makes one row of forty concurrent posts of one key', async () => {
      const text = contactMessage({ message: 'Forty at once.' })
      const responses = await Promise.all(
        Array.from({ length: 40 }, () =>
          post('/api/contact', text, { 'idempotency-key': 'forty-1' }),
        ),
      )
      expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([201]))
      expect(new Set(responses.map(({ body }) => body)).size).toBe(1)
      await expect(
        api.dataSource.manager.countBy(Contact, { message: text.message }),
      ).resolves.toBe(1)
    })

    it('keeps concurrent messages apart when some of them fail', async () => {
      const text = contactMessage({ message: 'Side by side.' })
      await post('/api/contact', contactMessage(), { 'idempotency-key': 'taken-1' })
      const responses = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          post('/api/contact', text, {
            'idempotency-key': index % 2 ? 'taken-1' : `side-${index}`,
          }),
        ),
      )
      expect(responses.filter(({ statusCode }) => statusCode === 201)).toHaveLength(10)
      await expect(
        api.dataSource.manager.countBy(Contact, { message: text.message }),
      ).resolves.toBe(10)
    })
  })

  it('is ready while the database answers and is migrated', async () => {
    await expect(api.inject('/readyz')).resolves.toMatchObject({ statusCode: 200 })
  })
})

onEachDatabase('API over an empty database', (newConfig) => {
  it('starts, is alive, is not ready, and answers an honest 503', async () => {
    const { createApp } = await import('./create-app.ts')
    const app = await createApp(await newConfig())
    const inject = documentedInject(app)
    await app.init()
    const statuses = await Promise.all(
      ['/healthz', '/readyz', '/api/news'].map(async (url) => (await inject(url)).statusCode),
    )
    const sent = await inject({
      method: 'POST',
      url: '/api/contact',
      payload: contactMessage(),
    })
    await app.close()
    expect([...statuses, sent.statusCode]).toEqual([200, 503, 503, 503])
    expect(sent.body).not.toMatch(/insert|table|sqlite|mysql/i)
  })
})
