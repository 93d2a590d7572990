import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import type { DeskCaller } from '../../../accounts/sessions/desk-guard.ts'
import { writeAudit } from '../../../foundation/audit/audit-log.ts'
import { Transactions } from '../../../foundation/database/transactions.ts'
import { LeagueAnswers } from '../../answers/league-answers.ts'
import { lockLeague, recordChanges } from '../../changes/record-changes.ts'
import type { Season } from '../../seasons/season.entity.ts'
import { Edit } from './edit.ts'
import { LeagueEdit } from './league-edit.entity.ts'

/** Subject of a write, in the words of the history. */
export interface EditSummary {
  readonly season: Pick<Season, 'id' | 'slug' | 'name'>
  readonly text: string
  /** Id of the edit that it undoes. */
  readonly undoes?: number
}

/**
 * Performs all writes of the desk in the league, one at a time. Each is a transaction that also writes the history of
 * edits, the audit log, and the changes published to followers of the league.
 */
@Injectable()
export class LeagueDesk {
  /** Queue of this process's writes. A write that waits here holds no connection that the one before it may need. */
  private last: Promise<unknown> = Promise.resolve()

  constructor(
    private readonly transactions: Transactions,
    private readonly answers: LeagueAnswers,
  ) {}

  /**
   * @param work runs while no other write can change the league.
   * @returns id of the edit; null if nothing changed.
   */
  write(caller: DeskCaller, work: (edit: Edit) => Promise<EditSummary>): Promise<number | null> {
    return this.hold(async (manager) => {
      const edit = new Edit(manager, caller)
      const summary = await work(edit)
      return edit.work.length === 0 ? null : keep(edit, summary)
    })
  }

  /**
   * For writes with a history of their own: locks the league until the work is done.
   *
   * @param work may run more than once, so it must have no effect outside the database.
   */
  hold<Result>(work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    const next = this.last.then(() => this.run(work))
    this.last = next.catch(() => undefined)
    return next
  }

  private async run<Result>(work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    const result = await this.transactions.run(async (manager) => {
      await lockLeague(manager)
      return work(manager)
    })
    this.answers.invalidate()
    return result
  }
}

async function keep(edit: Edit, { season, text, undoes }: EditSummary): Promise<number> {
  const { manager, caller, at } = edit
  const { identifiers } = await manager.insert(LeagueEdit, {
    ...{ seasonId: season.id, at, by: caller.name, text: text.slice(0, 200) },
    ...{ undoesId: undoes ?? null, undoneById: null, work: JSON.stringify(edit.work) },
  })
  const id = Number(identifiers[0]?.id)
  if (undoes !== undefined) await manager.update(LeagueEdit, { id: undoes }, { undoneById: id })
  const changed = edit.changed(season.slug)
  if (changed.length > 0) await recordChanges(manager, changed, at)
  const actor = { actor: caller.name, address: caller.address }
  await writeAudit(manager, actor, 'league changed', `${season.name}: ${text}`)
  return id
}
