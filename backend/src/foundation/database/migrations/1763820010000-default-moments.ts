import type { MigrationInterface, QueryRunner } from 'typeorm'
import { isSqlite } from './schema.ts'

/** Columns that default to the current time, in UTC whatever the time zone of the session. */
const MOMENTS = [
  ['news', 'date'],
  ['contacts', 'created_at'],
  ['career_applications', 'created_at'],
] as const

export class DefaultMoments1763820010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [table, column] of MOMENTS) {
      if (isSqlite(runner)) await setDefault(runner, table, column, SQLITE_NOW)
      else {
        await runner.query(
          `ALTER TABLE ${table} ALTER COLUMN \`${column}\` SET DEFAULT (utc_timestamp(3))`,
        )
      }
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, column] of MOMENTS) {
      if (isSqlite(runner)) await setDefault(runner, table, column, undefined)
      else await runner.query(`ALTER TABLE ${table} ALTER COLUMN \`${column}\` DROP DEFAULT`)
    }
  }
}

const SQLITE_NOW = "strftime('%Y-%m-%d %H:%M:%f', 'now')"

async function setDefault(
  runner: QueryRunner,
  table: string,
  column: string,
  value: string | undefined,
): Promise<void> {
  const changed = (await runner.getTable(table))?.findColumnByName(column)?.clone()
  if (!changed) throw new TypeError(`${table} has no ${column}`)
  changed.default = value
  await runner.changeColumn(table, column, changed)
}
