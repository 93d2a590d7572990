import { formatKickOff, formatShortDate } from 'shared-contracts/format/dates'
import { formatMatchDay } from './match-day.ts'

/** When a match is played, as far as that is fixed. */
export interface MatchTime {
  /** ISO 8601 date. */
  readonly day: string | null
  /** Moment in UTC. */
  readonly kickOff: string | null
}

/** Formats a moment in Ghana's time, which equals UTC: `Sunday, January 26, 2025, 15:00 GMT`. */
export const inGhana = (moment: string): string => formatKickOff(moment)

/** Formats what is fixed: day and time, only the day, or null. */
export function timeInWords({ day: date, kickOff }: MatchTime): string | null {
  if (kickOff !== null) return inGhana(kickOff)
  return date === null ? null : formatMatchDay(date)
}

/** Formats only the day, for lists: `Jan 26, 2025`. */
export function dayInShort({ day: date, kickOff }: MatchTime): string | null {
  const moment = kickOff ?? date
  return moment === null ? null : formatShortDate(moment)
}
