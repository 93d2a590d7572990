import {
  Table,
  TableColumn,
  type MigrationInterface,
  type QueryRunner,
  type TableColumnOptions,
} from 'typeorm'
import { index, intType, moment, text, unique } from './schema.ts'

const TABLES = ['contacts', 'career_applications']
const COLUMNS: readonly TableColumnOptions[] = [
  text('reference', 16, true),
  text('suspicion', 16, true),
]

/** Adds reference codes and suspicion to visitors' submissions, and the counts for the rate limits. */
export class Intake1763710000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      await runner.addColumns(
        table,
        COLUMNS.map((column) => new TableColumn(column)),
      )
      await runner.createIndex(table, unique(table, 'reference'))
    }
    await runner.createTable(
      new Table({
        name: 'rate_limits',
        columns: [
          {
            ...text('key_hash', 64),
            isPrimary: true,
            primaryKeyConstraintName: 'pk_rate_limits',
          },
          { name: 'count', type: intType(runner) },
          moment('expires_at'),
        ],
        indices: [index('rate_limits', 'expires_at')],
      }),
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('rate_limits')
    for (const table of TABLES) {
      await runner.dropIndex(table, `uq_${table}_reference`)
      for (const { name } of COLUMNS) await runner.dropColumn(table, name)
    }
  }
}
