import os from 'node:os'
import type { DataSource } from 'typeorm'
import * as v from 'valibot'

const DatabaseClock = v.tuple([v.object({ seconds: v.pipe(v.unknown(), v.transform(Number)) })])

/** Resolution of `os.uptime()` where it counts whole seconds, in milliseconds. */
const UPTIME_RESOLUTION_MS = 1_000

const uptimeMs = () => os.uptime() * 1_000
/** The machine's uptime when the process started. */
const uptimeAtStart = uptimeMs() - performance.now()

/**
 * Milliseconds since the process started, whatever the machine's clock was set to. `performance.now()` is exact, but
 * stands still while the machine is suspended; the uptime goes on, and is counted so that it is never early.
 */
export const elapsedMs = () =>
  Math.max(performance.now(), uptimeMs() - uptimeAtStart - UPTIME_RESOLUTION_MS)

/**
 * Returns the earliest of three times: the machine's clock, the clock at process start plus the elapsed time, and the
 * database server's clock. What a single wrong clock considered old would be deleted for good.
 *
 * @param counted the second one, in milliseconds since 1970.
 */
export async function earliestClock(
  dataSource: DataSource,
  counted = performance.timeOrigin + elapsedMs(),
): Promise<Date> {
  const clocks = [Date.now(), counted]
  if (dataSource.options.type !== 'better-sqlite3') {
    const answer: unknown = await dataSource.query('SELECT UNIX_TIMESTAMP(NOW(3)) AS seconds')
    clocks.push(v.parse(DatabaseClock, answer)[0].seconds * 1_000)
  }
  return new Date(Math.min(...clocks))
}
