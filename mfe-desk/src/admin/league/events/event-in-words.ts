import type { MatchEventResponse } from 'shared-contracts/league/match-event'
import { eventInWords, whoText } from '../../../match-events/event-words.ts'

/** An event with the name that its note holds, if the player is in no squad. */
const named = (event: MatchEventResponse) => ({
  ...event,
  player: event.player ?? (event.note === '' ? null : { name: event.note }),
})

/** Describes an entered event in one line: `67′ Red card, Kwame Boateng`. */
export const enteredInWords = (event: MatchEventResponse): string => eventInWords(named(event))

/** Names the players of an entered event; empty if unknown. */
export const enteredPlayers = (event: MatchEventResponse): string => whoText(named(event))
