/**
 * Formats of days and moments: month name, day, year (requirement 2.4). Ghana uses UTC. The names are our own,
 * so that server and browser write the same text whatever version of Unicode's data they have, and a slow phone
 * does not spend 40 ms on creating a browser format.
 */

const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
]
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const MINUTE_MS = 60_000

/** A moment, or the ISO 8601 text of a moment or a day. */
type Moment = Date | number | string

/** @throws RangeError for an invalid moment. */
function partsOf(moment: Moment) {
  const date = new Date(moment)
  const iso = date.toISOString()
  const month = MONTHS[date.getUTCMonth()] ?? ''
  const weekday = WEEKDAYS[date.getUTCDay()] ?? ''
  const [year, day, time] = [iso.slice(0, 4), date.getUTCDate(), iso.slice(11, 16)]
  const shortMonth = month.slice(0, 3)
  return {
    month,
    shortMonth,
    day,
    weekday,
    time,
    long: `${month} ${day}, ${year}`,
    short: `${shortMonth} ${day}, ${year}`,
  }
}

/** In the reader's time zone; never for text that a server also renders. */
function localPartsOf(moment: Moment) {
  const date = new Date(moment)
  return partsOf(date.getTime() - date.getTimezoneOffset() * MINUTE_MS)
}

/** Month name, day, year: `July 9, 2025`. */
export const formatDate = (date: Moment): string => partsOf(date).long

/** The same for lists: `Jan 26, 2025`. */
export const formatShortDate = (date: Moment): string => partsOf(date).short

/** A planned day: `Sunday, January 26, 2025`. */
export function formatWeekday(date: Moment): string {
  const { weekday, long } = partsOf(date)
  return `${weekday}, ${long}`
}

/** The same for lists: `Sun, Jan 26, 2025`. */
export function formatShortWeekday(date: Moment): string {
  const { weekday, short } = partsOf(date)
  return `${weekday.slice(0, 3)}, ${short}`
}

/** A planned moment: `Sunday, January 26, 2025, 15:00 GMT`. */
export const formatKickOff = (moment: Moment): string =>
  `${formatWeekday(moment)}, ${partsOf(moment).time} GMT`

/** A moment of the current year: `Jan 26, 09:05 GMT`. */
export function formatMoment(moment: Moment): string {
  const { shortMonth, day, time } = partsOf(moment)
  return `${shortMonth} ${day}, ${time} GMT`
}

/** The day of a moment in the reader's time zone: `Jan 26, 2025`. */
export const formatLocalDay = (moment: Moment): string => localPartsOf(moment).short

/** A moment in the reader's time zone: `Jan 26, 2025, 15:04`. */
export function formatLocalMoment(moment: Moment): string {
  const { short, time } = localPartsOf(moment)
  return `${short}, ${time}`
}

/** The time of a moment in the reader's time zone: `15:04`. */
export const formatLocalTime = (moment: Moment): string => localPartsOf(moment).time

const isOneMonth = (first: string, last: string) => first.slice(0, 7) === last.slice(0, 7)
const isOneYear = (first: string, last: string) => first.slice(0, 4) === last.slice(0, 4)

/**
 * Range from an ISO day to the same or a later one. Days of one month are written as in requirement 9: `Jan
 * 26-29, 2025`, `Jan 30 – Feb 2, 2025`, `Oct 20, 2024 – Jan 26, 2025`, `Jan 26, 2025`.
 */
export function formatDays(first: string, last: string): string {
  if (first === last) return formatShortDate(first)
  const { shortMonth, day, short } = partsOf(first)
  const start = isOneYear(first, last) ? `${shortMonth} ${day}` : short
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
  const { month, day, long } = partsOf(first)
  return `from ${isOneYear(first, last) ? `${month} ${day}` : long} to ${end}`
}
