import type { LiveEvent, LiveState } from 'shared-contracts/league/match-stream'
import type { MatchResponse } from 'shared-contracts/league/match'
import type { MatchEventResponse } from 'shared-contracts/league/match-event'
import { withLiveFigures } from './live-figures.ts'

/** A player as an event names them. */
export interface NamedPlayer {
  /** Null if only the name is known: then there is no page to link to. */
  readonly slug: string | null
  readonly name: string
}

/** An event as pages show it. */
export type ShownEvent = Omit<MatchEventResponse, 'player' | 'related'> & {
  readonly player: NamedPlayer | null
  readonly related: NamedPlayer | null
}

/** A complete match, with updates from its stream. */
export type ShownMatch = Omit<MatchResponse, 'events'> & { readonly events: readonly ShownEvent[] }

/** Applies the stream's state to the match: figures, new events, and withdrawn ones. */
export function withState(match: MatchResponse, state: LiveState, now: number): ShownMatch {
  const known = new Set(match.events.map(({ sequence }) => sequence))
  const players = playersOf(match)
  return {
    ...withLiveFigures(match, state, now),
    events: [
      ...match.events,
      ...state.events
        .filter(({ sequence }) => !known.has(sequence))
        .map((event) => shown(event, players)),
      ...takenBack(match.events, state),
    ],
  }
}

/** Returns marks that withdraw events missing from the state; replacements come with the match's next response. */
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

/** Returns the slugs of players by name: a stream only sends names. */
function playersOf({ lineUps, events }: MatchResponse): ReadonlyMap<string, string> {
  const named = [
    ...events.flatMap(({ player, related }) => [player ?? [], related ?? []].flat()),
    ...[...lineUps.home, ...lineUps.away].map(({ player }) => player),
  ]
  return new Map(named.map(({ name, slug }) => [name, slug]))
}
