import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { ContactResponse } from 'shared-contracts/api/contact'
import * as v from 'valibot'
import { Contact } from '../contact/contact.entity.ts'
import { onEachDatabase } from '../../foundation/database/testing/on-each-database.ts'
import { startTestApp, type TestApp } from '../../foundation/database/testing/test-app.ts'
import { OutboxEntry } from '../mail/outbox-entry.entity.ts'
import { contactMessage } from '../contact/testing/contact-message.ts'

onEachDatabase('intake', (newConfig) => {
  let api: TestApp
  beforeAll(async () => {
    api = await startTestApp(
      await newConfig({
        INTAKE_LIMIT_PER_ADDRESS: '5',
        INTAKE_LIMIT_PER_EMAIL: '3',
        TRUSTED_PROXIES: 'loopback,10.0.0.0/8',
        SITE_ORIGINS: 'https://www.site.example',
      }),
    )
  }, 60_000)
  afterAll(() => api.app.close())

  const send = (email: string, headers: Record<string, string>, changes: object = {}) =>
    api.inject({
      method: 'POST',
      url: '/api/contact',
      payload: { ...contactMessage({ email }), ...changes },
      headers,
    })
  const from = (address: string) => ({ 'x-forwarded-for': address })
  const statuses = async (sent: ReturnType<typeof send>[]) =>
    (await Promise.all(sent)).map(({ statusCode }) => statusCode).sort()

  it('accepts no more from one address than its limit, and says when to come again', async () => {
    const emails = Array.from({ length: 8 }, (_, index) => `a${index}@visitor.example`)
    const sent = emails.map((email) => send(email, from('192.0.2.1')))
    await expect(statuses(sent)).resolves.toEqual([201, 201, 201, 201, 201, 429, 429, 429])
    const refused = await send('a9@visitor.example', from('192.0.2.1'))
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(600)
    await expect(send('a9@visitor.example', from('192.0.2.2'))).resolves.toMatchObject({
      statusCode: 201,
    })
  })

  it('accepts no more for one e-mail address, however it is spelt and wherever it comes from', async () => {
    const emails = ['b@visitor.example', 'B@visitor.example', 'b@VISITOR.example', 'B@V.example']
    const sent = emails.map((email, index) =>
      send(email.replace('V.', 'visitor.'), from(`192.0.2.1${index}`)),
    )
    await expect(statuses(sent)).resolves.toEqual([201, 201, 201, 429])
  })

  it('counts neither what is not valid nor repeats of a key', async () => {
    const address = from('192.0.2.30')
    for (let time = 0; time < 6; time += 1) {
      const invalid = await send('nobody', address)
      const repeated = await send('c@visitor.example', { ...address, 'idempotency-key': 'c-1' })
      expect([invalid.statusCode, repeated.statusCode]).toEqual([400, 201])
    }
  })

  it('believes trusted proxies alone: a forged hop before them changes nothing', async () => {
    const sent = Array.from({ length: 6 }, (_, index) =>
      send(`d${index}@visitor.example`, from(`203.0.113.${index}, 192.0.2.40, 10.1.1.1`)),
    )
    await expect(statuses(sent)).resolves.toEqual([201, 201, 201, 201, 201, 429])
  })

  it('tells visitors apart by their addresses, where proxies add the port of the connection', async () => {
    const sendSix = (hopsOf: (index: number) => string) =>
      statuses(
        Array.from({ length: 6 }, (_, index) => {
          const hops = hopsOf(index)
          return send(`${hops.replace(/\W/g, '-')}@visitor.example`, from(hops))
        }),
      )
    await expect(sendSix((index) => `192.0.2.80:4915${index}`)).resolves.toEqual([
      ...[201, 201, 201, 201, 201, 429],
    ])
    await expect(sendSix((index) => `[2001:db8::${index}]:443`)).resolves.toEqual([
      ...[201, 201, 201, 201, 201, 429],
    ])
    await expect(sendSix((index) => `192.0.2.9${index}, 10.1.1.1:4915${index}`)).resolves.toEqual([
      ...[201, 201, 201, 201, 201, 201],
    ])
  })

  it.each([
    ['a page of another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['an origin that is not listed', { origin: 'https://evil.example' }, 403],
    ['an origin that is hidden', { origin: 'null' }, 403],
    ['the site', { origin: 'https://www.site.example', 'sec-fetch-site': 'same-origin' }, 201],
    ['a program', {}, 201],
  ])('hears a message from %s', async (_, headers, status) => {
    const response = await send('e@visitor.example', {
      ...from('192.0.2.50'),
      ...headers,
    })
    expect(response.statusCode).toBe(status)
  })

  it('stores what looks like a program, marks it, tells the office, and answers as always', async () => {
    const response = await send('f@visitor.example', { ...from('192.0.2.60'), 'x-form-trap': 'x' })
    const { id, reference } = v.parse(ContactResponse, response.json())
    expect(response.statusCode).toBe(201)
    expect(reference).toMatch(/^C-/)
    await expect(api.dataSource.manager.findOneBy(Contact, { id })).resolves.toMatchObject({
      suspicion: 'trap',
    })
    await expect(
      api.dataSource.manager.existsBy(OutboxEntry, { kind: 'contact', recordId: id }),
    ).resolves.toBe(true)
  })

  it('writes one name in one way, and stores no member that it does not know', async () => {
    const changes = { firstName: 'Jose\u0301', website: 'https://buy.example' }
    const response = await send('g@visitor.example', from('192.0.2.70'), changes)
    const { id } = v.parse(ContactResponse, response.json())
    const stored = await api.dataSource.manager.findOneByOrFail(Contact, { id })
    expect(stored.firstName).toBe('Jos\u00e9')
    expect(stored).not.toHaveProperty('website')
  })
})
