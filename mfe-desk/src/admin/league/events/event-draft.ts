import { EventFields } from 'shared-contracts/league/desk-fixture'
import type { DeskSquad } from 'shared-contracts/league/desk-squad'
import type { MatchEventResponse, MatchEventType } from 'shared-contracts/league/match-event'
import type { Named, SIDES } from 'shared-contracts/league/name'
import * as v from 'valibot'

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

/** Types that name a second player, and the label of that field. */
export const RELATED_LABELS: Partial<Record<EnteredType, string>> = {
  goal: 'Assist',
  penalty: 'Assist',
  substitution: 'Came off',
}

/** A match event as it is typed. */
export interface EventDraft {
  readonly type: EnteredType
  readonly side: SideName
  /** `67`, or `45+2`. */
  readonly minute: string
  /** Name of the player; empty if unknown. */
  readonly player: string
  /** Name of the second player, if the type has one; empty if unknown. */
  readonly related: string
}

/** Splits `45+2` into minute and added time. Any other text becomes NaN, which validation refuses. */
function minuteOf(text: string): { readonly minute: number; readonly added: number } {
  const [, minute = 'none', added = '0'] = /^(\d+)(?:\+(\d+))?$/.exec(text.trim()) ?? []
  return { minute: Number(minute), added: Number(added) }
}

const Minute = v.pick(EventFields, ['minute', 'added'])

/** Returns what is wrong with the minutes of some events, in the API's words if it would refuse them. */
export function minuteFaultOf(events: readonly EventDraft[]): string | undefined {
  if (events.some(({ minute }) => minute.trim() === '')) return 'Enter the minute of each'
  return v.safeParse(
    v.array(Minute),
    events.map(({ minute }) => minuteOf(minute)),
  ).issues?.[0].message
}

/** Returns the side whose players an event names: an own goal counts for the other one. */
export const squadSideOf = ({ type, side }: Pick<EventDraft, 'type' | 'side'>): SideName =>
  (side === 'home') === (type !== 'own-goal') ? 'home' : 'away'

/** A player of a squad, to choose from while typing. */
export interface SquadPlayer extends Named {
  /** The name, with the shirt number if the squad has another player of that name. */
  readonly label: string
}

/** The squads of both clubs. */
export type Squads = Readonly<Record<SideName, readonly SquadPlayer[]>>

/** Returns the players of a squad, each of them once. */
export function squadPlayersOf({ players }: DeskSquad): readonly SquadPlayer[] {
  // A player who left and came back has two spells.
  const all = [...new Map(players.map((spell) => [spell.player.slug, spell])).values()]
  return all.map(({ player, shirtNumber }) => {
    const isShared = all.filter((one) => isSame(one.player.name, player.name)).length > 1
    const label = isShared ? `${player.name} (${shirtNumber ?? 'no number'})` : player.name
    return { ...player, label }
  })
}

const isSame = (one: string, other: string) =>
  one.trim().toLowerCase() === other.trim().toLowerCase()

/** Returns the players whom a typed text can mean. */
function playersCalled(text: string, squad: readonly SquadPlayer[]): readonly SquadPlayer[] {
  const labelled = squad.filter(({ label }) => isSame(label, text))
  return labelled.length > 0 ? labelled : squad.filter(({ name }) => isSame(name, text))
}

/** Returns what is wrong with the names of some events; undefined if each is clear. */
export function nameFaultOf(events: readonly EventDraft[], squads: Squads): string | undefined {
  for (const event of events) {
    const squad = squads[squadSideOf(event)]
    const related = RELATED_LABELS[event.type] ? event.related.trim() : ''
    for (const name of [event.player.trim(), related]) {
      if (playersCalled(name, squad).length > 1) {
        return `The squad has more than one ${name}: choose the one with the right shirt number`
      }
    }
    // Only the first player's name can be kept without a player of the squad.
    if (related !== '' && playersCalled(related, squad).length === 0) {
      return `The squad has nobody called ${related}`
    }
  }
  return undefined
}

/**
 * Converts a typed event for the API. A name from the squad becomes that player; any other name of the first player is
 * kept as typed.
 */
export function eventFieldsOf(event: EventDraft, squads: Squads): EventFields {
  const { type, side, minute } = event
  const squad = squads[squadSideOf(event)]
  const name = event.player.trim()
  const [known] = playersCalled(name, squad)
  const [related] = RELATED_LABELS[type] ? playersCalled(event.related, squad) : []
  return {
    type,
    side,
    ...minuteOf(minute),
    player: known?.slug ?? null,
    related: related?.slug ?? null,
    note: known ? '' : name,
  }
}

/** An event as it was typed, and as it was sent. */
export interface SentEvent {
  readonly draft: EventDraft
  readonly fields: EventFields
}

type Entered = readonly MatchEventResponse[]

/**
 * Looks for events that were sent among those that a match has gained since.
 *
 * @returns those that it has, and the events that somebody else has entered.
 */
export function enteredOf(sent: readonly SentEvent[], before: Entered, now: Entered) {
  const known = new Set(before.map(({ id }) => id))
  const others = now.filter(({ id }) => !known.has(id))
  const entered = new Set<EventDraft>()
  for (const { draft, fields } of sent) {
    const place = others.findIndex((event) => isEvent(event, fields))
    if (place === -1) continue
    // Each event stands for one that was sent.
    others.splice(place, 1)
    entered.add(draft)
  }
  return { entered, others }
}

const isEvent = (event: MatchEventResponse, fields: EventFields) =>
  event.type === fields.type &&
  event.side === fields.side &&
  event.minute === fields.minute &&
  event.added === fields.added &&
  event.note === fields.note &&
  (event.player?.slug ?? null) === fields.player &&
  (event.related?.slug ?? null) === fields.related
