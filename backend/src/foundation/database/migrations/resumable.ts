import { QueryFailedError, QueryResult, type MigrationInterface, type QueryRunner } from 'typeorm'
import * as v from 'valibot'
import { sha256 } from '../sha256.ts'
import { isSqlite } from './schema.ts'

const READS = /^\s*(SELECT|SHOW)\b/i
const CHANGES_ROWS = /^\s*(INSERT|UPDATE|DELETE)\b/i

/** Error codes for a schema change that has been made already. */
const MADE_ALREADY = new Set([
  'ER_TABLE_EXISTS_ERROR',
  'ER_BAD_TABLE_ERROR',
  'ER_DUP_FIELDNAME',
  'ER_BAD_FIELD_ERROR',
  'ER_DUP_KEYNAME',
  'ER_DUP_KEY',
  'ER_FK_DUP_NAME',
  'ER_DUP_CONSTRAINT_NAME',
  'ER_CANT_CREATE_TABLE',
  'ER_CANT_DROP_FIELD_OR_KEY',
])

const Steps = v.array(v.object({ step: v.string(), is_done: v.number() }))
/** A response of the server that leaves the connection usable: the statement has changed nothing. */
const Refusal = v.object({ code: v.string(), sqlState: v.string() })

/**
 * Makes a migration resumable after an interruption. MySQL and MariaDB commit every schema change at once, so a killed
 * migration stays half done, and its statements would fail when run again. Each statement is therefore recorded in
 * `migration_steps` before it runs, and is not run twice. Only the outcome of the last one is unknown, and the
 * server's response reveals it.
 *
 * A schema change is identified by its text. Consecutive statements of equal text that change rows are one step and
 * one transaction. SQLite needs none of this: it rolls a schema change back with its transaction.
 */
export function resumable(Migration: new () => MigrationInterface): new () => MigrationInterface {
  return class {
    readonly name = Migration.name
    private readonly migration = new Migration()

    async up(runner: QueryRunner): Promise<void> {
      const work = async () => void (await this.migration.up(runner))
      await (isSqlite(runner) ? work() : resume(runner, this.name, work))
    }

    async down(runner: QueryRunner): Promise<void> {
      if (!isSqlite(runner)) {
        await makeTable(runner)
        await runner.query('DELETE FROM migration_steps WHERE migration = ?', [this.name])
      }
      await this.migration.down(runner)
    }
  }
}

function makeTable(runner: QueryRunner): Promise<unknown> {
  return runner.query(
    `CREATE TABLE IF NOT EXISTS migration_steps (
       migration varchar(100) NOT NULL,
       step char(64) NOT NULL,
       number int NOT NULL,
       is_done int NOT NULL,
       PRIMARY KEY (migration, step)
     ) CHARACTER SET utf8mb4`,
  )
}

/** Runs the work with a runner that skips what an earlier attempt has done. */
async function resume(
  runner: QueryRunner,
  migration: string,
  work: () => Promise<void>,
): Promise<void> {
  await makeTable(runner)
  const query = runner.query.bind(runner)
  const steps = new StepRecord(query, migration)
  await steps.read()
  let rows: { readonly sql: string; readonly isDone: boolean } | undefined

  const endRows = async () => {
    if (rows && !rows.isDone) await query('COMMIT')
    rows = undefined
  }
  const beginRows = async (sql: string) => {
    await endRows()
    const step = steps.ofRows(sql)
    rows = { sql, isDone: steps.isDone(step) }
    if (rows.isDone) return
    await query('START TRANSACTION')
    await steps.write(step, 1)
  }
  const changeSchema = async (sql: string, make: () => Promise<unknown>) => {
    await endRows()
    const step = steps.ofSchema(sql)
    if (steps.isDone(step)) return undefined
    const wasBegun = steps.isBegun(step)
    if (!wasBegun) await steps.write(step, 0)
    const made = await make().catch(async (error: unknown) => {
      const refusal = refusalOf(error)
      if (wasBegun && refusal !== undefined && MADE_ALREADY.has(refusal)) return undefined
      if (refusal !== undefined && !wasBegun) await steps.forget(step)
      throw error
    })
    steps.markMade(step)
    return made
  }

  const resuming = async (sql: string, parameters?: unknown[], isStructured?: boolean) => {
    const make = async () => (await query(sql, parameters, isStructured as true)) as unknown
    if (READS.test(sql)) return make()
    const nothing = isStructured ? new QueryResult() : undefined
    if (!CHANGES_ROWS.test(sql)) return (await changeSchema(sql, make)) ?? nothing
    if (rows?.sql !== sql) await beginRows(sql)
    return rows?.isDone ? nothing : make()
  }
  runner.query = resuming as QueryRunner['query']
  try {
    await work()
    await endRows()
  } finally {
    runner.query = query
  }
}

/** Returns the code with which the server refused a statement; undefined if its outcome is unknown. */
function refusalOf(error: unknown): string | undefined {
  if (!(error instanceof QueryFailedError)) return undefined
  const result = v.safeParse(Refusal, error.driverError)
  return result.success ? result.output.code : undefined
}

/** The recorded steps of a migration. */
class StepRecord {
  private readonly known = new Map<string, boolean>()
  private readonly counts = new Map<string, number>()

  constructor(
    private readonly query: QueryRunner['query'],
    private readonly migration: string,
  ) {}

  /** Reads the steps. All but the last were completed, or the next would not have begun. */
  async read(): Promise<void> {
    const rows: unknown = await this.query(
      'SELECT step, is_done FROM migration_steps WHERE migration = ? ORDER BY number',
      [this.migration],
    )
    const steps = v.parse(Steps, rows)
    for (const [index, { step, is_done: done }] of steps.entries()) {
      this.known.set(step, done === 1 || index < steps.length - 1)
    }
  }

  /** Identifies a schema change by its text alone: TypeORM repeats some statements if they were made already. */
  ofSchema = (sql: string) => sha256(sql)

  /** Identifies a change of rows by its text, and by how often that text has occurred. */
  ofRows(sql: string): string {
    const count = (this.counts.get(sql) ?? 0) + 1
    this.counts.set(sql, count)
    return sha256(`${count} ${sql}`)
  }

  isBegun = (step: string) => this.known.has(step)
  isDone = (step: string) => this.known.get(step) === true

  markMade(step: string): void {
    this.known.set(step, true)
  }

  /** Records a step. Rows are changed in the same transaction, so a recorded change of rows is done. */
  async write(step: string, isDone: 0 | 1): Promise<void> {
    await this.query(
      'INSERT INTO migration_steps (migration, step, number, is_done) VALUES (?, ?, ?, ?)',
      [this.migration, step, this.known.size + 1, isDone],
    )
    this.known.set(step, isDone === 1)
  }

  async forget(step: string): Promise<void> {
    this.known.delete(step)
    await this.query('DELETE FROM migration_steps WHERE migration = ? AND step = ?', [
      this.migration,
      step,
    ])
  }
}
