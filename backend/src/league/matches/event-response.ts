import type { MatchEventResponse } from 'shared-contracts/league/match-event'
import { In, type EntityManager } from 'typeorm'
import { LeaguePerson } from '../people/league-person.entity.ts'
import type { Appearance } from './appearance.entity.ts'
import { named } from './fixture-response.ts'
import type { MatchEvent } from './match-event.entity.ts'

/** Players by id. */
export type PlayersById = ReadonlyMap<number, LeaguePerson>

/** Reads all players in events and line-ups. */
export async function playersIn(
  manager: EntityManager,
  events: readonly MatchEvent[],
  appearances: readonly Appearance[] = [],
): Promise<PlayersById> {
  const ids = [
    ...events.flatMap(({ personId, relatedId }) => [personId ?? [], relatedId ?? []].flat()),
    ...appearances.map(({ personId }) => personId),
  ]
  const people = await manager.findBy(LeaguePerson, { id: In([...new Set(ids)]) })
  return new Map(people.map((person) => [person.id, person]))
}

export function eventResponse(event: MatchEvent, players: PlayersById): MatchEventResponse {
  const { id, sequence, minute, added, type, side, note, corrects, withdrawn } = event
  const player = (personId: number | null) => {
    const person = players.get(personId ?? 0)
    return person ? named(person) : null
  }
  const scorer = player(event.personId)
  return {
    ...{ id, sequence, minute, added, type, side },
    player: scorer,
    related: player(event.relatedId),
    // A scorer's name as a file writes it is no note.
    ...{ note: note === scorer?.name ? '' : note, corrects, withdrawn },
  }
}
