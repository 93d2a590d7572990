import { Injectable } from '@nestjs/common'
import { normalUsername } from 'shared-contracts/desk/account'
import { mayUse } from 'shared-contracts/desk/roles'
import type { MatchScorers } from 'shared-contracts/league/score'
import { DataSource, In, type EntityManager } from 'typeorm'
import type { DeskCaller } from '../../../accounts/sessions/desk-guard.ts'
import { User } from '../../../accounts/users/user.entity.ts'
import { writeAudit } from '../../../foundation/audit/audit-log.ts'
import { notFound } from '../../../foundation/http/record-id.ts'
import { insertAll } from '../../../foundation/database/records.ts'
import { Fixture } from '../../matches/fixture.entity.ts'
import { Season } from '../../seasons/season.entity.ts'
import { LeagueDesk } from '../edits/league-desk.ts'
import { refuseFaults } from '../field-fault.ts'
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

  /** Assigns a match to the named scorers, and to nobody else. */
  give(caller: DeskCaller, slug: string, { scorers }: MatchScorers): Promise<MatchScorers> {
    return this.desk.hold(async (manager) => {
      const fixture = await findFixture(manager, slug)
      refuseSample(await manager.findOneByOrFail(Season, { id: fixture.seasonId }))
      const names = [...new Set(scorers.map(normalUsername))]
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
      const actor = { actor: caller.name, address: caller.address }
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
  return { scorers: users.map(({ username }) => username).sort() }
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
