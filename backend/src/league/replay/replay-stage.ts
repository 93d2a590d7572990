import type { EntityManager } from 'typeorm'
import { User } from '../../accounts/users/user.entity.ts'
import { writeAudit } from '../../foundation/audit/audit-log.ts'
import { lockLeague, recordChanges } from '../changes/record-changes.ts'
import { Club } from '../clubs/club.entity.ts'
import { OPERATOR } from '../command/operator.ts'
import { MatchScorer } from '../desk/score/match-scorer.entity.ts'
import { enterClubs } from '../exchange/season-in-database.ts'
import { zoneClock } from '../files/zone-clock.ts'
import { recordFixtureChanges } from '../matches/fixture-ledger.ts'
import { newSlugs } from '../matches/fixture-slug.ts'
import { Fixture } from '../matches/fixture.entity.ts'
import { Season } from '../seasons/season.entity.ts'
import { playedMatch } from './played-match.ts'
import { endSession, hasSession, replayAccount, signIn } from './replay-account.ts'
import { replaySeason } from './replay-season.ts'
import type { PlayedMatch } from './replay-plan.ts'

/** A match that is about to be replayed, and its scorer's session. */
export interface ReplayStage {
  readonly fixtureId: number
  readonly slug: string
  /** Names of the clubs. */
  readonly title: string
  readonly played: PlayedMatch
  /** Final score of the original match. */
  readonly score: readonly [number, number]
  /** Token of the scorer's session; secret. */
  readonly token: string
}

/**
 * Sets up a match for a replay in a season of its own, and signs the scorer in for its duration. Must be called in a
 * transaction.
 *
 * @param lengthMs duration of the replay, in milliseconds.
 * @throws TypeError for a match that cannot be replayed.
 */
export async function setUp(
  manager: EntityManager,
  source: string,
  lengthMs: number,
): Promise<ReplayStage> {
  await lockLeague(manager)
  const { fixture: before, played } = await playedMatch(manager, source)
  const { timeZone } = await manager.findOneByOrFail(Season, { id: before.seasonId })
  const home = await manager.findOneByOrFail(Club, { id: before.homeId })
  const away = await manager.findOneByOrFail(Club, { id: before.awayId })
  const season = await replaySeason(manager, before.seasonId)
  const account = await replayAccount(manager)
  if (!(await hasSession(manager, account))) await abandonOthers(manager, season.id)
  await enterClubs(manager, season.id, [home.id, away.id])
  const now = new Date()
  const stamp = now.toISOString().replace(/\D/g, '').slice(2, 12)
  const names = { day: null, season: `replay-${stamp}`, home: home.slug, away: away.slug }
  const [slug = ''] = await newSlugs(manager, [names])
  await manager.insert(Fixture, {
    ...{ slug, seasonId: season.id, roundId: null, homeId: home.id, awayId: away.id },
    ...{ day: zoneClock(timeZone).local(now.toISOString()).date, kickOff: now },
    ...{ status: 'scheduled', awarded: null, addedTime: null, viewers: null, revision: 1 },
    ...{ groundId: before.groundId, officials: before.officials, weather: before.weather },
    ...{ attendance: before.attendance, hasStream: before.hasStream, note: before.note },
    ...{ homeGoals: null, awayGoals: null, homeHalfTime: null, awayHalfTime: null },
    ...{ homeExtraTime: null, awayExtraTime: null, homePenalties: null, awayPenalties: null },
  })
  const { id: fixtureId } = await manager.findOneByOrFail(Fixture, { slug })
  await manager.insert(MatchScorer, { fixtureId, userId: account.id })
  const token = await signIn(manager, account, lengthMs)
  await recordChanges(manager, [
    { kind: 'season', season },
    { kind: 'fixture', slug },
  ])
  await writeAudit(manager, OPERATOR, 'match replayed', `${source} as ${slug}`)
  const score = [before.homeGoals ?? 0, before.awayGoals ?? 0] as const
  return { fixtureId, slug, title: `${home.name} v ${away.name}`, played, score, token }
}

/** Signs the scorer out, and abandons a match that was interrupted. Must be called in a transaction. */
export async function takeDown(
  manager: EntityManager,
  { fixtureId, token }: Pick<ReplayStage, 'fixtureId' | 'token'>,
): Promise<void> {
  await lockLeague(manager)
  const account = await replayAccount(manager)
  await endSession(manager, account, token)
  await manager.delete(MatchScorer, { fixtureId })
  if (!(await hasSession(manager, account))) {
    await manager.update(User, { id: account.id }, { state: 'off' })
  }
  await abandon(manager, await manager.findOneByOrFail(Fixture, { id: fixtureId }))
}

/** Abandons the matches of replays that were killed, because they would stay in play for ever. */
async function abandonOthers(manager: EntityManager, seasonId: number): Promise<void> {
  for (const fixture of await manager.findBy(Fixture, { seasonId })) {
    await abandon(manager, fixture)
  }
}

async function abandon(manager: EntityManager, fixture: Fixture): Promise<void> {
  if (fixture.status === 'finished' || fixture.status === 'abandoned') return
  const after = { ...fixture, status: 'abandoned' as const, addedTime: null }
  const changing = { manager, by: OPERATOR.actor, at: new Date() }
  await recordFixtureChanges(changing, fixture, after, 'The replay was broken off')
  await manager.update(
    Fixture,
    { id: fixture.id },
    { status: after.status, addedTime: null, revision: fixture.revision + 1 },
  )
  await recordChanges(manager, [{ kind: 'fixture', slug: fixture.slug }])
}
