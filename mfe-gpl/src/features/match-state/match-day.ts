import * as dates from 'shared-contracts/format/dates'

/** Formats a date of the fixture list: `Sunday, January 26, 2025`. */
export const formatMatchDay = (date: string): string => dates.formatWeekday(date)

/** Formats the first and last of some ordered days: `Jan 26-29, 2025`, `Jan 30 – Feb 2, 2025`. */
export function formatDays(days: readonly string[]): string {
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return 'Dates not fixed yet'
  return dates.formatDays(first, last)
}

/** The same for a sentence: `from January 26 to 29, 2025`, `on January 26, 2025`. */
export function formatDaysInWords(days: readonly string[]): string {
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return 'on days that are not fixed yet'
  return dates.formatDaysInWords(first, last)
}
