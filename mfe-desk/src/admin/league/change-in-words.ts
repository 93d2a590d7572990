import { formatKickOff } from 'shared-contracts/format/dates'
import { formatChoice } from '../text-of.ts'
import { formatDay } from './kick-off.ts'

const NAMES: Readonly<Record<string, string>> = {
  home: 'Home club',
  kickOff: 'Kick-off',
  halfTime: 'Half-time score',
  afterExtraTime: 'Score after extra time',
  penalties: 'Penalty shoot-out',
  awarded: 'Awarded to',
  stream: 'Live stream',
}

/** Names what was changed in a match: `Kick-off`. */
export const changedName = (what: string): string => NAMES[what] ?? formatChoice(what)

/** Formats a value of what was changed in a match, before or after: `Sunday, January 26, 2025, 15:00 GMT`. */
export function changedValue(what: string, value: string): string {
  switch (what) {
    case 'kickOff':
      return formatKickOff(value)
    case 'day':
      return formatDay(value)
    case 'status':
    case 'awarded':
    case 'stream':
      return formatChoice(value)
    default:
      return value
  }
}
