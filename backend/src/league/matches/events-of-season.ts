import type { EntityManager } from 'typeorm'
import { Fixture } from './fixture.entity.ts'
import { MatchEvent } from './match-event.entity.ts'
import type { Appearance } from './appearance.entity.ts'

/** Reads all rows about the matches of a season. */
export function rowsOfSeason<Row extends MatchEvent | Appearance>(
  manager: EntityManager,
  entity: new () => Row,
  seasonId: number,
): Promise<Row[]> {
  return manager
    .createQueryBuilder(entity, 'record')
    .innerJoin(Fixture, 'fixture', 'fixture.id = record.fixtureId')
    .where('fixture.seasonId = :seasonId', { seasonId })
    .getMany()
}

export const eventsOfSeason = (manager: EntityManager, seasonId: number): Promise<MatchEvent[]> =>
  rowsOfSeason(manager, MatchEvent, seasonId)
