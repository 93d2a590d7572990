import type { Driver } from 'typeorm'

const UTC_NOW = 'utc_timestamp(3)'
const SQLITE_UTC_NOW = "strftime('%Y-%m-%d %H:%M:%f', 'now')"

/** Returns the default of a column: the database's current time, in UTC whatever the time zone of the session. */
export const utcNow = () => UTC_NOW

/** Makes {@link utcNow} work on SQLite, which has no such function, by an equivalent expression. */
export function mapUtcNowForSqlite(driver: Driver): void {
  const normalize = driver.normalizeDefault.bind(driver)
  driver.normalizeDefault = (column) => {
    const value = normalize(column)
    return value === UTC_NOW ? SQLITE_UTC_NOW : value
  }
}
