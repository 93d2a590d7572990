import { isDeepStrictEqual } from 'node:util'
import { Injectable } from '@nestjs/common'
import { normalUsername } from 'shared-contracts/desk/account'
import { mayUse } from 'shared-contracts/desk/roles'
import type { MatchScorers, ScorersFields } from 'shared-contracts/league/score'
import { DataSource, In, type EntityManager } from 'typeorm'
import { User } from '../../../accounts/users/user.entity.ts'
import { writeAudit } from '../../../foundation/audit/audit-log.ts'
import { insertAll } from '../../../foundation/database/records.ts'
import { revisionConflict } from '../../../foundation/http/if-match.ts'
import { notFound } from '../../../foundation/http/record-id.ts'
import { Fixture } from '../../matches/fixture.entity.ts'
import { Season } from '../../seasons/season.entity.ts'
import { LeagueDesk } from '../edits/league-desk.ts'
import { refuseFaults } from '../field-fault.ts'
import type { Target } from '../fixtures/desk-fixtures.service.ts'
import { MatchScorer } from './match-scorer.entity.ts'
import { refuseSample } from './scored-matches.service.ts'

/** Assigns matches to scorers. */
@Injectable()
export class MatchScorersService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly desk: LeagueDesk,
  ) {}

  async find(slug: string): Promise<MatchScorers> {
    const { manager } = this.dataSource
    return scorersOf(manager, await findFixture(manager, slug))
  }

  /**
   * Assigns a match to the named scorers, and to nobody else. @throws DetailedException when it was assigned since the
   * editor has seen it.
   */
  give({ slug, expected, editor }: Target, { scorers }: ScorersFields): Promise<MatchScorers> {
    return this.desk.hold(async (manager) => {
      const fixture = await findFixture(manager, slug)
      refuseSample(await manager.findOneByOrFail(Season, { id: fixture.seasonId }))
      const current = await scorersOf(manager, fixture)
      const names = [...new Set(scorers.map(normalUsername))].sort()
      // Also when it is sent again after a lost answer.
      if (isDeepStrictEqual(names, current.scorers)) return current
      if (current.revision !== expected) throw revisionConflict(current)
      const accounts = await accountsOf(manager, names)
      refuseFaults(
        names.flatMap((name) =>
          accounts.has(name)
            ? []
            : [{ path: ['scorers'], message: `${name} is no active account that may score` }],
        ),
      )
      const rows = [...accounts.values()].map((userId) => ({ fixtureId: fixture.id, userId }))
      await manager.delete(MatchScorer, { fixtureId: fixture.id })
      await insertAll(manager, MatchScorer, rows)
      const actor = { actor: editor.name, address: editor.address }
      const text = `${slug}: ${names.join(', ') || 'nobody'}`
      await writeAudit(manager, actor, 'match given to scorers', text)
      return scorersOf(manager, fixture)
    })
  }
}

async function findFixture(manager: EntityManager, slug: string): Promise<Fixture> {
  const fixture = await manager.findOneBy(Fixture, { slug })
  if (fixture?.slug !== slug) throw notFound('match')
  return fixture
}

async function scorersOf(manager: EntityManager, { id }: Fixture): Promise<MatchScorers> {
  const rows = await manager.findBy(MatchScorer, { fixtureId: id })
  const users = await manager.findBy(User, { id: In(rows.map(({ userId }) => userId)) })
  return {
    scorers: users.map(({ username }) => username).sort(),
    // Each assignment makes its rows anew, and the database gives no id twice.
    revision: Math.max(0, ...rows.map((row) => row.id)),
  }
}

/** Returns the ids of active accounts that may score, by username. */
async function accountsOf(
  manager: EntityManager,
  names: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const users = await manager.findBy(User, { username: In([...names]), state: 'active' })
  // MySQL treats letters with and without accents as equal.
  const exact = users.filter(({ username }) => names.includes(username))
  return new Map(
    exact.flatMap((one) => (mayUse(one.role, 'score') ? [[one.username, one.id]] : [])),
  )
}
