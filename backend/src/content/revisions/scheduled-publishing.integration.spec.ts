import { afterAll, afterEach, beforeAll, expect, it, jest } from '@jest/globals'
import { Logger } from '@nestjs/common'
import { LeagueTopic } from 'shared-contracts/desk/league-content'
import * as v from 'valibot'
import { signedIn, type DeskClient } from '../../accounts/testing/desk-client.ts'
import { AuditEntry } from '../../foundation/audit/audit-entry.entity.ts'
import { onEachDatabase } from '../../foundation/database/testing/on-each-database.ts'
import { startTestApp, type TestApp } from '../../foundation/database/testing/test-app.ts'
import { TOPIC_KIND } from '../../league/stories/topic-kind.ts'
import { publishDue } from './testing/publish-due.ts'

const AT = Date.parse('2030-05-06T07:00:00.000Z')

onEachDatabase('a scheduled record', (newConfig) => {
  let api: TestApp
  let ama: DeskClient
  beforeAll(async () => {
    api = await startTestApp(await newConfig())
    ama = await signedIn(() => api, { name: 'Ama Mensah', role: 'league-editor' })
  }, 60_000)
  afterAll(() => api.app.close())
  afterEach(() => {
    jest.restoreAllMocks()
  })

  const topics = '/api/desk/league/topics'
  const made = async (name: string) =>
    v.parse(LeagueTopic, (await ama.send('POST', topics, { name, posts: 1 })).json()).id
  const publish = (id: number, at?: number) => {
    const body = at === undefined ? {} : { at: new Date(at).toISOString() }
    return ama.send('POST', `${topics}/${id}/publish`, body, { 'if-match': '"1"' })
  }
  const opened = async (id: number) =>
    v.parse(LeagueTopic, (await ama.send('GET', `${topics}/${id}`)).json())
  const runAt = (moment: number) => publishDue(api.app, moment)

  it('is refused beside the field when it could not be published now', async () => {
    const [first, second] = [await made('Penalties'), await made('Penalties')]
    expect((await publish(first)).statusCode).toBe(200)
    const refused = await publish(second, AT)
    expect(refused.statusCode).toBe(400)
    expect(refused.json()).toMatchObject({ fieldErrors: { name: ['This topic is there already'] } })
    expect(await opened(second)).toMatchObject({ state: 'draft', publishAt: null })
  })

  it('that can no longer be published loses its schedule once, and the audit log says why', async () => {
    const [first, second] = [await made('Transfers'), await made('Transfers')]
    await publish(first, AT)
    expect((await publish(second, AT + 1)).statusCode).toBe(200)
    const warn = jest.spyOn(Logger.prototype, 'warn')
    const failed = jest.spyOn(Logger.prototype, 'error')
    for (const wait of [1, 120_000]) await runAt(AT + wait)
    expect(await opened(first)).toMatchObject({ state: 'published' })
    expect(await opened(second)).toMatchObject({
      ...{ state: 'draft', publishAt: null, publishRevision: null, publishedRevision: null },
    })
    const entries = await api.dataSource.manager.findBy(AuditEntry, { actor: 'schedule' })
    expect(
      entries.map(({ change }) => change).filter((change) => change.includes(`topic ${second} `)),
    ).toEqual([
      `topic ${second} not published as scheduled: This topic is there already: Transfers`,
    ])
    const text = 'A scheduled record cannot be published: its schedule is cancelled'
    expect(warn.mock.calls.filter(([, told]) => told === text)).toHaveLength(1)
    expect(failed).not.toHaveBeenCalled()
  })

  it('is named in the audit log as visitors read it, whatever a newer draft is called', async () => {
    const id = await made('As scheduled')
    await publish(id, AT)
    const draft = { name: 'A newer draft', posts: 1 }
    const saved = await ama.send('PUT', `${topics}/${id}`, draft, { 'if-match': '"1"' })
    expect(saved.statusCode).toBe(200)
    await runAt(AT + 1)
    const entries = await api.dataSource.manager.findBy(AuditEntry, { actor: 'schedule' })
    expect(
      entries.map(({ change }) => change).filter((change) => change.includes(`topic ${id} `)),
    ).toEqual([`topic ${id} published as scheduled, revision 1: As scheduled`])
  })

  it('is named so too when it is refused', async () => {
    const [first, second] = [await made('Derby'), await made('Derby')]
    await publish(second, AT)
    await publish(first)
    const draft = { name: 'A newer draft', posts: 1 }
    await ama.send('PUT', `${topics}/${second}`, draft, { 'if-match': '"1"' })
    jest.spyOn(Logger.prototype, 'warn').mockReturnValue(undefined)
    await runAt(AT + 1)
    const entries = await api.dataSource.manager.findBy(AuditEntry, { actor: 'schedule' })
    expect(
      entries.map(({ change }) => change).filter((change) => change.includes(`topic ${second} `)),
    ).toEqual([`topic ${second} not published as scheduled: This topic is there already: Derby`])
  })

  it('is tried again ever more rarely while the database fails', async () => {
    const id = await made('Floodlights')
    await publish(id, AT)
    jest.spyOn(Logger.prototype, 'error').mockReturnValue(undefined)
    const tried = jest.spyOn(TOPIC_KIND, 'follow').mockRejectedValue(new Error('Lost'))
    const triedAt: number[] = []
    for (let second = 0; second <= 200; second += 1) {
      const before = tried.mock.calls.length
      await runAt(AT + second * 1_000)
      if (tried.mock.calls.length > before) triedAt.push(second)
    }
    expect(triedAt).toEqual([0, 1, 3, 7, 15, 31, 63, 123, 183])
    expect(await opened(id)).toMatchObject({ state: 'scheduled' })
    tried.mockRestore()
    await runAt(AT + 243_000)
    expect(await opened(id)).toMatchObject({ state: 'published' })
  })
})
