import { isOnCalendar } from 'shared-contracts/api/calendar-day'
import type { ZoneClock } from './zone-clock.ts'

/** Returns what is wrong with a day. `2025-02-30` looks like one, but does not exist. */
export function dateFault(date: string): string | undefined {
  const isDay = /^(?:19|20)\d\d-\d\d-\d\d$/.test(date) && isOnCalendar(date)
  return isDay ? undefined : `expected a day as YYYY-MM-DD, found “${date.slice(0, 20)}”`
}

/** Whether a day, `YYYY-MM-DD`, is after today in Ghana, whose time is UTC. */
export const isInFuture = (date: string): boolean => date > new Date().toISOString().slice(0, 10)

/** A time, with the offset of its zone if that is not the season's. No zone is beyond UTC+14. */
const TIME = /^([01]?\d|2[0-3]):([0-5]\d)(?: UTC([+-])(0?\d|1[0-4])(?::([0-5]\d))?)?$/

/** Returns what is wrong with a time: `15:00` and `9:30` are in the season's zone, `13:00 UTC-6` is in another. */
export const timeFault = (time: string): string | undefined =>
  TIME.test(time) ? undefined : `expected a time as HH:MM, found “${time.slice(0, 20)}”`

/**
 * Returns a day and a time without faults as clocks of the season's zone show them, and the same in UTC, ISO 8601. It
 * is `null` without day or time, and where those clocks skip the time.
 */
export function inZone(clock: ZoneClock, date: string | null, written: string | null) {
  if (written === null) return { date, time: null, kickOff: null }
  const [, hour = '', minute = '', sign, hours = '', minutes = '00'] = TIME.exec(written) ?? []
  const time = `${hour.padStart(2, '0')}:${minute}`
  if (date === null) return { date, time, kickOff: null }
  if (sign === undefined) return { date, time, kickOff: clock.utc(date, time) }
  const offset = `${sign}${hours.padStart(2, '0')}:${minutes}`
  const kickOff = new Date(`${date}T${time}${offset}`).toISOString()
  return { ...clock.local(kickOff), kickOff }
}
