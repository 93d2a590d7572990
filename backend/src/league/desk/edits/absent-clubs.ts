import { In, type EntityManager } from 'typeorm'
import { Club } from '../../clubs/club.entity.ts'
import { SeasonEntry } from '../../seasons/season-entry.entity.ts'

/** Returns a fault for each club that has a match or a player in a season, and does not play it. */
export async function absentClubs(
  manager: EntityManager,
  places: readonly Pick<SeasonEntry, 'seasonId' | 'clubId'>[],
): Promise<string[]> {
  const absent = new Set<number>()
  for (const seasonId of new Set(places.map((place) => place.seasonId))) {
    const entries = await manager.findBy(SeasonEntry, { seasonId })
    const present = new Set(entries.map(({ clubId }) => clubId))
    for (const place of places) {
      if (place.seasonId === seasonId && !present.has(place.clubId)) absent.add(place.clubId)
    }
  }
  const clubs = await manager.findBy(Club, { id: In([...absent]) })
  return clubs.map(({ name }) => `${name} no longer plays the season`)
}
