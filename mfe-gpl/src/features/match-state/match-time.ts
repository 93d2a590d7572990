import { formatMatchDay } from '../match-card/match-day.ts'

const shortDay = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})

/** When a match is played, as far as that is fixed. */
export interface MatchTime {
  /** ISO 8601 date. */
  readonly day: string | null
  /** Moment in UTC. */
  readonly kickOff: string | null
}

/** A moment in Ghana, which keeps UTC: `Sunday, 26 January 2025, 15:00 GMT`. */
export const inGhana = (moment: string): string =>
  `${formatMatchDay(moment.slice(0, 10))}, ${moment.slice(11, 16)} GMT`

/** As much as is fixed: day and time, the day alone, or null. */
export function timeInWords({ day: date, kickOff }: MatchTime): string | null {
  if (kickOff !== null) return inGhana(kickOff)
  return date === null ? null : formatMatchDay(date)
}

/** The day alone, for lists: `26 Jan 2025`. */
export function dayInShort({ day: date, kickOff }: MatchTime): string | null {
  const moment = kickOff ?? date
  return moment === null ? null : shortDay.format(new Date(moment))
}
