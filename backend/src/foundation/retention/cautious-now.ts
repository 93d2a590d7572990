import type { DataSource } from 'typeorm'
import * as v from 'valibot'

const DatabaseClock = v.tuple([v.object({ seconds: v.pipe(v.unknown(), v.transform(Number)) })])

/**
 * Now, by the clock that says least: the machine's, the machine's as it was when the process started and has run
 * on since, and the database server's. What one wrong clock takes for old would be gone for good.
 */
export async function cautiousNow(dataSource: DataSource): Promise<Date> {
  const clocks = [Date.now(), performance.timeOrigin + performance.now()]
  if (dataSource.options.type !== 'better-sqlite3') {
    const answer: unknown = await dataSource.query('SELECT UNIX_TIMESTAMP(NOW(3)) AS seconds')
    clocks.push(v.parse(DatabaseClock, answer)[0].seconds * 1_000)
  }
  return new Date(Math.min(...clocks))
}
