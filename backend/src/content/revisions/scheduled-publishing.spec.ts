import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { Logger } from '@nestjs/common'
import type { DataSource, FindManyOptions, FindOperator } from 'typeorm'
import type { Background } from '../../foundation/concurrency/background.ts'
import type { Transactions } from '../../foundation/database/transactions.ts'
import type { ContentKinds } from './content-kinds.ts'
import type { ContentReader } from './content-reader.ts'
import { ScheduledPublishing } from './scheduled-publishing.ts'

const HOUR_MS = 3_600_000
const DUE = { part: 'stories', recordId: 7, publishAt: new Date(0) }

let wall: number
let elapsed: number
/** The moments up to which records were looked for. */
let lookedAt: number[]
let due: object[]
let tried: number
let publishing: ScheduledPublishing

beforeEach(() => {
  wall = Date.now()
  elapsed = performance.now()
  jest.spyOn(Date, 'now').mockImplementation(() => wall)
  jest.spyOn(performance, 'now').mockImplementation(() => elapsed)
  jest.spyOn(Logger.prototype, 'error').mockReturnValue(undefined)
  lookedAt = []
  due = []
  tried = 0
  const find = (_: unknown, { where }: FindManyOptions<{ publishAt: FindOperator<Date> }>) => {
    const { publishAt } = where as { publishAt: FindOperator<Date> }
    lookedAt.push(publishAt.value.getTime())
    return Promise.resolve(due)
  }
  publishing = new ScheduledPublishing(
    { options: { type: 'better-sqlite3' }, manager: { find } } as unknown as DataSource,
    {} as Transactions,
    { stopping: new AbortController().signal } as Background,
    {
      syncSqlChanges: () => {
        tried += 1
        return Promise.reject(new Error('Lost'))
      },
    } as unknown as ContentReader,
    { get: () => ({}) } as unknown as ContentKinds,
  )
})
afterEach(() => {
  jest.restoreAllMocks()
})

/** Lets time pass, with a look at the schedule each second. */
async function pass(seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) {
    wall += 1_000
    elapsed += 1_000
    await publishing.run()
  }
}
const lateBy = () => wall - (lookedAt.at(-1) ?? 0)

describe('the schedule', () => {
  it('is late for a minute or so when the clock was behind at start', async () => {
    await pass(1)
    wall += HOUR_MS
    await pass(30)
    expect(lateBy()).toBeGreaterThan(HOUR_MS - 1_000)
    await pass(60)
    expect(lateBy()).toBeLessThan(1_000)
  })

  it('follows no clock that was ahead for less than a minute', async () => {
    await pass(1)
    wall += HOUR_MS
    await pass(50)
    wall -= HOUR_MS
    await pass(50)
    wall += HOUR_MS
    await pass(50)
    expect(lateBy()).toBeGreaterThan(HOUR_MS - 1_000)
  })

  it('follows a clock that goes back at once', async () => {
    await pass(1)
    wall -= HOUR_MS
    await pass(1)
    expect(lateBy()).toBe(0)
  })

  it('tries a record again within a minute after the clock went back', async () => {
    due = [DUE]
    await pass(10)
    const before = tried
    wall -= HOUR_MS
    await pass(1)
    expect(tried).toBe(before + 1)
  })
})
