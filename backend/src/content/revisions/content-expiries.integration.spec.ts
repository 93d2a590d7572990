import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { Person, Revision } from 'shared-contracts/desk/content'
import * as v from 'valibot'
import { signedIn, type DeskClient } from '../../accounts/testing/desk-client.ts'
import { RECORDS } from '../../app.module.ts'
import { parseConfig } from '../../foundation/config/config.ts'
import { onEachDatabase } from '../../foundation/database/testing/on-each-database.ts'
import { startTestApp, type TestApp } from '../../foundation/database/testing/test-app.ts'
import { Transactions } from '../../foundation/database/transactions.ts'
import { purge } from '../../foundation/retention/purge.ts'
import { DELETED_DAYS, REPLACED_DAYS } from './content-expiries.ts'
import { ContentRevision } from './content-revision.entity.ts'

const DAY_MS = 24 * 3_600_000
const PEOPLE = '/api/desk/people'

onEachDatabase('retention of content', (newConfig) => {
  let api: TestApp
  let ama: DeskClient
  beforeAll(async () => {
    api = await startTestApp(await newConfig())
    ama = await signedIn(() => api, { name: 'Ama Mensah', role: 'group-editor' })
  }, 60_000)
  afterAll(() => api.app.close())

  const person = (name: string) => ({
    ...{ name, role: 'Manager', text: 'Leads a team.' },
    ...{ imageUrl: '', imageAlt: '', position: 9 },
  })
  const match = (revision: number) => ({ 'if-match': `"${revision}"` })
  const made = async (name: string) =>
    v.parse(Person, (await ama.send('POST', PEOPLE, person(name))).json()).id
  const save = (id: number, revision: number, name: string) =>
    ama.send('PUT', `${PEOPLE}/${id}`, person(name), match(revision))
  const publish = (id: number, revision: number) =>
    ama.send('POST', `${PEOPLE}/${id}/publish`, {}, match(revision))
  const remove = (id: number, revision: number) =>
    ama.send('DELETE', `${PEOPLE}/${id}`, undefined, match(revision))
  const revisionsOf = async (id: number) => {
    const answer = await ama.send('GET', `${PEOPLE}/${id}/revisions`)
    if (answer.statusCode === 404) return []
    return v.parse(v.array(Revision), answer.json()).map(({ revision }) => revision)
  }
  /** Of this module alone: the session of the test must not end. */
  const records = RECORDS.filter(({ entities }) => entities.includes(ContentRevision))
  const purgeIn = (days: number) =>
    purge(api.app.get(Transactions), records, {
      kept: parseConfig({}).RETENTION_DAYS,
      now: new Date(Date.now() + days * DAY_MS),
    })

  it('removes a deleted person with every revision after a month, and nobody else', async () => {
    const [gone, left] = [await made('Kofi Boateng'), await made('Esi Owusu')]
    await publish(gone, 1)
    await save(gone, 1, 'Kofi A. Boateng')
    await remove(gone, 2)
    await purgeIn(DELETED_DAYS - 1)
    expect(await revisionsOf(gone)).toEqual([2, 1])
    expect(await purgeIn(DELETED_DAYS + 1)).toMatchObject({ 'deleted content': 1 })
    expect([await revisionsOf(gone), await revisionsOf(left)]).toEqual([[], [1]])
    const kept = await api.dataSource.manager.find(ContentRevision)
    expect(JSON.stringify(kept)).not.toContain('Boateng')
    // The id of what is gone goes to nobody else.
    expect(await made('Yaw Addo')).not.toBe(gone)
  })

  it('keeps a deleted person who was restored', async () => {
    const id = await made('Akua Sarpong')
    await remove(id, 1)
    await ama.send('POST', `${PEOPLE}/${id}/revisions/1/restore`, undefined, match(1))
    await purgeIn(DELETED_DAYS + 1)
    expect(await revisionsOf(id)).toEqual([2, 1])
  })

  it('removes revisions two years after others replaced them, but for those that are read', async () => {
    const id = await made('First')
    await save(id, 1, 'Second')
    await publish(id, 2)
    await save(id, 2, 'Third')
    await save(id, 3, 'Fourth')
    await purgeIn(REPLACED_DAYS - 1)
    expect(await revisionsOf(id)).toEqual([4, 3, 2, 1])
    await purgeIn(REPLACED_DAYS + 1)
    expect(await revisionsOf(id)).toEqual([4, 2])
    await publish(id, 4)
    await purgeIn(REPLACED_DAYS + 1)
    expect(await revisionsOf(id)).toEqual([4])
  })

  it('keeps an old revision that was replaced not long ago', async () => {
    const id = await made('Before')
    const at = new Date(Date.now() - 2 * REPLACED_DAYS * DAY_MS)
    await api.dataSource.manager.update(ContentRevision, { part: 'people', recordId: id }, { at })
    await save(id, 1, 'After')
    await purgeIn(1)
    expect(await revisionsOf(id)).toEqual([2, 1])
  })
})
