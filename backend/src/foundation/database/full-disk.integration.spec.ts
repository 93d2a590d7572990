import { describe, expect, it } from '@jest/globals'
import { ErrorResponse } from 'shared-contracts/api/error'
import type { DataSource } from 'typeorm'
import * as v from 'valibot'
import { Contact } from '../../intake/contact/contact.entity.ts'
import { configIn, onOwnMariaDb, testFolders } from './testing/on-each-database.ts'
import { startTestApp, type TestApp } from './testing/test-app.ts'
import { contactMessage } from '../../intake/contact/testing/contact-message.ts'

const message = (number: number) => contactMessage({ message: `${number} ${'x'.repeat(9_000)}` })

/** Writes until the disk is full. @returns the number of acknowledged messages. */
async function fill({ inject }: TestApp): Promise<number> {
  for (let number = 0; number < 5_000; number += 1) {
    const sent = await inject({ method: 'POST', url: '/api/contact', payload: message(number) })
    if (sent.statusCode === 201) continue
    expect(sent.statusCode).toBe(503)
    expect(v.is(ErrorResponse, sent.json())).toBe(true)
    expect(sent.body).not.toMatch(/full|disk|sql/i)
    return number
  }
  throw new Error('The disk was never full')
}

async function expectOnlyReads(api: TestApp, acknowledged: number) {
  const sent = await api.inject({ method: 'POST', url: '/api/contact', payload: message(-1) })
  expect(sent.statusCode).toBe(503)
  await expect(api.inject('/api/news')).resolves.toMatchObject({ statusCode: 200 })
  await expect(api.dataSource.manager.count(Contact)).resolves.toBe(acknowledged)
}

const NO_LIMITS = { INTAKE_LIMIT_PER_EMAIL: '0', INTAKE_LIMIT_PER_ADDRESS: '0' }

describe('a full disk on SQLite', () => {
  const newFolder = testFolders()
  it('refuses writes by 503, loses nothing, goes on reading, and is over when there is room', async () => {
    const api = await startTestApp(configIn(await newFolder(), NO_LIMITS))
    try {
      await setPages(api.dataSource, 40)
      const acknowledged = await fill(api)
      expect(acknowledged).toBeGreaterThan(10)
      await expectOnlyReads(api, acknowledged)
      await setPages(api.dataSource, 10_000)
      const sent = await api.inject({ method: 'POST', url: '/api/contact', payload: message(-2) })
      expect(sent.statusCode).toBe(201)
      await expect(api.dataSource.query('PRAGMA integrity_check')).resolves.toEqual([
        { integrity_check: 'ok' },
      ])
    } finally {
      await api.app.close()
    }
  }, 60_000)
})

/** Lets the file grow by a number of pages, like a file system with that much space left. */
async function setPages(dataSource: DataSource, more: number): Promise<void> {
  const [{ page_count: count }] = v.parse(
    v.tuple([v.object({ page_count: v.number() })]),
    await dataSource.query('PRAGMA page_count'),
  )
  await dataSource.query(`PRAGMA max_page_count = ${count + more}`)
}

onOwnMariaDb(
  'a full disk',
  (server, newFolder) => {
    it('refuses writes by 503, loses nothing and goes on reading', async () => {
      const DATABASE_URL = await server().createDatabase()
      const api = await startTestApp(configIn(await newFolder(), { DATABASE_URL, ...NO_LIMITS }))
      try {
        const acknowledged = await fill(api)
        expect(acknowledged).toBeGreaterThan(10)
        await expectOnlyReads(api, acknowledged)
      } finally {
        await api.app.close()
      }
    }, 120_000)
  },
  // Keeps all tables in one file that can grow only a little beyond the size of an empty server.
  () =>
    Promise.resolve([
      '--innodb-file-per-table=0',
      '--innodb-data-file-path=ibdata1:12M:autoextend:max:24M',
    ]),
)
