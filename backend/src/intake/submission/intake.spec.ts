import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { databaseInMemory } from '../../foundation/database/testing/database-in-memory.ts'
import { CareerApplication } from '../careers/career-application.entity.ts'
import { CONTACT_INTAKE } from '../contact/contact-form.ts'
import { Contact } from '../contact/contact.entity.ts'
import { contactMessage } from '../contact/testing/contact-message.ts'
import { IdempotencyKey } from '../idempotency/idempotency-key.entity.ts'
import { IdempotentWrites } from '../idempotency/idempotent-writes.ts'
import { OutboxEntry } from '../mail/outbox-entry.entity.ts'
import { Outbox } from '../mail/outbox.ts'
import { emailHash } from './email-hash.ts'
import { Intake } from './intake.ts'
import { RateLimit } from './rate-limit.entity.ts'
import { RateLimits } from './rate-limits.ts'
import type { SenderOfRequest } from './sender.decorator.ts'

const NOW = new Date('2026-01-01T12:00:00.000Z')
const MINUTE_MS = 60_000

const database = databaseInMemory([
  Contact,
  CareerApplication,
  IdempotencyKey,
  OutboxEntry,
  RateLimit,
])

let outbox: Outbox
let intake: Intake

beforeEach(() => {
  jest.useFakeTimers({ now: NOW, doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] })
  const { dataSource, transactions } = database()
  outbox = new Outbox()
  intake = new Intake(
    new IdempotentWrites(dataSource, transactions),
    new RateLimits({ INTAKE_LIMIT_PER_ADDRESS: 2, INTAKE_LIMIT_PER_EMAIL: 0 }),
    outbox,
    dataSource,
    { NOTIFY_TO: 'office@site.example' },
  )
  intake.register(CONTACT_INTAKE)
})
afterEach(() => void jest.useRealTimers())

const store = (
  changes: Parameters<typeof contactMessage>[0] = {},
  { suspicion = null, key }: { suspicion?: SenderOfRequest['suspicion']; key?: string } = {},
) =>
  intake.store(CONTACT_INTAKE, contactMessage(changes), {
    address: '192.0.2.1',
    suspicion,
    keyFor: () => key,
  })
const stored = () => database().manager.find(Contact)
const queued = () => database().manager.find(OutboxEntry)

describe('a form that was sent', () => {
  it('is stored with what the server knows of it, and answered with its code', async () => {
    const answer = await store({ email: 'Ama@visitor.example' }, { suspicion: 'trap' })
    const [contact] = await stored()
    expect(contact).toMatchObject({
      ...contactMessage({ email: 'Ama@visitor.example' }),
      reference: expect.stringMatching(/^C-/),
      emailHash: emailHash('ama@visitor.example'),
      suspicion: 'trap',
      createdAt: NOW,
    })
    expect(answer).toEqual({
      id: contact?.id,
      createdAt: NOW.toISOString(),
      reference: contact?.reference,
    })
  })

  it('is told to the office by a mail, unless it was erased before', async () => {
    const { id, reference } = await store()
    const [mail] = await queued()
    expect(mail).toMatchObject({ kind: 'contact', recordId: id })
    const compose = outbox.composerOf('contact')
    await expect(compose?.(id)).resolves.toMatchObject({
      to: 'office@site.example',
      subject: `Message ${reference}: Gold`,
    })
    await database().manager.delete(Contact, { id })
    await expect(compose?.(id)).resolves.toBeNull()
  })

  it('is stored once with its key, however often it is sent', async () => {
    const answers = [
      await store({}, { key: 'k' }),
      await store({}, { key: 'k' }),
      await store({}, { key: 'k' }),
    ]
    expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1)
    expect([(await stored()).length, (await queued()).length]).toEqual([1, 1])
  })

  it('is refused over the limits of its sender, and nobody is told', async () => {
    await store()
    await store()
    await expect(store()).rejects.toMatchObject({ status: 429 })
    expect([(await stored()).length, (await queued()).length]).toEqual([2, 2])
  })
})

describe('the page that says that a form was sent', () => {
  it('is shown for half an hour to who has the code', async () => {
    const { reference = '' } = await store()
    await expect(intake.knows(Contact, reference)).resolves.toBe(true)
    jest.setSystemTime(NOW.getTime() + 30 * MINUTE_MS - 1)
    await expect(intake.knows(Contact, reference)).resolves.toBe(true)
    jest.setSystemTime(NOW.getTime() + 30 * MINUTE_MS)
    await expect(intake.knows(Contact, reference)).resolves.toBe(false)
  })

  it('is shown for no other code, and no other form', async () => {
    const { reference = '' } = await store()
    await expect(intake.knows(Contact, 'C-0000-0000')).resolves.toBe(false)
    await expect(intake.knows(CareerApplication, reference)).resolves.toBe(false)
  })
})
