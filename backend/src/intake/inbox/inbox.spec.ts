import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import type { Role } from 'shared-contracts/desk/roles'
import { RETENTION_DAYS } from 'shared-contracts/site/retention'
import { newAccount } from '../../accounts/testing/new-account.ts'
import { User } from '../../accounts/users/user.entity.ts'
import { AuditEntry } from '../../foundation/audit/audit-entry.entity.ts'
import { AUDIT_HEAD_ID, AuditHead } from '../../foundation/audit/audit-head.entity.ts'
import { databaseInMemory } from '../../foundation/database/testing/database-in-memory.ts'
import { CareerApplication } from '../careers/career-application.entity.ts'
import { Contact } from '../contact/contact.entity.ts'
import { contactMessage } from '../contact/testing/contact-message.ts'
import { IdempotencyKey } from '../idempotency/idempotency-key.entity.ts'
import { IdempotentWrites } from '../idempotency/idempotent-writes.ts'
import { OutboxEntry } from '../mail/outbox-entry.entity.ts'
import { Outbox } from '../mail/outbox.ts'
import { PublicAnswer } from '../public-answers/public-answer.entity.ts'
import { APPLICATIONS, MESSAGES, seenBy, type InboxKind } from './inbox-kind.ts'
import { InboxThreads } from './inbox-threads.ts'
import { Inbox, type InboxQuery } from './inbox.ts'
import { ThreadEntry } from './thread-entry.entity.ts'

const NOW = new Date('2026-01-31T12:00:00.000Z')
const HOUR_MS = 3_600_000
const ACTOR = { actor: 'Ama Office', address: '192.0.2.1' }
const REPORTS = seenBy(MESSAGES, 'league-editor')

const database = databaseInMemory([
  ...[Contact, CareerApplication, User, ThreadEntry, PublicAnswer],
  ...[AuditEntry, AuditHead, IdempotencyKey, OutboxEntry],
])

let inbox: Inbox

const newInbox = (SMTP_URL?: string) => {
  const { dataSource, transactions } = database()
  return new Inbox(
    dataSource,
    transactions,
    new IdempotentWrites(dataSource, transactions),
    new InboxThreads(dataSource, new Outbox(), { NOTIFY_TO: 'office@site.example' }),
    { RETENTION_DAYS: { ...RETENTION_DAYS, messages: 100, applications: 200 }, SMTP_URL },
  )
}

beforeEach(async () => {
  jest.useFakeTimers({ now: NOW, doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] })
  await database().manager.insert(AuditHead, { id: AUDIT_HEAD_ID, entries: 0 })
  inbox = newInbox()
})
afterEach(() => void jest.useRealTimers())

/** A message arrives. @returns its id. */
async function arrive(changes: Partial<Contact> = {}): Promise<number> {
  const { manager } = database()
  const contact = manager.create(Contact, { ...contactMessage(), createdAt: NOW, ...changes })
  await manager.insert(Contact, contact)
  return contact.id
}
async function apply(changes: Partial<CareerApplication> = {}): Promise<number> {
  const { manager } = database()
  const application = manager.create(CareerApplication, {
    ...{ firstName: 'Kofi', lastName: 'Adu', email: 'kofi@visitor.example', phone: '020' },
    ...{ position: 'Analyst', experience: 'mid', education: 'master', cv: 'Ten years' },
    ...{ coverLetter: 'I trade in gold.', availability: '1month', createdAt: NOW },
    ...changes,
  })
  await manager.insert(CareerApplication, application)
  return application.id
}
/** Adds an account. @returns its id. */
async function employ(name: string, role: Role, changes: Partial<User> = {}): Promise<number> {
  const { manager } = database()
  const user = manager.create(User, { ...(await newAccount({ name, role })), ...changes })
  await manager.insert(User, user)
  return user.id
}
const report = { factKind: 'table', factSlug: '2024-25', factAddress: '/gpl/tables' } as const

const list = async (query: Partial<InboxQuery> = {}, kind: InboxKind = MESSAGES) => {
  const all = { page: 1, perPage: 25, order: 'asc', suspected: 'false' } as const
  const { items, total } = await inbox.list(kind, { ...all, ...query })
  return { ids: items.map(({ id }) => id), items, total }
}
const ids = async (query: Partial<InboxQuery> = {}, kind: InboxKind = MESSAGES) =>
  (await list(query, kind)).ids
const ago = (hours: number) => ({ createdAt: new Date(NOW.getTime() - hours * HOUR_MS) })

describe('the list', () => {
  it('has the newest first, and of those at the same time the one that was stored last', async () => {
    const [old, one, other] = [await arrive(ago(1)), await arrive(), await arrive()]
    expect(await ids()).toEqual([other, one, old])
  })

  it('is ordered by a property either way', async () => {
    const second = await arrive({ lastName: 'Boateng', ...ago(2) })
    const first = await arrive({ lastName: 'Asante', ...ago(1) })
    const third = await arrive({ lastName: 'Mensah' })
    expect(await ids({ sort: 'lastName' })).toEqual([first, second, third])
    expect(await ids({ sort: 'lastName', order: 'desc' })).toEqual([third, second, first])
    expect(await ids({ sort: 'createdAt' })).toEqual([second, first, third])
  })

  it('comes in pages, and counts all of them', async () => {
    const all = [await arrive(ago(4)), await arrive(ago(3)), await arrive(ago(2)), await arrive()]
    const [first, second, third, fourth] = all.toReversed()
    expect(await list({ perPage: 3 })).toMatchObject({ ids: [first, second, third], total: 4 })
    expect(await list({ perPage: 3, page: 2 })).toMatchObject({ ids: [fourth], total: 4 })
  })

  it('has suspected messages apart', async () => {
    const [good, bad] = [await arrive(), await arrive({ suspicion: 'trap' })]
    expect(await ids()).toEqual([good])
    expect(await ids({ suspected: 'true' })).toEqual([bad])
  })

  it('is filtered by state, topic and assignee', async () => {
    const ama = await employ('Ama Office', 'office')
    const fresh = await arrive({ subsidiary: 'agricol' })
    const open = await arrive({ state: 'open', assigneeId: ama, ...ago(1) })
    expect(await ids({ state: 'open' })).toEqual([open])
    expect(await ids({ topic: 'agricol' })).toEqual([fresh])
    expect(await ids({ assignee: 'ama office' })).toEqual([open])
    expect(await ids({ assignee: 'nobody' })).toEqual([fresh])
    expect(await ids({ assignee: 'Somebody Unknown' })).toEqual([])
  })

  it('is searched for words, in the name and in what was written', async () => {
    const first = await arrive({ firstName: 'Yaa', message: 'A consignment', reference: 'C-1' })
    await arrive({ message: 'Something else', ...ago(1) })
    expect(await ids({ q: 'yaa OFORI' })).toEqual([first])
    expect(await ids({ q: 'consignment' })).toEqual([first])
    expect(await ids({ q: 'c-1' })).toEqual([first])
    expect(await ids({ q: 'yaa something' })).toEqual([])
  })

  it('is of applications by their position', async () => {
    const [analyst, clerk] = [await apply(), await apply({ position: 'Clerk', ...ago(1) })]
    expect(await ids({}, APPLICATIONS)).toEqual([analyst, clerk])
    expect(await ids({ topic: 'Clerk' }, APPLICATIONS)).toEqual([clerk])
    expect(await ids({ q: 'gold' }, APPLICATIONS)).toEqual([analyst, clerk])
  })

  it('has only reports about the league for its editors', async () => {
    await arrive()
    const reported = await arrive(report)
    expect(await list({}, REPORTS)).toMatchObject({ ids: [reported], total: 1 })
  })

  it('names who works on what', async () => {
    const ama = await employ('Ama Office', 'office')
    await arrive({ assigneeId: ama })
    await arrive(ago(1))
    const { items } = await list()
    expect(items.map(({ assignee }) => assignee)).toEqual(['Ama Office', null])
  })
})

describe('a record', () => {
  it('has all that was sent, and is kept as long as its kind', async () => {
    const id = await arrive({ reference: 'C-7K2Q-9XMD', suspicion: 'haste', ...report })
    await expect(inbox.find(MESSAGES, id)).resolves.toEqual({
      ...{ id, revision: 1, updatedAt: NOW.toISOString(), updatedBy: 'the sender' },
      ...{ reference: 'C-7K2Q-9XMD', firstName: 'Ama', lastName: 'Ofori' },
      ...{ email: 'ama@visitor.example', createdAt: NOW.toISOString(), suspicion: 'haste' },
      ...{ state: 'new', assignee: null, keptUntil: '2026-05-11' },
      ...{ subsidiary: 'gold', message: 'Please call me about a consignment.', subject: null },
      fact: { kind: 'table', slug: '2024-25', address: '/gpl/tables' },
      ...{ publicAnswer: null, thread: [], sendsMail: false },
    })
    const applied = await apply()
    await expect(inbox.find(APPLICATIONS, applied)).resolves.toMatchObject({
      ...{ keptUntil: '2026-08-19', position: 'Analyst', cv: 'Ten years' },
    })
  })

  it('says whether a reply would be mailed, and what was answered in public', async () => {
    const [other, id] = [await arrive(report), await arrive(report)]
    const text = 'It was two to one.'
    await database().manager.insert(PublicAnswer, {
      ...{ contactId: id, factKind: 'table', factSlug: '2024-25', text },
      ...{ reportedAt: NOW, answeredAt: NOW },
    })
    inbox = newInbox('smtp://mail.site.example')
    await expect(inbox.find(MESSAGES, id)).resolves.toMatchObject({
      sendsMail: true,
      publicAnswer: text,
    })
    await expect(inbox.find(MESSAGES, other)).resolves.toMatchObject({ publicAnswer: null })
  })

  it('is found by nobody when there is none, or when the caller may not see it', async () => {
    const id = await arrive()
    await expect(inbox.find(MESSAGES, id + 1)).rejects.toThrow('There is no such message')
    await expect(inbox.find(REPORTS, id)).rejects.toThrow('There is no such message')
    await expect(inbox.find(APPLICATIONS, id)).rejects.toThrow('There is no such application')
  })
})

const change = (
  id: number,
  body: { state?: 'new' | 'open' | 'closed'; assignee?: string | null },
  expected = 1,
) => inbox.change(MESSAGES, id, { state: 'new', assignee: null, ...body }, expected, ACTOR)
const thread = async (id: number) =>
  ((await inbox.find(MESSAGES, id)).thread ?? []).map(({ kind, by, text }) => [kind, by, text])
const audit = async () =>
  (await database().manager.find(AuditEntry, { order: { id: 'ASC' } })).map(
    ({ actor, address, action, change: what }) => [actor, address, action, what],
  )

describe('a change', () => {
  it('of the state is in the thread and in the audit log', async () => {
    const id = await arrive({ reference: 'C-7K2Q-9XMD' })
    const later = new Date(NOW.getTime() + HOUR_MS)
    jest.setSystemTime(later)
    await expect(change(id, { state: 'open' })).resolves.toMatchObject({
      ...{ id, revision: 2, state: 'open', assignee: null },
      ...{ updatedAt: later.toISOString(), updatedBy: 'Ama Office' },
      thread: [{ kind: 'state', text: 'open' }],
    })
    expect(await thread(id)).toEqual([['state', 'Ama Office', 'open']])
    const what = 'C-7K2Q-9XMD: open, nobody'
    expect(await audit()).toEqual([['Ama Office', '192.0.2.1', 'message changed', what]])
  })

  it('of the assignee is too, and names a record without a code by its number', async () => {
    await employ('Esi Office', 'office')
    const id = await arrive()
    await expect(change(id, { assignee: 'esi office' })).resolves.toMatchObject({
      assignee: 'Esi Office',
      state: 'open',
    })
    const returned = change(id, { state: 'open', assignee: null }, 2)
    await expect(returned).resolves.toMatchObject({ assignee: null, state: 'open' })
    expect(await thread(id)).toEqual([
      ['assignment', 'Ama Office', 'esi office'],
      ['assignment', 'Ama Office', 'nobody'],
    ])
    expect((await audit()).map(([, , , what]) => what)).toEqual([
      `${id}: open, esi office`,
      `${id}: open, nobody`,
    ])
  })

  it('leaves other records alone', async () => {
    const [id, other] = [await arrive(), await arrive()]
    await change(id, { state: 'closed' })
    await expect(inbox.find(MESSAGES, other)).resolves.toMatchObject({ state: 'new', revision: 1 })
  })

  it('keeps an assignee whose account was turned off since', async () => {
    const assigneeId = await employ('Yaw Office', 'office', { state: 'off' })
    const id = await arrive({ assigneeId })
    await expect(change(id, { state: 'closed', assignee: 'Yaw Office' })).resolves.toMatchObject({
      assignee: 'Yaw Office',
    })
    expect(await thread(id)).toEqual([['state', 'Ama Office', 'closed']])
  })

  it('is refused with the current record when somebody else was first', async () => {
    const id = await arrive()
    await change(id, { state: 'open' })
    await expect(change(id, { state: 'closed' })).rejects.toMatchObject({
      status: 409,
      details: { current: { id, state: 'open', revision: 2 } },
    })
    expect(await thread(id)).toEqual([['state', 'Ama Office', 'open']])
    expect(await audit()).toHaveLength(1)
  })

  it('is refused as outdated before anything else about it is', async () => {
    const id = await arrive()
    await change(id, { state: 'open' })
    await expect(change(id, { assignee: 'Nobody known' })).rejects.toMatchObject({ status: 409 })
  })

  it.each<[string, Role, Partial<User>, string]>([
    ['does not work on messages', 'personnel', {}, 'Kojo does not work on messages'],
    ['has no account any more', 'office', { state: 'off' }, 'Kojo does not work on messages'],
    ['sees only reports about the league', 'league-editor', {}, 'Kojo does not work on this'],
  ])('cannot give a message to who %s', async (_, role, changes, message) => {
    await employ('Kojo', role, changes)
    const id = await arrive()
    await expect(change(id, { assignee: 'Kojo' })).rejects.toMatchObject({
      status: 400,
      fieldErrors: { assignee: [message] },
    })
    await expect(inbox.find(MESSAGES, id)).resolves.toMatchObject({ revision: 1, assignee: null })
  })

  it('cannot give it to nobody known', async () => {
    const id = await arrive()
    await expect(change(id, { assignee: 'Kojo' })).rejects.toMatchObject({
      fieldErrors: { assignee: ['Kojo does not work on messages'] },
    })
  })

  it('gives a report to an editor of the league', async () => {
    await employ('Kojo', 'league-editor')
    await arrive()
    const id = await arrive(report)
    await expect(change(id, { assignee: 'Kojo' })).resolves.toMatchObject({ assignee: 'Kojo' })
  })
})

describe('the names that may be assigned', () => {
  it('are those of accounts that work on this part, in order', async () => {
    await employ('Yaw', 'office')
    await employ('Abena', 'administrator')
    await employ('Esi', 'personnel')
    await employ('Efua', 'office', { state: 'off' })
    await expect(inbox.assignees(MESSAGES)).resolves.toEqual(['Abena', 'Yaw'])
    await expect(inbox.assignees(APPLICATIONS)).resolves.toEqual(['Esi'])
  })
})

const write = (
  id: number,
  kind: 'note' | 'reply',
  {
    key,
    actor = 'Ama Office',
    text = 'Hello',
  }: { key?: string; actor?: string; text?: string } = {},
) => inbox.write(MESSAGES, id, { kind, text }, { ...ACTOR, actor }, key)

describe('what is written about a message', () => {
  it('is a note for colleagues, and no mail', async () => {
    const id = await arrive({ reference: 'C-7K2Q-9XMD' })
    await expect(write(id, 'note')).resolves.toMatchObject({
      ...{ id, state: 'new', revision: 1 },
      thread: [{ kind: 'note', by: 'Ama Office', text: 'Hello' }],
    })
    expect(await database().manager.count(OutboxEntry)).toBe(0)
    expect(await audit()).toEqual([['Ama Office', '192.0.2.1', 'message noted', 'C-7K2Q-9XMD']])
  })

  it('is a reply that is mailed, after which the message is no longer new', async () => {
    const id = await arrive()
    await expect(write(id, 'reply')).resolves.toMatchObject({
      ...{ state: 'open', revision: 2, updatedBy: 'Ama Office' },
      thread: [{ kind: 'reply', delivery: 'waiting' }],
    })
    expect(await database().manager.count(OutboxEntry)).toBe(1)
    expect((await audit()).map(([, , action]) => action)).toEqual(['message answered'])
    await expect(write(id, 'reply', { text: 'One more' })).resolves.toMatchObject({ revision: 2 })
  })

  it('is a reply that leaves a closed message closed', async () => {
    const id = await arrive({ state: 'closed' })
    await expect(write(id, 'reply')).resolves.toMatchObject({ state: 'closed', revision: 1 })
  })

  it('is written once for each request of one person', async () => {
    const [id, other] = [await arrive(), await arrive()]
    await write(id, 'note', { key: 'k' })
    await write(id, 'note', { key: 'k' })
    expect(await thread(id)).toHaveLength(1)
    await expect(write(id, 'note', { key: 'k', text: 'Goodbye' })).rejects.toMatchObject({
      status: 422,
    })
    await write(id, 'note', { key: 'k', actor: 'Yaw' })
    await write(id, 'reply', { key: 'k' })
    await write(id, 'note', { key: 'l' })
    await write(other, 'note', { key: 'k' })
    expect(await thread(id)).toEqual([
      ['note', 'Ama Office', 'Hello'],
      ['note', 'Yaw', 'Hello'],
      ['reply', 'Ama Office', 'Hello'],
      ['note', 'Ama Office', 'Hello'],
    ])
    expect(await thread(other)).toHaveLength(1)
  })

  it('is not kept with the request, which outlives an erased message', async () => {
    const id = await arrive()
    await write(id, 'note', { key: 'k', text: 'A note about her' })
    expect(await database().manager.find(IdempotencyKey)).toMatchObject([{ answer: '{}' }])
  })

  it('is refused when the message is gone', async () => {
    await expect(write(1, 'note')).rejects.toThrow('There is no such message')
    expect(await database().manager.count(ThreadEntry)).toBe(0)
  })
})
