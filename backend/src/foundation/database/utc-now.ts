import type { Driver } from 'typeorm'

const UTC_NOW = 'utc_timestamp(3)'
const SQLITE_UTC_NOW = "strftime('%Y-%m-%d %H:%M:%f', 'now')"

/** Default of a column: the database's own moment, in UTC whatever the time zone of the session. */
export const utcNow = () => UTC_NOW

/** Lets SQLite, which has no such function, say the same by one of its own. */
export function nameUtcNow(driver: Driver): void {
  const normalize = driver.normalizeDefault.bind(driver)
  driver.normalizeDefault = (column) => {
    const value = normalize(column)
    return value === UTC_NOW ? SQLITE_UTC_NOW : value
  }
}
