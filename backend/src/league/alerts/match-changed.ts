import { In, IsNull, LessThanOrEqual, MoreThan, type EntityManager } from 'typeorm'
import type { Fixture } from '../matches/fixture.entity.ts'
import { Season } from '../seasons/season.entity.ts'
import { Alert } from './alert.entity.ts'
import { alertForChange, type Change } from './alert-for-change.ts'

/**
 * Notes what to tell followers about a change of a match, in the transaction that makes the change. Nothing is told
 * about a sample, whose matches are invented, or about a change that is no longer news.
 *
 * @param at when it happened by the server's clock; if taps arrive late, when the last of them was made.
 */
export async function matchChanged(
  manager: EntityManager,
  before: Fixture,
  after: Fixture,
  at: Date,
  now = new Date(),
): Promise<void> {
  const change = alertForChange(before, after, at, now)
  if (change === null || change.expiresAt <= now) return
  const { isSample } = await manager.findOneByOrFail(Season, { id: after.seasonId })
  if (isSample) return
  const fixtureId = after.id
  const told =
    change.kind === 'corrected' ? await correctionOf(manager, fixtureId, change, now) : change
  if (told) await manager.insert(Alert, { ...told, fixtureId, takenTo: 0, endedAt: null })
}

/**
 * Removes waiting alerts that no longer hold.
 *
 * @returns what to tell followers; null if they were never told what is corrected.
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
  // The goal was given to the other side before anybody was told of it: tell it as a goal.
  const isGoal = affected !== 0 && (homeGoals ?? 0) + (awayGoals ?? 0) > 0
  return isGoal ? { ...change, kind: 'goal' } : null
}

/** Kinds of alert that tell a score. */
const SCORES: readonly Alert['kind'][] = ['goal', 'full-time', 'corrected']
