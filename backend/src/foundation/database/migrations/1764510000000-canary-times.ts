import {
  Table,
  TableColumn,
  type MigrationInterface,
  type QueryRunner,
  type TableColumnOptions,
} from 'typeorm'
import { index, intType, moment, number, text } from './schema.ts'

/** Judges canaries by durations as well, and lets them widen in steps. The watches of current canaries start over. */
export class CanaryTimes1764510000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn('release_channels', new TableColumn(text('canary_steps', 40, true)))
    await renew(runner, [text('document', 16)], [number(runner, 'rounds'), moment('counted_from')])
    await runner.createTable(
      new Table({
        name: 'canary_times',
        columns: [
          { ...text('key_hash', 64), isPrimary: true, primaryKeyConstraintName: 'pk_canary_times' },
          text('remote', 64),
          text('version', 100),
          text('measure', 16),
          text('network_hash', 64),
          number(runner, 'milliseconds'),
        ],
        indices: [index('canary_times', 'remote', 'version', 'measure')],
      }),
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('canary_times')
    await renew(runner, [], [])
    await runner.dropColumn('release_channels', 'canary_steps')
  }
}

/** Recreates both tables, because the old counts mean nothing with the new way of counting. */
async function renew(
  runner: QueryRunner,
  ofVisits: readonly TableColumnOptions[],
  ofWatches: readonly TableColumnOptions[],
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
        ...ofWatches,
        text('sample', 200, true),
      ],
    }),
  )
  await runner.dropTable('canary_visits', true)
  await runner.createTable(
    new Table({
      name: 'canary_visits',
      columns: [
        { ...text('key_hash', 64), isPrimary: true, primaryKeyConstraintName: 'pk_canary_visits' },
        text('remote', 64),
        text('version', 100),
        text('network_hash', 64),
        ...ofVisits,
        { name: 'failed', type: int },
      ],
      indices: [index('canary_visits', 'remote', 'version')],
    }),
  )
}
