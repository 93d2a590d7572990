import type { MatchEventResponse } from 'shared-contracts/league/match-event'
import { formatChoice } from '../../text-of.ts'
import { minuteText } from './event-draft.ts'

/** Describes an event in one line: `67' Red card, Kwame Boateng`. */
export function eventInWords(event: MatchEventResponse): string {
  const { type, player, note } = event
  const who = player?.name ?? note
  return `${minuteText(event)}' ${formatChoice(type)}${who ? `, ${who}` : ''}`
}
