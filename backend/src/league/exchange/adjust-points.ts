import type { EntityManager } from 'typeorm'
import { lockLeague, recordChanges } from '../changes/record-changes.ts'
import { Club } from '../clubs/club.entity.ts'
import { dateFault, isInFuture } from '../files/day-and-time.ts'
import { Adjustment } from '../seasons/adjustment.entity.ts'
import { Competition } from '../seasons/competition.entity.ts'
import { SeasonEntry } from '../seasons/season-entry.entity.ts'
import { Season } from '../seasons/season.entity.ts'

/** A decision on points. */
export interface PointsDecision {
  /** Slugs of competition, season and club. */
  readonly competition: string
  readonly season: string
  readonly club: string
  /** Negative if points are deducted. */
  readonly points: number
  readonly reason: string
  /** Day of the decision, ISO 8601. Today's table counts every decision, so no later day may be entered. */
  readonly on: string
  /** Role of the person who enters it. */
  readonly by: string
}

const MOST_POINTS = 100

/** Enters a decision permanently. @returns what is wrong with it; null if it was entered. */
export async function adjustPoints(
  manager: EntityManager,
  { competition, season: slug, club: clubSlug, points, reason, on, by }: PointsDecision,
): Promise<string | null> {
  if (!Number.isInteger(points) || points === 0 || Math.abs(points) > MOST_POINTS) {
    return 'points: give a whole number other than 0'
  }
  if (reason.trim() === '' || reason.length > 300) return 'reason: give one in 300 characters'
  if (dateFault(on) !== undefined) return 'on: give a day that exists as YYYY-MM-DD'
  if (isInFuture(on)) return 'on: this day lies ahead: enter the decision when it holds'
  await lockLeague(manager)
  const { id: competitionId = 0 } =
    (await manager.findOneBy(Competition, { slug: competition })) ?? {}
  const season = await manager.findOneBy(Season, { competitionId, slug })
  if (!season) return `${competition} has no season ${slug}`
  const club = await manager.findOneBy(Club, { slug: clubSlug })
  const entry = club && { seasonId: season.id, clubId: club.id }
  if (!entry || !(await manager.existsBy(SeasonEntry, entry))) {
    return `${clubSlug} does not play ${slug}`
  }
  await manager.insert(Adjustment, { ...entry, points, reason, on, by, at: new Date() })
  await recordChanges(manager, [{ kind: 'season', season }])
  return null
}
