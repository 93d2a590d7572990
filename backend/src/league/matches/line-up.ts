import type { Appearance as AppearanceResponse } from 'shared-contracts/league/match'
import type { Side } from 'shared-contracts/league/name'
import type { Appearance } from './appearance.entity.ts'
import type { PlayersById } from './event-response.ts'
import { named } from './fixture-response.ts'

/** Returns the line-up of a side, in the order in which it was entered. */
export function lineUpOf(
  appearances: readonly Appearance[],
  side: Side,
  players: PlayersById,
): AppearanceResponse[] {
  return appearances.flatMap(({ side: own, personId, shirtNumber, position, isStarter }) => {
    const person = players.get(personId)
    if (own !== side || !person) return []
    return [{ player: named(person), shirtNumber, position, isStarter }]
  })
}
