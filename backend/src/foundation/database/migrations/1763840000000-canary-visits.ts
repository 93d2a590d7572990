import { Table, type MigrationInterface, type QueryRunner, type TableColumnOptions } from 'typeorm'
import { index, intType, moment, text } from './schema.ts'

/** Canaries are judged by browsers, each counted once. Watches of today's canaries begin anew. */
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

/** Made anew, because what was watched means nothing by the other way of counting. */
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
