import { In, type EntityManager } from 'typeorm'
import { inBatches } from '../../../foundation/database/records.ts'
import { LeaguePerson } from '../../people/league-person.entity.ts'

/** Returns a fault if a player of squads or line-ups is deleted, as one may be who stands in none of them. */
export async function absentPlayers(
  manager: EntityManager,
  ids: readonly number[],
): Promise<string[]> {
  const wanted = [...new Set(ids)]
  const people = await inBatches(wanted, (some) => manager.findBy(LeaguePerson, { id: In(some) }))
  return people.length < wanted.length ? ['One of the players is deleted'] : []
}
