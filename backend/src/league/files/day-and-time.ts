import { isOnCalendar } from 'shared-contracts/api/calendar-day'

/** Returns what is wrong with a day. `2025-02-30` looks like one, but does not exist. */
export function dateFault(date: string): string | undefined {
  const isDay = /^(?:19|20)\d\d-\d\d-\d\d$/.test(date) && isOnCalendar(date)
  return isDay ? undefined : `expected a day as YYYY-MM-DD, found “${date.slice(0, 20)}”`
}

/** Whether a day, `YYYY-MM-DD`, is after today in Ghana, whose time is UTC. */
export const isInFuture = (date: string): boolean => date > new Date().toISOString().slice(0, 10)

export const timeFault = (time: string): string | undefined =>
  /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time)
    ? undefined
    : `expected a time as HH:MM, found “${time.slice(0, 20)}”`
