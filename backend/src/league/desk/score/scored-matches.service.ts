import { ConflictException, ForbiddenException, Injectable } from '@nestjs/common'
import { mayUse } from 'shared-contracts/desk/roles'
import type { MatchesToScore, ScoredMatch, Tap, TapsAnswer } from 'shared-contracts/league/score'
import type { EntityManager } from 'typeorm'
import type { DeskCaller } from '../../../accounts/sessions/desk-guard.ts'
import { writeAudit } from '../../../foundation/audit/audit-log.ts'
import { notFound } from '../../../foundation/http/record-id.ts'
import { LeagueBooks } from '../../book/league-books.ts'
import { recordChanges } from '../../changes/record-changes.ts'
import { Club } from '../../clubs/club.entity.ts'
import { LiveMatches } from '../../live/live-matches.ts'
import { Fixture } from '../../matches/fixture.entity.ts'
import { Season } from '../../seasons/season.entity.ts'
import { LeagueDesk } from '../edits/league-desk.ts'
import { MatchScorer } from './match-scorer.entity.ts'
import { matchesToScore } from './matches-to-score.ts'
import { scoredMatch } from './scored-match.ts'
import { takeTaps, type TapsTarget } from './taps/take-taps.ts'

/** Live scoring of matches. */
@Injectable()
export class ScoredMatchesService {
  constructor(
    private readonly desk: LeagueDesk,
    private readonly books: LeagueBooks,
    private readonly live: LiveMatches,
  ) {}

  async list(caller: DeskCaller): Promise<MatchesToScore> {
    const matches = await matchesToScore(this.books, mayScoreAll(caller) ? null : caller.accountId)
    return { now: new Date().toISOString(), matches }
  }

  /** @throws ForbiddenException when the match was not given to the caller. */
  async open(caller: DeskCaller, slug: string): Promise<ScoredMatch> {
    const { fixture } = await findTarget(this.books.manager, caller, slug)
    return this.read(fixture)
  }

  /** Takes taps, each of them once. @throws ForbiddenException when the match was not given to the caller. */
  async take(caller: DeskCaller, slug: string, taps: readonly Tap[]): Promise<TapsAnswer> {
    const { outcomes, taken, fixture } = await this.desk.hold(async (manager) => {
      const target = await findTarget(manager, caller, slug)
      const { accountId: userId, sessionId, role } = caller
      const by = { userId, sessionId, role, now: new Date() }
      const done = await takeTaps(manager, target, taps, by)
      if (done.taken > 0) await writeDown(manager, caller, target, done.taken)
      return { ...done, fixture: target.fixture }
    })
    if (taken > 0) this.live.changed(slug)
    return { outcomes, match: await this.read(fixture) }
  }

  private async read({ id, seasonId }: Fixture): Promise<ScoredMatch> {
    const book = await this.books.bookOfId(seasonId)
    const own = book.fixtures.find(({ fixture }) => fixture.id === id)
    if (!own) throw notFound('match')
    return scoredMatch(this.books.manager, book, own)
  }
}

/** Editors of the league may score every match. */
const mayScoreAll = ({ role }: DeskCaller) => mayUse(role, 'league')

async function findTarget(
  manager: EntityManager,
  caller: DeskCaller,
  slug: string,
): Promise<TapsTarget> {
  const fixture = await manager.findOneBy(Fixture, { slug })
  if (fixture?.slug !== slug) throw notFound('match')
  const given = { fixtureId: fixture.id, userId: caller.accountId }
  if (!mayScoreAll(caller) && !(await manager.existsBy(MatchScorer, given))) {
    throw new ForbiddenException('This match was not given to you')
  }
  const season = await manager.findOneByOrFail(Season, { id: fixture.seasonId })
  refuseSample(season)
  return { fixture, season }
}

/** @throws ConflictException for a sample season, whose clock is fixed. */
export function refuseSample({ clock }: Pick<Season, 'clock'>): void {
  if (clock !== null) throw new ConflictException('This season is a sample: it is not scored')
}

/** Records the change, and writes one line per call to the audit log, however many taps it has brought. */
async function writeDown(
  manager: EntityManager,
  caller: DeskCaller,
  { fixture, season }: TapsTarget,
  taken: number,
): Promise<void> {
  await recordChanges(manager, [{ kind: 'fixture', slug: fixture.slug }])
  const home = await manager.findOneByOrFail(Club, { id: fixture.homeId })
  const away = await manager.findOneByOrFail(Club, { id: fixture.awayId })
  const actor = { actor: caller.name, address: caller.address }
  const text = `${season.name}: ${home.name} v ${away.name}: ${taken} ${taken === 1 ? 'tap' : 'taps'}`
  await writeAudit(manager, actor, 'match scored', text)
}
