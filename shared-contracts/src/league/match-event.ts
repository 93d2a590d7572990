import * as v from 'valibot'
import { Count, Named, Side } from './name.ts'

/** What may happen in a match. */
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

/** Something that happened in a match. It is never changed: a later event corrects or withdraws it. */
export const MatchEventResponse = v.object({
  /** UUID that the scorer made. */
  id: v.string(),
  /** In the match, from 1, without a gap. */
  sequence: Count,
  minute: Count,
  /** Minutes into the time that was added: 2 in `45+2`. */
  added: Count,
  type: MatchEventType,
  /** Null for what concerns both, such as the break; of an own goal, the side that gains by it. */
  side: v.nullable(Side),
  player: v.nullable(Named),
  /** Who gave the pass to a goal, or came off for a substitute. */
  related: v.nullable(Named),
  note: v.string(),
  /** Id of the event that this one replaces. */
  corrects: v.nullable(v.string()),
  /** Whether this one takes back the event that it corrects, and puts nothing in its place. */
  withdrawn: v.boolean(),
})
export type MatchEventResponse = v.InferOutput<typeof MatchEventResponse>
