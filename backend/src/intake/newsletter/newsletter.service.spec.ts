import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import type { NewsletterList } from 'shared-contracts/api/newsletter'
import { EntityManager } from 'typeorm'
import type { Background } from '../../foundation/concurrency/background.ts'
import { databaseInMemory } from '../../foundation/database/testing/database-in-memory.ts'
import { ErasureSchedule } from '../../foundation/erasure/erasure-schedule.ts'
import { Erasures } from '../../foundation/erasure/erasures.ts'
import { SubjectHashes } from '../../foundation/erasure/ledger-entry.ts'
import { NotedErasure } from '../../foundation/erasure/noted-erasure.entity.ts'
import { OutboxEntry } from '../mail/outbox-entry.entity.ts'
import { Outbox } from '../mail/outbox.ts'
import { RateLimit } from '../submission/rate-limit.entity.ts'
import { RateLimits } from '../submission/rate-limits.ts'
import type { Suspicion } from '../submission/suspicion.ts'
import { CONFIRMATION } from './confirmation-mail.ts'
import { NewsletterSubscriber } from './newsletter-subscriber.entity.ts'
import { NEWSLETTER_RECORDS } from './newsletter-records.ts'
import { NewsletterService } from './newsletter.service.ts'

const NOW = new Date('2026-01-01T12:00:00.000Z')
const DAY_MS = 24 * 3_600_000
const EMAIL = 'ama@visitor.example'

const database = databaseInMemory([NewsletterSubscriber, NotedErasure, OutboxEntry, RateLimit])

let ledger: string[]
let outbox: Outbox
let service: NewsletterService

const newService = ({ SMTP_URL, perEmail = 10 }: { SMTP_URL?: string; perEmail?: number } = {}) => {
  const { dataSource, transactions } = database()
  const limits = new RateLimits({ INTAKE_LIMIT_PER_ADDRESS: 0, INTAKE_LIMIT_PER_EMAIL: perEmail })
  const config = { SMTP_URL, PUBLIC_ORIGIN: 'https://www.site.example', SITE_ORIGINS: [] }
  const erasures = new Erasures({
    ...{ dataSource, transactions, records: [NEWSLETTER_RECORDS], days: 36_500 },
    hashes: new SubjectHashes('a key'),
    ledger: {
      add: (name) => Promise.resolve(void ledger.push(name)),
      list: () => Promise.resolve(ledger),
      remove: () => Promise.resolve(),
    },
  })
  const schedule = new ErasureSchedule(erasures, {} as Background)
  return new NewsletterService(dataSource, transactions, limits, outbox, erasures, schedule, config)
}

beforeEach(() => {
  jest.useFakeTimers({ now: NOW, doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] })
  ledger = []
  outbox = new Outbox()
  service = newService({ SMTP_URL: 'smtp://mail.site.example' })
  service.onModuleInit()
})
afterEach(() => void jest.useRealTimers())

const subscribe = ({
  email = EMAIL,
  list = 'group',
  suspicion = null,
}: { email?: string; list?: NewsletterList; suspicion?: Suspicion | null } = {}) =>
  service.subscribe({ email, list }, { address: '192.0.2.1', suspicion, keyFor: () => undefined })
const subscribers = () => database().manager.find(NewsletterSubscriber, { order: { id: 'ASC' } })
const find = (list: NewsletterList = 'group') =>
  database().manager.findOneByOrFail(NewsletterSubscriber, { list })
const questions = () => database().manager.count(OutboxEntry)
/** The mail server accepts all mails that wait. */
const deliver = () => database().manager.clear(OutboxEntry)
const tokenOf = async (list?: NewsletterList) => (await find(list)).token ?? ''
const compose = (id: number) => outbox.composerOf(CONFIRMATION)?.(id)

describe('signing up', () => {
  it('stores the address, and asks its owner', async () => {
    await subscribe()
    expect(await subscribers()).toMatchObject([
      {
        ...{ list: 'group', email: EMAIL, token: expect.stringMatching(/^[\da-f]{40}$/) },
        ...{ askedAt: NOW, confirmedAt: null, suspicion: null, createdAt: NOW },
      },
    ])
    const { id } = await find()
    expect(await database().manager.find(OutboxEntry)).toMatchObject([
      { kind: CONFIRMATION, recordId: id },
    ])
  })

  it('is answered the same whoever is on the list, and by whether mails can be sent', async () => {
    const answers = [await subscribe(), await subscribe(), await subscribe({ suspicion: 'haste' })]
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set([JSON.stringify({ email: EMAIL, isMailed: true })]),
    )
    service = newService()
    expect(await subscribe()).toEqual({ email: EMAIL, isMailed: false })
  })

  it('stores one address of any case once for each list', async () => {
    await subscribe()
    await subscribe({ email: 'AMA@visitor.example' })
    await subscribe({ list: 'league-company' })
    const [group, company] = await subscribers()
    expect([group, company]).toMatchObject([{ list: 'group' }, { list: 'league-company' }])
    expect(company?.token).not.toBe(group?.token)
    expect(await subscribers()).toHaveLength(2)
  })

  it('is limited', async () => {
    for (let count = 0; count < 10; count += 1) await subscribe()
    await expect(subscribe()).rejects.toMatchObject({ status: 429 })
  })

  it('is no mistake when another process has stored the address in between', async () => {
    await subscribe()
    await deliver()
    service = newService({ perEmail: 0 })
    const notYet = jest.spyOn(EntityManager.prototype, 'findOneBy').mockResolvedValueOnce(null)
    await expect(subscribe()).resolves.toMatchObject({ email: EMAIL })
    notYet.mockRestore()
    expect([(await subscribers()).length, await questions()]).toEqual([1, 0])
  })
})

describe('the owner of an address', () => {
  it('is asked once a day, however often it is entered', async () => {
    await subscribe()
    await deliver()
    jest.setSystemTime(NOW.getTime() + DAY_MS - 1)
    await subscribe()
    expect(await questions()).toBe(0)
    jest.setSystemTime(NOW.getTime() + DAY_MS)
    const token = await tokenOf()
    await subscribe()
    expect(await questions()).toBe(1)
    expect(await find()).toMatchObject({ token, askedAt: new Date(NOW.getTime() + DAY_MS) })
  })

  it('is asked once by a mail that waits, for whatever time', async () => {
    await subscribe()
    jest.setSystemTime(NOW.getTime() + 9 * DAY_MS)
    await subscribe()
    expect(await questions()).toBe(1)
  })

  it('is not asked after confirming', async () => {
    await subscribe()
    await deliver()
    await service.confirm(await tokenOf())
    jest.setSystemTime(NOW.getTime() + 9 * DAY_MS)
    await subscribe()
    expect(await questions()).toBe(0)
  })

  it('is asked for no program, which has no effect on a sign-up that is there either', async () => {
    await subscribe({ suspicion: 'trap' })
    expect(await find()).toMatchObject({ suspicion: 'trap', askedAt: null })
    await subscribe({ suspicion: 'haste' })
    expect(await find()).toMatchObject({ suspicion: 'trap', askedAt: null })
    expect(await questions()).toBe(0)
    await subscribe()
    expect(await find()).toMatchObject({ suspicion: null, askedAt: NOW })
    expect(await questions()).toBe(1)
  })

  it('gets a token with the question where an older sign-up has none', async () => {
    await subscribe({ suspicion: 'trap' })
    await database().manager.update(NewsletterSubscriber, { email: EMAIL }, { token: null })
    await subscribe()
    expect(await tokenOf()).toMatch(/^[\da-f]{40}$/)
  })
})

describe('the question', () => {
  it('names both ways by the token', async () => {
    await subscribe({ list: 'league-company' })
    await subscribe()
    const { id, token } = await find()
    await expect(compose(id)).resolves.toMatchObject({
      to: EMAIL,
      text: expect.stringContaining(
        `https://www.site.example/api/newsletter/confirm?token=${token}`,
      ),
      unsubscribeUrl: `https://www.site.example/api/newsletter/unsubscribe?token=${token}`,
    })
  })

  it('is not sent to who has confirmed, was erased or has no token', async () => {
    await subscribe()
    const { id, token } = await find()
    await service.confirm(token ?? '')
    await expect(compose(id)).resolves.toBeNull()
    const { manager } = database()
    await manager.update(NewsletterSubscriber, { id }, { confirmedAt: null, token: null })
    await expect(compose(id)).resolves.toBeNull()
    await manager.delete(NewsletterSubscriber, { id })
    await expect(compose(id)).resolves.toBeNull()
  })
})

describe('a token', () => {
  it('confirms its own list, and keeps when that was done first', async () => {
    await subscribe()
    await subscribe({ list: 'league-company' })
    const token = await tokenOf('league-company')
    await expect(service.confirm(token)).resolves.toBe('league-company')
    jest.setSystemTime(NOW.getTime() + DAY_MS)
    await expect(service.confirm(token)).resolves.toBe('league-company')
    expect(await find('league-company')).toMatchObject({ confirmedAt: NOW })
    expect(await find('group')).toMatchObject({ confirmedAt: null })
  })

  it('takes its owner off its own list', async () => {
    await subscribe()
    await subscribe({ list: 'league-company' })
    await service.unsubscribe(await tokenOf('group'))
    expect(await subscribers()).toMatchObject([{ list: 'league-company' }])
    expect(await database().manager.find(OutboxEntry)).toHaveLength(1)
  })

  it('that took its owner off a list is noted without saying whose it was', async () => {
    await subscribe()
    const token = await tokenOf()
    await service.unsubscribe(token)
    await service.unsubscribe(token)
    const [noted, ...others] = await database().manager.find(NotedErasure)
    expect(others).toEqual([])
    expect(noted?.entry).not.toContain(token)
  })

  it('that is unknown does nothing', async () => {
    await subscribe()
    await expect(service.confirm('unknown')).resolves.toBeNull()
    await expect(service.unsubscribe('unknown')).resolves.toBeUndefined()
    expect(await subscribers()).toMatchObject([{ confirmedAt: null }])
    expect(await database().manager.count(NotedErasure)).toBe(0)
  })
})
