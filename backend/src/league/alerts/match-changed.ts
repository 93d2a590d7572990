import { In, IsNull, LessThanOrEqual, MoreThan, type EntityManager } from 'typeorm'
import type { Fixture } from '../matches/fixture.entity.ts'
import { Season } from '../seasons/season.entity.ts'
import { Alert } from './alert.entity.ts'
import { whatChanged, type Change } from './what-changed.ts'

/**
 * Notes what followers are to be told of a change of a match, in the transaction that makes the change. Nothing is told
 * of a sample, whose matches are invented, nor of what is no news any more.
 *
 * @param at when it happened by the server's clock: of taps that arrive late, when the last of them was made.
 */
export async function matchChanged(
  manager: EntityManager,
  before: Fixture,
  after: Fixture,
  at: Date,
  now = new Date(),
): Promise<void> {
  const change = whatChanged(before, after, at)
  if (change === null || change.expiresAt <= now) return
  const { isSample } = await manager.findOneByOrFail(Season, { id: after.seasonId })
  if (isSample) return
  const fixtureId = after.id
  const told =
    change.kind === 'corrected' ? await correctionOf(manager, fixtureId, change, now) : change
  if (told) await manager.insert(Alert, { ...told, fixtureId, takenTo: 0, endedAt: null })
}

/**
 * Takes back what waits and holds no more.
 *
 * @returns what followers are told: nothing where nobody was told what is corrected.
 */
async function correctionOf(
  manager: EntityManager,
  fixtureId: number,
  change: Change,
  now: Date,
): Promise<Change | null> {
  const { homeGoals, awayGoals } = change
  const waiting = { fixtureId, takenTo: 0, endedAt: IsNull(), dueAt: MoreThan(now) }
  const { affected } = await manager.delete(Alert, [
    { ...waiting, kind: 'goal', homeGoals: MoreThan(homeGoals ?? 0) },
    { ...waiting, kind: 'goal', awayGoals: MoreThan(awayGoals ?? 0) },
  ])
  await manager.update(Alert, { ...waiting, kind: 'full-time' }, { homeGoals, awayGoals })
  const told = await manager.findOne(Alert, {
    where: { fixtureId, kind: In([...SCORES]), dueAt: LessThanOrEqual(now) },
    order: { id: 'DESC' },
  })
  if (told) return told.homeGoals === homeGoals && told.awayGoals === awayGoals ? null : change
  // The goal was the other side's: nobody has heard of it yet.
  const isGoal = affected !== 0 && (homeGoals ?? 0) + (awayGoals ?? 0) > 0
  return isGoal ? { ...change, kind: 'goal' } : null
}

/** What tells a score. */
const SCORES: readonly Alert['kind'][] = ['goal', 'full-time', 'corrected']
