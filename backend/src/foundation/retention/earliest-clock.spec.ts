import { afterEach, describe, expect, it, jest } from '@jest/globals'
import os from 'node:os'
import { DataSource } from 'typeorm'
import { sqliteDriver } from '../database/sqlite-driver.ts'
import { earliestClock } from './earliest-clock.ts'

const HOUR_MS = 3_600_000
/** A database in this process, which has no clock of its own. */
const database = new DataSource({
  type: 'better-sqlite3',
  driver: sqliteDriver(),
  database: ':memory:',
})

describe('the earliest clock', () => {
  afterEach(() => {
    jest.restoreAllMocks()
  })

  it('counts the time that the machine was suspended', async () => {
    const [now, uptime] = [Date.now() + HOUR_MS, os.uptime() + HOUR_MS / 1_000]
    jest.spyOn(Date, 'now').mockReturnValue(now)
    jest.spyOn(os, 'uptime').mockReturnValue(uptime)
    const lateBy = now - (await earliestClock(database)).getTime()
    expect(lateBy).toBeGreaterThanOrEqual(0)
    expect(lateBy).toBeLessThan(2_000)
  })

  it('is not set forward with the machine’s clock', async () => {
    const now = Date.now()
    jest.spyOn(Date, 'now').mockReturnValue(now + HOUR_MS)
    expect((await earliestClock(database)).getTime()).toBeLessThan(now + 2_000)
  })

  it('is not early by the resolution of the uptime', async () => {
    const now = Date.now()
    jest.spyOn(Date, 'now').mockReturnValue(now + HOUR_MS)
    jest.spyOn(os, 'uptime').mockReturnValue(os.uptime() + 0.999)
    expect((await earliestClock(database)).getTime()).toBeLessThan(now + 500)
  })
})
