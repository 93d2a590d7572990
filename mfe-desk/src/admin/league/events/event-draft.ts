import type { EventFields } from 'shared-contracts/league/desk-fixture'
import type { MatchEventType } from 'shared-contracts/league/match-event'
import type { Named, SIDES } from 'shared-contracts/league/name'

export type SideName = (typeof SIDES)[number]

/** Types of event that an editor enters after a match, most frequent first. */
export const ENTERED_TYPES = [
  'goal',
  'penalty',
  'own-goal',
  'yellow-card',
  'second-yellow',
  'red-card',
  'penalty-missed',
  'substitution',
] as const satisfies readonly MatchEventType[]
export type EnteredType = (typeof ENTERED_TYPES)[number]

/** A match event as it is typed. */
export interface EventDraft {
  readonly type: EnteredType
  readonly side: SideName
  /** `67`, or `45+2`. */
  readonly minute: string
  /** Name of the player; empty if unknown. */
  readonly player: string
}

/** Splits `45+2` into minute and added time. */
export function minuteOf(text: string): { readonly minute: number; readonly added: number } {
  const [minute = '', added = '0'] = text.split('+')
  return { minute: Number.parseInt(minute, 10), added: Number.parseInt(added, 10) || 0 }
}

/** Converts a typed event for the API. A name from the squad becomes that player; any other name is kept as typed. */
export function eventFieldsOf(
  { type, side, minute, player }: EventDraft,
  squad: readonly Named[],
): EventFields {
  const name = player.trim()
  const known = squad.find((one) => one.name.toLowerCase() === name.toLowerCase())
  return {
    type,
    side,
    ...minuteOf(minute),
    player: known?.slug ?? null,
    related: null,
    note: known ? '' : name,
  }
}

/** Formats a minute: `45+2`. */
export const minuteText = ({
  minute,
  added,
}: {
  readonly minute: number
  readonly added: number
}) => (added > 0 ? `${minute}+${added}` : String(minute))
