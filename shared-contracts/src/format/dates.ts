import { onFirstUse } from './on-first-use.ts'

/**
 * How the platform writes days and moments: month name, day, year (requirement 2.4). Locale and zone are explicit, so
 * that server and browser write the same text. Ghana keeps UTC.
 */

const formatOf = (parts: Intl.DateTimeFormatOptions) =>
  onFirstUse(
    () => new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', hourCycle: 'h23', ...parts }),
  )

const DAY = { day: 'numeric', year: 'numeric' } as const
const TIME = { hour: '2-digit', minute: '2-digit' } as const

const long = formatOf({ ...DAY, month: 'long' })
const short = formatOf({ ...DAY, month: 'short' })
const weekday = formatOf({ ...DAY, month: 'long', weekday: 'long' })
const shortWeekday = formatOf({ ...DAY, month: 'short', weekday: 'short' })
const monthAndDay = formatOf({ month: 'long', day: 'numeric' })
const shortMonthAndDay = formatOf({ month: 'short', day: 'numeric' })
const time = formatOf(TIME)
/** In the zone of whoever reads; never where a server writes the same text. */
const localDay = formatOf({ ...DAY, month: 'short', timeZone: undefined })
const localMoment = formatOf({ ...DAY, ...TIME, month: 'short', timeZone: undefined })
const localTime = formatOf({ ...TIME, timeZone: undefined })

/** A moment, or the ISO 8601 text of a moment or a day. */
type Moment = Date | number | string

/** Month name, day, year: `July 9, 2025`. */
export const formatDate = (date: Moment): string => long().format(new Date(date))

/** The same for lists: `Jan 26, 2025`. */
export const formatShortDate = (date: Moment): string => short().format(new Date(date))

/** A day that is planned for: `Sunday, January 26, 2025`. */
export const formatWeekday = (date: Moment): string => weekday().format(new Date(date))

/** The same for lists: `Sun, Jan 26, 2025`. */
export const formatShortWeekday = (date: Moment): string => shortWeekday().format(new Date(date))

/** A moment that is planned for: `Sunday, January 26, 2025, 15:00 GMT`. */
export const formatKickOff = (moment: Moment): string =>
  `${formatWeekday(moment)}, ${time().format(new Date(moment))} GMT`

/** A moment of the running year: `Jan 26, 09:05 GMT`. */
export const formatMoment = (moment: Moment): string =>
  `${shortMonthAndDay().format(new Date(moment))}, ${time().format(new Date(moment))} GMT`

/** The day of a moment as its reader counts time: `Jan 26, 2025`. */
export const formatLocalDay = (moment: Moment): string => localDay().format(new Date(moment))

/** A moment as its reader counts time: `Jan 26, 2025, 15:04`. */
export const formatLocalMoment = (moment: Moment): string => localMoment().format(new Date(moment))

/** The time of a moment as its reader counts it: `15:04`. */
export const formatLocalTime = (moment: Moment): string => localTime().format(new Date(moment))

const isOneMonth = (first: string, last: string) => first.slice(0, 7) === last.slice(0, 7)

/**
 * The first and the last of some ISO days in the order of time. Days of one month are written as requirement 9 does:
 * `Jan 26-29, 2025`, `Jan 30 – Feb 2, 2025`, `Jan 26, 2025`.
 */
export function formatDays(first: string, last: string): string {
  if (first === last) return formatShortDate(first)
  const start = shortMonthAndDay().format(new Date(first))
  return isOneMonth(first, last)
    ? `${start}-${Number(last.slice(8))}, ${last.slice(0, 4)}`
    : `${start} – ${formatShortDate(last)}`
}

/** The same in a sentence: `from January 26 to 29, 2025`, `on January 26, 2025`. */
export function formatDaysInWords(first: string, last: string): string {
  if (first === last) return `on ${formatDate(first)}`
  const end = isOneMonth(first, last)
    ? `${Number(last.slice(8))}, ${last.slice(0, 4)}`
    : formatDate(last)
  return `from ${monthAndDay().format(new Date(first))} to ${end}`
}
