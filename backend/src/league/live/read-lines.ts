import type { LiveLines } from 'shared-contracts/league/match-stream'
import { In, IsNull, MoreThan, type EntityManager } from 'typeorm'
import { Fixture } from '../matches/fixture.entity.ts'
import { inProgress } from '../matches/in-progress.ts'
import { MatchEvent } from '../matches/match-event.entity.ts'
import { Season } from '../seasons/season.entity.ts'
import { CORRECTION_PERIOD_MS, runningClock, scoreOf } from './read-match.ts'

/** Maximum duration of a match from its kick-off, in milliseconds. */
const LONGEST_MATCH_MS = 3 * 3_600_000

/**
 * Reads the matches that are in progress, ended within the last hours or had an event in them, whatever they are now:
 * one that was awarded, or whose kick-off was a mistake, is told like any other change. A sample with a fixed clock has
 * none.
 *
 * @param manager of a transaction, so that scores and events are consistent.
 */
export async function readLiveLines(manager: EntityManager): Promise<LiveLines> {
  const now = new Date()
  const seasons = await manager.findBy(Season, { clock: IsNull() })
  const seasonId = In(seasons.map(({ id }) => id))
  const begun = MoreThan(new Date(now.getTime() - LONGEST_MATCH_MS - CORRECTION_PERIOD_MS))
  const recent = await manager.find(MatchEvent, {
    select: { fixtureId: true },
    where: { at: begun },
  })
  const fixtures = await manager.find(Fixture, {
    where: [
      inProgress(seasons),
      { seasonId, status: In(['finished', 'abandoned']), kickOff: begun },
      { seasonId, id: In([...new Set(recent.map(({ fixtureId }) => fixtureId))]) },
    ],
    order: { kickOff: 'ASC', id: 'ASC' },
  })
  const rows = await manager.find(MatchEvent, {
    where: { fixtureId: In(fixtures.map(({ id }) => id)) },
    order: { sequence: 'ASC' },
  })
  return {
    now: now.toISOString(),
    matches: fixtures.map((fixture) => ({
      match: fixture.slug,
      status: fixture.status,
      score: scoreOf(fixture.homeGoals, fixture.awayGoals),
      clock: runningClock(
        fixture,
        rows.filter(({ fixtureId }) => fixtureId === fixture.id),
      ),
    })),
  }
}
