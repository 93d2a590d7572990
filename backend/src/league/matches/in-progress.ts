import type { FixtureStatus } from 'shared-contracts/league/fixture'
import { In, type FindOptionsWhere } from 'typeorm'
import type { Season } from '../seasons/season.entity.ts'
import type { Fixture } from './fixture.entity.ts'

/** Statuses of a match between its kick-off and its end. */
export const IN_PROGRESS: readonly FixtureStatus[] = ['in-play', 'half-time']

/** Condition of the matches of some seasons that are on. */
export const inProgress = (seasons: readonly Pick<Season, 'id'>[]): FindOptionsWhere<Fixture> => ({
  seasonId: In(seasons.map(({ id }) => id)),
  status: In(IN_PROGRESS),
})
