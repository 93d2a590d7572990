import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import * as v from 'valibot'
import { writeAudit } from '../../../foundation/audit/audit-log.ts'
import { Transactions } from '../../../foundation/database/transactions.ts'
import { IdempotentWrites } from '../../../intake/idempotency/idempotent-writes.ts'
import { LeagueAnswers } from '../../answers/league-answers.ts'
import { lockLeague, recordChanges } from '../../changes/record-changes.ts'
import type { Season } from '../../seasons/season.entity.ts'
import { Edit } from './edit.ts'
import type { Editor } from './editor.ts'
import { LeagueEdit } from './league-edit.entity.ts'

/** Subject of a write, in the words of the history. */
export interface EditSummary {
  readonly season: Pick<Season, 'id' | 'competitionId' | 'slug' | 'name'>
  readonly text: string
  /** Id of the edit that it undoes. */
  readonly undoes?: number
}

const Done = v.object({ edit: v.nullable(v.number()), id: v.optional(v.number()) })

/**
 * Performs all writes of the desk in the league, one at a time. Each is a transaction that also writes the history of
 * edits, the audit log, and the changes published to followers of the league. A request that is sent again with its key
 * after a lost answer is performed once, and answered as it was then.
 */
@Injectable()
export class LeagueDesk {
  /** Queue of this process's writes. A write that waits here holds no connection that the one before it may need. */
  private last: Promise<unknown> = Promise.resolve()

  constructor(
    private readonly transactions: Transactions,
    private readonly writes: IdempotentWrites,
    private readonly answers: LeagueAnswers,
  ) {}

  /**
   * @param work runs while no other write can change the league.
   * @returns id of the edit; null if there is nothing to undo.
   * @throws UnprocessableEntityException for a key that was used with another body.
   */
  async write(editor: Editor, work: (edit: Edit) => Promise<EditSummary>): Promise<number | null> {
    return (await this.once(editor, work)).edit
  }

  /**
   * For a write whose record is found by its id.
   *
   * @param work returns the id of the record as well.
   * @throws UnprocessableEntityException as above.
   */
  async make(
    editor: Editor,
    work: (edit: Edit) => Promise<EditSummary & { readonly id: number }>,
  ): Promise<{ readonly edit: number | null; readonly id: number }> {
    const { edit, id } = await this.once(editor, work)
    if (id === undefined) throw new TypeError('The write has no record')
    return { edit, id }
  }

  /**
   * For writes with a history of their own: locks the league until the work is done.
   *
   * @param work may run more than once, so it must have no effect outside the database.
   */
  hold<Result>(work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    return this.inTurn(() => this.transactions.run(holdingLeague(work)))
  }

  private once(
    editor: Editor,
    work: (edit: Edit) => Promise<EditSummary & { readonly id?: number }>,
  ): Promise<v.InferOutput<typeof Done>> {
    const { scope, key, body } = editor.request
    return this.inTurn(() =>
      this.writes.run({
        ...{ scope: `${scope} by ${editor.accountId}`, key, body: { body }, answerSchema: Done },
        work: holdingLeague(async (manager) => {
          const { edit, summary } = await perform(manager, editor, work)
          return { edit, ...(summary.id !== undefined && { id: summary.id }) }
        }),
      }),
    )
  }

  private inTurn<Result>(run: () => Promise<Result>): Promise<Result> {
    const next = this.last.then(async () => {
      const result = await run()
      this.answers.invalidate()
      return result
    })
    this.last = next.catch(() => undefined)
    return next
  }
}

const holdingLeague =
  <Result>(work: (manager: EntityManager) => Promise<Result>) =>
  async (manager: EntityManager): Promise<Result> => {
    await lockLeague(manager)
    return work(manager)
  }

async function perform<Summary extends EditSummary>(
  manager: EntityManager,
  editor: Editor,
  work: (edit: Edit) => Promise<Summary>,
): Promise<{ readonly edit: number | null; readonly summary: Summary }> {
  const edit = new Edit(manager, editor)
  const summary = await work(edit)
  if (edit.isEmpty) return { edit: null, summary }
  const id = edit.work.length === 0 ? null : await keep(edit, summary)
  await publish(edit, summary)
  return { edit: id, summary }
}

/** Keeps an edit for undo. @returns its id. */
async function keep(
  { manager, caller, at, work }: Edit,
  { season, text, undoes }: EditSummary,
): Promise<number> {
  const { identifiers } = await manager.insert(LeagueEdit, {
    ...{ seasonId: season.id, at, by: caller.name, text: text.slice(0, 200) },
    ...{ undoesId: undoes ?? null, undoneById: null, work: JSON.stringify(work) },
  })
  const id = Number(identifiers[0]?.id)
  if (undoes !== undefined) await manager.update(LeagueEdit, { id: undoes }, { undoneById: id })
  return id
}

/** Publishes an edit to followers of the league, and enters it in the audit log. */
async function publish(edit: Edit, { season, text }: EditSummary): Promise<void> {
  const { manager, caller, at } = edit
  const changed = edit.changed(season)
  if (changed.length > 0) await recordChanges(manager, changed, at)
  const actor = { actor: caller.name, address: caller.address }
  await writeAudit(manager, actor, 'league changed', `${season.name}: ${text}`)
}
