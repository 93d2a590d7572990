import type { DataSource } from 'typeorm'
import * as v from 'valibot'

const DatabaseClock = v.tuple([v.object({ seconds: v.pipe(v.unknown(), v.transform(Number)) })])

/**
 * Returns the earliest of three times: the machine's clock, the clock at process start plus the elapsed time, and the
 * database server's clock. What a single wrong clock considered old would be deleted for good.
 */
export async function earliestClock(dataSource: DataSource): Promise<Date> {
  const clocks = [Date.now(), performance.timeOrigin + performance.now()]
  if (dataSource.options.type !== 'better-sqlite3') {
    const answer: unknown = await dataSource.query('SELECT UNIX_TIMESTAMP(NOW(3)) AS seconds')
    clocks.push(v.parse(DatabaseClock, answer)[0].seconds * 1_000)
  }
  return new Date(Math.min(...clocks))
}
