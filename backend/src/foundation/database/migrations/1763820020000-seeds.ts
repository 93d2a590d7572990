import { Table, type MigrationInterface, type QueryRunner } from 'typeorm'
import * as v from 'valibot'
import { moment, text } from './schema.ts'

/** Seeds that every installation received before they were recorded. */
const GIVEN = [
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((id) => `news ${id}`),
  ...['oil-gas', 'procurement', 'gold', 'construction', 'agricol'].map((s) => `subsidiaries ${s}`),
]

/** Records the seeds that an installation received, so that a deleted one is not added again. */
export class Seeds1763820020000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const isGiven = await hasContent(runner)
    await runner.createTable(
      new Table({
        name: 'seeds',
        columns: [
          { ...text('name', 100), isPrimary: true, primaryKeyConstraintName: 'pk_seeds' },
          moment('given_at'),
        ],
      }),
    )
    if (!isGiven) return
    const now = new Date().toISOString().replace('T', ' ').replace('Z', '')
    for (const name of GIVEN) {
      await runner.query('INSERT INTO seeds (name, given_at) VALUES (?, ?)', [name, now])
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('seeds')
  }
}

/**
 * Whether the database has been used. A new one has no rows while it is migrated; a used one has some, whatever was
 * deleted.
 */
async function hasContent(runner: QueryRunner): Promise<boolean> {
  for (const table of ['subsidiaries', 'news', 'contacts', 'releases']) {
    const rows: unknown = await runner.query(`SELECT 1 FROM ${table} LIMIT 1`)
    if (v.parse(v.array(v.unknown()), rows).length > 0) return true
  }
  return false
}
