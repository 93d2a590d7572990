import type { FixtureStatus } from 'shared-contracts/league/fixture'
import { In, IsNull, Not, type EntityManager } from 'typeorm'
import type { Fixture } from './fixture.entity.ts'
import { MatchEvent } from './match-event.entity.ts'

const ON: readonly FixtureStatus[] = ['in-play', 'half-time']

/** Returns the ids of those matches that are in progress and scored at the touchline. */
export async function scoredLive(
  manager: EntityManager,
  fixtures: readonly Pick<Fixture, 'id' | 'status'>[],
): Promise<ReadonlySet<number>> {
  const ids = fixtures.flatMap(({ id, status }) => (ON.includes(status) ? [id] : []))
  if (ids.length === 0) return new Set()
  const whistles = await manager.find(MatchEvent, {
    select: { fixtureId: true },
    where: { fixtureId: In(ids), type: 'kick-off', scoredBy: Not(IsNull()) },
  })
  return new Set(whistles.map(({ fixtureId }) => fixtureId))
}

/** Facts that follow from taps. */
export type LiveFacts = Pick<
  Fixture,
  'day' | 'kickOff' | 'status' | 'homeGoals' | 'awayGoals' | 'homeHalfTime' | 'awayHalfTime'
>

export const liveFacts = (fixture: LiveFacts): LiveFacts => {
  const { day, kickOff, status, homeGoals, awayGoals, homeHalfTime, awayHalfTime } = fixture
  return { day, kickOff, status, homeGoals, awayGoals, homeHalfTime, awayHalfTime }
}
