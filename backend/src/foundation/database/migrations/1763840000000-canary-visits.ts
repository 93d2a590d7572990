import { Table, type MigrationInterface, type QueryRunner, type TableColumnOptions } from 'typeorm'
import { index, intType, moment, text } from './schema.ts'

/** Judges canaries by browsers, each counted once. The watches of current canaries start over. */
export class CanaryVisits1763840000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await renewWatches(runner, [])
    await runner.createTable(
      new Table({
        name: 'canary_visits',
        columns: [
          {
            ...text('key_hash', 64),
            isPrimary: true,
            primaryKeyConstraintName: 'pk_canary_visits',
          },
          text('remote', 64),
          text('version', 100),
          text('network_hash', 64),
          { name: 'failed', type: intType(runner) },
        ],
        indices: [index('canary_visits', 'remote', 'version')],
      }),
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('canary_visits')
    await renewWatches(runner, [text('base', 200)])
  }
}

/** Recreates the table, because the old counts mean nothing with the new way of counting. */
async function renewWatches(
  runner: QueryRunner,
  counted: readonly TableColumnOptions[],
): Promise<void> {
  const int = intType(runner)
  await runner.dropTable('canary_watches', true)
  await runner.createTable(
    new Table({
      name: 'canary_watches',
      columns: [
        { ...text('remote', 64), isPrimary: true, primaryKeyConstraintName: 'pk_canary_watches' },
        moment('since'),
        { name: 'percent', type: int },
        { name: 'looks', type: int },
        ...counted,
        text('sample', 200, true),
      ],
    }),
  )
}
