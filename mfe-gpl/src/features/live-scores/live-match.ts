import type { LiveEvent, LiveState } from 'shared-contracts/league/match-stream'
import type { MatchResponse } from 'shared-contracts/league/match'
import type { MatchEventResponse } from 'shared-contracts/league/match-event'
import { withHeard } from './live-figures.ts'

/** A player as an event names them. */
export interface NamedPlayer {
  /** Null where only the name was heard: then there is no page to lead to. */
  readonly slug: string | null
  readonly name: string
}

/** Something that happened, as pages show it. */
export type ShownEvent = Omit<MatchEventResponse, 'player' | 'related'> & {
  readonly player: NamedPlayer | null
  readonly related: NamedPlayer | null
}

/** A match whole, with what was heard of it since. */
export type ShownMatch = Omit<MatchResponse, 'events'> & { readonly events: readonly ShownEvent[] }

/** The same match as its stream tells it: figures, what happened since, and what does not count any more. */
export function withState(match: MatchResponse, state: LiveState, now: number): ShownMatch {
  const known = new Set(match.events.map(({ sequence }) => sequence))
  const players = playersOf(match)
  return {
    ...withHeard(match, state, now),
    events: [
      ...match.events,
      ...state.events
        .filter(({ sequence }) => !known.has(sequence))
        .map((event) => shown(event, players)),
      ...takenBack(match.events, state),
    ],
  }
}

/** Marks that take back what the state counts no more; what stands in its place comes with the match's next answer. */
function takenBack(events: readonly MatchEventResponse[], state: LiveState): ShownEvent[] {
  const counting = new Set(state.events.map(({ sequence }) => sequence))
  const corrected = new Set(events.map(({ corrects }) => corrects))
  return events
    .filter(
      ({ id, sequence, withdrawn }) =>
        !withdrawn && !corrected.has(id) && sequence <= state.sequence && !counting.has(sequence),
    )
    .map((event) => ({
      ...event,
      ...{ id: `${event.id}-taken-back`, corrects: event.id, withdrawn: true },
    }))
}

function shown(event: LiveEvent, players: ReadonlyMap<string, string>): ShownEvent {
  const named = (name: string | null) => name && { name, slug: players.get(name) ?? null }
  return {
    ...event,
    ...{ id: `heard-${event.sequence}`, note: '', corrects: null, withdrawn: false },
    player: named(event.player) || null,
    related: named(event.related) || null,
  }
}

/** Slugs of those who play, by name: a stream tells names alone. */
function playersOf({ lineUps, events }: MatchResponse): ReadonlyMap<string, string> {
  const named = [
    ...events.flatMap(({ player, related }) => [player ?? [], related ?? []].flat()),
    ...[...lineUps.home, ...lineUps.away].map(({ player }) => player),
  ]
  return new Map(named.map(({ name, slug }) => [name, slug]))
}
