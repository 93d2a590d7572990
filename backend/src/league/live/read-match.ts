import { NotFoundException } from '@nestjs/common'
import type { NumberedMessage } from 'shared-server/event-stream/held-match'
import type { FixtureStatus } from 'shared-contracts/league/fixture'
import type { LiveScore, LiveState, MatchClock } from 'shared-contracts/league/match-stream'
import type { EntityManager } from 'typeorm'
import { Club } from '../clubs/club.entity.ts'
import { effectiveEvents } from '../matches/effective-events.ts'
import { playersIn } from '../matches/event-response.ts'
import { named } from '../matches/fixture-response.ts'
import { Fixture } from '../matches/fixture.entity.ts'
import { IN_PROGRESS } from '../matches/in-progress.ts'
import { MatchEvent } from '../matches/match-event.entity.ts'
import { clockOf, whistlesOf } from '../matches/whistles.ts'
import { Season } from '../seasons/season.entity.ts'
import { tellEvents } from './live-messages.ts'

/** A match as it is sent to its listeners. */
export interface LiveMatch {
  readonly state: LiveState
  readonly messages: readonly NumberedMessage[]
  /** Sequence after which the messages are complete. */
  readonly resumableFrom: number
  /** Moment from which nothing more is expected to happen, in milliseconds since 1970. */
  readonly overAt: number
}

/** Whether nothing more is expected to happen. */
export const isOver = ({ overAt }: LiveMatch): boolean => Date.now() >= overAt

const ENDED: readonly FixtureStatus[] = ['finished', 'awarded', 'abandoned', 'cancelled']

/** Period after the end in which corrections may follow, in milliseconds. */
export const CORRECTION_PERIOD_MS = 3 * 3_600_000

/**
 * @param manager of a transaction, so that score and events are consistent.
 * @throws NotFoundException when there is no such match.
 */
export async function readLiveMatch(manager: EntityManager, slug: string): Promise<LiveMatch> {
  const fixture = await manager.findOneBy(Fixture, { slug })
  // MySQL's collations treat some different texts as equal.
  if (fixture?.slug !== slug) throw new NotFoundException('There is no such match')
  const [season, home, away, rows] = await Promise.all([
    manager.findOneByOrFail(Season, { id: fixture.seasonId }),
    manager.findOneByOrFail(Club, { id: fixture.homeId }),
    manager.findOneByOrFail(Club, { id: fixture.awayId }),
    manager.find(MatchEvent, { where: { fixtureId: fixture.id }, order: { sequence: 'ASC' } }),
  ])
  const { events, ...told } = tellEvents(rows, await playersIn(manager, rows))
  const state: LiveState = {
    match: slug,
    home: named(home),
    away: named(away),
    status: fixture.status,
    score: scoreOf(fixture.homeGoals, fixture.awayGoals),
    halfTime: scoreOf(fixture.homeHalfTime, fixture.awayHalfTime),
    clock: season.clock ? null : runningClock(fixture, rows),
    now: new Date().toISOString(),
    sequence: rows.at(-1)?.sequence ?? 0,
    events: [...events],
  }
  return { state, ...told, overAt: overAt(fixture, season, rows) }
}

export const scoreOf = (home: number | null, away: number | null): LiveScore | null =>
  home === null || away === null ? null : [home, away]

/** Returns the running clock. @param rows at least the whistles of the match and their corrections. */
export function runningClock(
  { status, addedTime }: Pick<Fixture, 'status' | 'addedTime'>,
  rows: readonly MatchEvent[],
): MatchClock | null {
  return IN_PROGRESS.includes(status) ? clockOf(whistlesOf(effectiveEvents(rows)), addedTime) : null
}

function overAt(fixture: Fixture, { clock }: Season, rows: readonly MatchEvent[]): number {
  // A season with a fixed clock shows a single moment.
  if (clock) return 0
  if (!ENDED.includes(fixture.status)) return Infinity
  return (rows.at(-1)?.at ?? fixture.kickOff ?? new Date(0)).getTime() + CORRECTION_PERIOD_MS
}
