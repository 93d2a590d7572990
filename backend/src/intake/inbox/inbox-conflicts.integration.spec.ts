import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { eventually } from 'shared-server/testing/eventually'
import * as v from 'valibot'
import { signedIn, type DeskClient } from '../../accounts/testing/desk-client.ts'
import { onEachDatabase } from '../../foundation/database/testing/on-each-database.ts'
import { startTestApp, type TestApp } from '../../foundation/database/testing/test-app.ts'
import { Transactions } from '../../foundation/database/transactions.ts'
import { contactMessage } from '../contact/testing/contact-message.ts'
import { Contact } from '../contact/contact.entity.ts'

onEachDatabase('two changes of a message at once', (newConfig, database) => {
  let api: TestApp
  let office: DeskClient
  beforeAll(async () => {
    api = await startTestApp(await newConfig())
    office = await signedIn(() => api, { name: 'Ama Office', role: 'office' })
  }, 60_000)
  afterAll(() => api.app.close())

  /** Waits until a change waits for the message's row. In SQLite it waits before its first statement. */
  async function untilItWaits(): Promise<void> {
    if (database === 'SQLite') return
    const isWaiting = async () => {
      const rows: unknown = await api.dataSource.query(
        `SELECT id FROM information_schema.processlist WHERE db = DATABASE() AND command = 'Query'
          AND info LIKE 'UPDATE %contacts%' AND id <> CONNECTION_ID()`,
      )
      return v.parse(v.array(v.unknown()), rows).length > 0
    }
    await eventually(isWaiting)
  }

  it.each([
    ['state', 'PUT', '', { state: 'open', assignee: null }],
    ['public answer', 'POST', '/public-answer', { text: 'It was two to one.' }],
  ] as const)(
    'tell who is second what the first has made of it: %s',
    async (_, method, path, body) => {
      const payload = contactMessage()
      const { id } = (await api.inject({ method: 'POST', url: '/api/contact', payload })).json<{
        id: number
      }>()
      const fact = { factKind: 'table', factSlug: '2024-25', factAddress: '/gpl/tables' } as const
      await api.dataSource.manager.update(Contact, { id }, fact)
      let second: ReturnType<DeskClient['send']> | undefined
      await api.app.get(Transactions).run(async (manager) => {
        await manager.update(Contact, { id }, { state: 'closed', revision: 2 })
        const url = `/api/desk/messages/${id}${path}`
        second = office.send(method, url, body, { 'if-match': '"1"' })
        await untilItWaits()
      })
      const answer = await second
      expect(answer?.statusCode).toBe(409)
      expect(answer?.json()).toMatchObject({ current: { revision: 2, state: 'closed' } })
    },
  )
})
