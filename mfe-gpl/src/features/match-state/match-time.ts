import { formatKickOff, formatShortDate } from 'shared-contracts/format/dates'
import { formatMatchDay } from './match-day.ts'

/** When a match is played, as far as that is fixed. */
export interface MatchTime {
  /** ISO 8601 date. */
  readonly day: string | null
  /** Moment in UTC. */
  readonly kickOff: string | null
}

/** A moment in Ghana, which keeps UTC: `Sunday, January 26, 2025, 15:00 GMT`. */
export const inGhana = (moment: string): string => formatKickOff(moment)

/** As much as is fixed: day and time, the day alone, or null. */
export function timeInWords({ day: date, kickOff }: MatchTime): string | null {
  if (kickOff !== null) return inGhana(kickOff)
  return date === null ? null : formatMatchDay(date)
}

/** The day alone, for lists: `Jan 26, 2025`. */
export function dayInShort({ day: date, kickOff }: MatchTime): string | null {
  const moment = kickOff ?? date
  return moment === null ? null : formatShortDate(moment)
}
