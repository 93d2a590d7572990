/** A season of the farming year in one part of the country. */
export interface Season {
  readonly season: string
  /** First and last month, such as `December-March`. */
  readonly months: string
  readonly activities: readonly string[]
  readonly icon: 'rain' | 'drizzle' | 'sun'
}

export interface RegionCalendar {
  readonly region: string
  readonly seasons: readonly Season[]
}

export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/**
 * Returns for each month of the year whether it is within a span of months; a span may cross New Year.
 *
 * @example monthsWithin('December-March') // January to March, and December
 */
export function monthsWithin(span: string): readonly boolean[] {
  const [first = -1, last = -1] = span
    .split('-')
    .map((name) => MONTHS.findIndex((month) => month === name))
  return MONTHS.map((_month, index) =>
    first <= last ? first <= index && index <= last : index >= first || index <= last,
  )
}
