import { QueryFailedError, QueryResult, type MigrationInterface, type QueryRunner } from 'typeorm'
import * as v from 'valibot'
import { sha256 } from '../sha256.ts'
import { isSqlite } from './schema.ts'

const READS = /^\s*(SELECT|SHOW)\b/i
const CHANGES_ROWS = /^\s*(INSERT|UPDATE|DELETE)\b/i

/** What the server says to a change of the schema that it has made already. */
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
/** An answer of the server, after which the connection lives: the statement has changed nothing. */
const Refusal = v.object({ code: v.string(), sqlState: v.string() })

/**
 * A migration that goes on where it broke off. MySQL and MariaDB commit every change of the schema at once, so
 * that a migration that is killed stays half made, and its statements would fail when they are run again. So each
 * is recorded in `migration_steps` before it is made, and not made twice; of the last one alone nobody knows, and
 * the server says it.
 *
 * A change of the schema is known by its text. Statements of equal text that change rows, one after another, are
 * one step and one transaction. SQLite needs none of it: it takes a change of the schema back with its transaction.
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

/** Runs the work with a runner that leaves out what an earlier attempt has done. */
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

/** The code by which the server refused a statement; undefined when nobody knows what became of it. */
function refusalOf(error: unknown): string | undefined {
  if (!(error instanceof QueryFailedError)) return undefined
  const result = v.safeParse(Refusal, error.driverError)
  return result.success ? result.output.code : undefined
}

/** What is known of a migration's statements. */
class StepRecord {
  private readonly known = new Map<string, boolean>()
  private readonly counts = new Map<string, number>()

  constructor(
    private readonly query: QueryRunner['query'],
    private readonly migration: string,
  ) {}

  /** Each but the last was made, or the next would not have begun. */
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

  /** By its text alone: TypeORM writes some statements a second time when it finds them made. */
  ofSchema = (sql: string) => sha256(sql)

  /** By its text, and how often it has begun before. */
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

  /** Rows are changed in the transaction that records them, so that they are done when it is read. */
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
