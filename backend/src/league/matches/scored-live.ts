import { In, IsNull, Not, type EntityManager } from 'typeorm'
import { inBatches } from '../../foundation/database/records.ts'
import { effectiveEvents } from './effective-events.ts'
import type { Fixture } from './fixture.entity.ts'
import { IN_PROGRESS } from './in-progress.ts'
import { MatchEvent } from './match-event.entity.ts'
import { hasScoreOf } from './score-of-events.ts'

/** Returns the ids of those matches that are in progress and scored at the touchline. */
export async function scoredLive(
  manager: EntityManager,
  fixtures: readonly Pick<Fixture, 'id' | 'status'>[],
): Promise<ReadonlySet<number>> {
  const ids = fixtures.flatMap(({ id, status }) => (IN_PROGRESS.includes(status) ? [id] : []))
  if (ids.length === 0) return new Set()
  const whistles = await manager.find(MatchEvent, {
    select: { id: true, fixtureId: true, corrects: true, withdrawn: true, scoredBy: true },
    where: { fixtureId: In(ids), type: 'kick-off' },
  })
  return new Set(
    effectiveEvents(whistles).flatMap(({ fixtureId, scoredBy }) =>
      scoredBy === null ? [] : [fixtureId],
    ),
  )
}

/** Whether a finished match has the score that its scorers tapped. @param events those that count. */
export const endedLive = (
  fixture: Pick<Fixture, 'homeGoals' | 'awayGoals' | 'homeHalfTime' | 'awayHalfTime'>,
  events: readonly MatchEvent[],
): boolean =>
  events.some(({ type, scoredBy }) => type === 'full-time' && scoredBy !== null) &&
  hasScoreOf(fixture, events)

/** Returns the ids of those matches that are finished and have the score that their scorers tapped. */
export async function scoredToTheEnd(
  manager: EntityManager,
  fixtures: readonly Fixture[],
): Promise<ReadonlySet<number>> {
  const finished = fixtures.filter(({ status }) => status === 'finished')
  const whistles = await inBatches(
    finished.map(({ id }) => id),
    (some) =>
      manager.find(MatchEvent, {
        select: { fixtureId: true },
        where: { fixtureId: In(some), type: 'full-time', scoredBy: Not(IsNull()) },
      }),
  )
  const tapped = new Set(whistles.map(({ fixtureId }) => fixtureId))
  const rows = await inBatches([...tapped], (some) =>
    manager.findBy(MatchEvent, { fixtureId: In(some) }),
  )
  const events = effectiveEvents(rows)
  const hasTappedScore = (fixture: Fixture) =>
    endedLive(
      fixture,
      events.filter(({ fixtureId }) => fixtureId === fixture.id),
    )
  return new Set(
    finished
      .filter(({ id }) => tapped.has(id))
      .flatMap((one) => (hasTappedScore(one) ? [one.id] : [])),
  )
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
