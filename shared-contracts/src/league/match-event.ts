import * as v from 'valibot'
import { Count, Named, Side } from './name.ts'

/** Types of match events. */
export const MATCH_EVENT_TYPES = [
  'goal',
  'own-goal',
  'penalty',
  'penalty-missed',
  'yellow-card',
  'second-yellow',
  'red-card',
  'substitution',
  'kick-off',
  'half-time',
  'second-half',
  'full-time',
] as const
export const MatchEventType = v.picklist(MATCH_EVENT_TYPES)
export type MatchEventType = v.InferOutput<typeof MatchEventType>

/** Names of the types, for people. */
export const EVENT_WORDS: Readonly<Record<MatchEventType, string>> = {
  goal: 'Goal',
  'own-goal': 'Own goal',
  penalty: 'Penalty goal',
  'penalty-missed': 'Missed penalty',
  'yellow-card': 'Yellow card',
  'second-yellow': 'Second yellow card',
  'red-card': 'Red card',
  substitution: 'Substitution',
  'kick-off': 'Kick-off',
  'half-time': 'Half-time',
  'second-half': 'Second half',
  'full-time': 'Full time',
}

/** An event of a match. Never changed: a later event corrects or withdraws it. */
export const MatchEventResponse = v.object({
  /** UUID created on the scorer's device. */
  id: v.string(),
  /** Sequence number within the match, from 1, without gaps. */
  sequence: Count,
  minute: Count,
  /** Minutes into added time: 2 in `45+2`. */
  added: Count,
  type: MatchEventType,
  /** Null for an event of both sides, such as the break; for an own goal, the side that benefits. */
  side: v.nullable(Side),
  player: v.nullable(Named),
  /** Player who gave the assist, or who was substituted. */
  related: v.nullable(Named),
  note: v.string(),
  /** Id of the event that this one replaces. */
  corrects: v.nullable(v.string()),
  /** Whether this event withdraws the one that it corrects without replacing it. */
  withdrawn: v.boolean(),
})
export type MatchEventResponse = v.InferOutput<typeof MatchEventResponse>
