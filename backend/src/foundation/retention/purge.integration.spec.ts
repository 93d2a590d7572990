import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals'
import { IsNull, type EntityMetadata } from 'typeorm'
import { RECORDS } from '../../app.module.ts'
import { createApp } from '../../create-app.ts'
import { Contact } from '../../intake/contact/contact.entity.ts'
import { contactMessage } from '../../intake/contact/testing/contact-message.ts'
import { NewsletterSubscriber } from '../../intake/newsletter/newsletter-subscriber.entity.ts'
import type { Config } from '../config/config.ts'
import { onEachDatabase } from '../database/testing/on-each-database.ts'
import { emptyTables } from '../database/testing/empty-tables.ts'
import { startTestApp, type TestApp } from '../database/testing/test-app.ts'
import { Transactions } from '../database/transactions.ts'
import { expired, purge } from './purge.ts'
import { RetentionSchedule } from './retention-schedule.ts'
import { ScheduledWork } from './scheduled-work.entity.ts'

const DAY_MS = 24 * 3_600_000
const MAX_BATCH = 1_000
/** Fakes only the calendar clock; timers and sockets use the real monotonic clock. */
const CALENDAR = {
  doNotFake: [
    ...(['hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate'] as const),
    ...(['clearImmediate', 'setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] as const),
  ],
}

onEachDatabase('purge', (newConfig, database) => {
  let config: Config
  let api: TestApp
  beforeAll(async () => {
    config = await newConfig()
    api = await startTestApp(config)
  }, 60_000)
  afterAll(() => api.app.close())

  let filled = 0
  /** Inserts rows into a table, all with the given time, and with distinct texts. */
  const fill = async (table: EntityMetadata, count: number, moment: Date) => {
    const rows = Array.from({ length: count }, (_, index) =>
      Object.fromEntries(
        table.columns
          .filter(({ isGenerated }) => !isGenerated)
          .map((column): [string, unknown] => {
            if (column.type === 'datetime')
              return [column.propertyName, momentOf(column.propertyName)]
            if (column.type === 'boolean') return [column.propertyName, false]
            if (column.type === Number || column.type === 'double')
              return [column.propertyName, filled + index]
            return [column.propertyName, `${filled + index}`]
          }),
      ),
    )
    filled += count
    function momentOf(name: string) {
      return name === 'confirmedAt' || name === 'failedAt' ? null : moment
    }
    for (let from = 0; from < rows.length; from += 500) {
      await api.dataSource.manager.insert(table.target, rows.slice(from, from + 500))
    }
  }
  const oldMessages = (count: number) =>
    fill(api.dataSource.getMetadata(Contact), count, new Date(Date.now() - 800 * DAY_MS))
  const messages = () => api.dataSource.manager.count(Contact)
  const schedule = (of = api.app) => of.get(RetentionSchedule)
  const turnAt = (dueAt: Date) =>
    api.dataSource.manager.upsert(ScheduledWork, { name: 'retention', dueAt }, ['name'])

  it('finds what is old by an index, in every table', async () => {
    const expiries = RECORDS.flatMap(({ expiries = [] }) => expiries)
    expect(expiries.length).toBeGreaterThan(7)
    const now = new Date()
    const tables = new Set(expiries.map(({ entity }) => api.dataSource.getMetadata(entity)))
    for (const table of tables) {
      await fill(table, 1_500, now)
      await fill(table, 20, new Date(now.getTime() - 1_000 * DAY_MS))
      if (database !== 'SQLite') await api.dataSource.query(`ANALYZE TABLE ${table.tableName}`)
    }
    for (const expiry of expiries) {
      const before = new Date(now.getTime() - expiry.days(config.RETENTION_DAYS) * DAY_MS - 1)
      const [sql, parameters] = expired(
        api.dataSource.manager,
        expiry,
        before,
      ).getQueryAndParameters()
      const plan = await api.dataSource.query<{ detail?: string; table?: string; key?: string }[]>(
        `${database === 'SQLite' ? 'EXPLAIN QUERY PLAN' : 'EXPLAIN FORMAT=TRADITIONAL'} ${sql}`,
        parameters,
      )
      const steps = plan.map(({ detail, table, key }) => detail ?? `${table} ${key}`)
      expect(steps[0]).toMatch(/USING (COVERING )?INDEX (idx|uq)_|^record (idx|uq)_/)
    }
    const targets = [...tables].map(({ target }) => target)
    await emptyTables(api.dataSource.manager, targets)
  }, 60_000)

  it('commits batch by batch, of a thousand rows at most', async () => {
    await oldMessages(2_100)
    const left: number[] = [2_100]
    const purged = await purge(api.app.get(Transactions), RECORDS, {
      kept: config.RETENTION_DAYS,
      now: new Date(),
      onBatch: async () => void left.push(await messages()),
    })
    expect(purged).toMatchObject({ messages: 2_100 })
    expect(left.at(-1)).toBe(0)
    const batches = left.slice(1).map((count, index) => (left[index] ?? 0) - count)
    expect(Math.max(...batches)).toBeLessThanOrEqual(MAX_BATCH)
  })

  it('takes a form that is sent while it runs', async () => {
    await oldMessages(2_100)
    const sent: number[] = []
    await purge(api.app.get(Transactions), RECORDS, {
      kept: config.RETENTION_DAYS,
      now: new Date(),
      onBatch: async () => {
        const payload = contactMessage()
        sent.push((await api.inject({ method: 'POST', url: '/api/contact', payload })).statusCode)
      },
    })
    expect(sent.length).toBeGreaterThan(4)
    expect(new Set(sent)).toEqual(new Set([201]))
    await expect(messages()).resolves.toBe(sent.length)
    await emptyTables(api.dataSource.manager, [Contact])
  })

  it('leaves what is confirmed while it runs', async () => {
    const long = new Date(Date.now() - 800 * DAY_MS)
    await fill(api.dataSource.getMetadata(NewsletterSubscriber), 1, long)
    let purging: Promise<unknown> | undefined
    await api.app.get(Transactions).run(async (manager) => {
      await manager.update(NewsletterSubscriber, { confirmedAt: IsNull() }, { confirmedAt: long })
      purging = purge(api.app.get(Transactions), RECORDS, {
        kept: config.RETENTION_DAYS,
        now: new Date(),
      })
      // Until it waits, or has chosen what to remove.
      await setTimeout(300)
    })
    await purging
    await expect(api.dataSource.manager.count(NewsletterSubscriber)).resolves.toBe(1)
    await emptyTables(api.dataSource.manager, [NewsletterSubscriber])
  })

  it('ends after the batch under way when the process stops, and goes on in the next turn', async () => {
    await oldMessages(1_100)
    const stopping = new AbortController()
    await purge(api.app.get(Transactions), RECORDS, {
      kept: config.RETENTION_DAYS,
      now: new Date(),
      stopping: stopping.signal,
      onBatch: async () => {
        if ((await messages()) < 1_100) stopping.abort()
      },
    })
    expect(await messages()).toBeGreaterThanOrEqual(100)
    await turnAt(new Date(0))
    await schedule().run()
    await expect(messages()).resolves.toBe(0)
  })

  it('runs by itself once an hour, in one process', async () => {
    await turnAt(new Date(0))
    await schedule().run()
    await oldMessages(1)
    const twin = await createApp(config)
    await twin.init()
    await Promise.all([schedule().run(), schedule(twin).run()])
    await expect(messages()).resolves.toBe(1)
    await turnAt(new Date(0))
    await Promise.all([schedule().run(), schedule(twin).run()])
    await expect(messages()).resolves.toBe(0)
    const [turn] = await api.dataSource.manager.find(ScheduledWork)
    expect(Math.abs((turn?.dueAt.getTime() ?? 0) - Date.now() - 3_600_000)).toBeLessThan(60_000)
    await twin.close()
  }, 30_000)

  it('goes on when the clock is set back, and takes nothing for old when it is set forward', async () => {
    await api.inject({ method: 'POST', url: '/api/contact', payload: contactMessage() })
    await turnAt(new Date(0))
    jest.useFakeTimers({ now: Date.now() + 3 * 365 * DAY_MS, ...CALENDAR })
    try {
      await schedule().run()
    } finally {
      jest.useRealTimers()
    }
    await expect(messages()).resolves.toBe(1)
    // The next turn is now due three years ahead.
    await oldMessages(1)
    await schedule().run()
    await expect(messages()).resolves.toBe(1)
  })

  it('loses no turn to a process that died in it', async () => {
    await oldMessages(1)
    const before = await messages()
    await turnAt(new Date(Date.now() - 1))
    await schedule().run()
    await expect(messages()).resolves.toBe(before - 1)
  })
})
