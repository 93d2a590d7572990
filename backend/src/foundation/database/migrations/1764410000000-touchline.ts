import { Table, TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm'
import { generatedId, index, moment, number, text, unique } from './schema.ts'

/** Adds live scoring of matches: who scores them, and which taps have been processed. */
export class Touchline1764410000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn('fixtures', addedTime(runner))
    await runner.addColumn('match_events', scoredBy(runner))
    for (const table of tables(runner)) await runner.createTable(table)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of tables(runner).toReversed()) await runner.dropTable(table)
    await runner.dropColumn('match_events', scoredBy(runner))
    await runner.dropColumn('fixtures', addedTime(runner))
  }
}

const addedTime = (runner: QueryRunner) => new TableColumn(number(runner, 'added_time', true))

const scoredBy = (runner: QueryRunner) => new TableColumn(number(runner, 'scored_by', true))

function tables(runner: QueryRunner): Table[] {
  return [
    new Table({
      name: 'match_scorers',
      columns: [generatedId(runner), number(runner, 'fixture_id'), number(runner, 'user_id')],
      indices: [
        unique('match_scorers', 'fixture_id', 'user_id'),
        index('match_scorers', 'user_id'),
      ],
    }),
    new Table({
      name: 'taps',
      columns: [
        { ...text('id', 36), isPrimary: true, primaryKeyConstraintName: 'pk_taps' },
        number(runner, 'fixture_id'),
        number(runner, 'user_id'),
        text('kind', 12),
        moment('tapped_at'),
        moment('received_at'),
        text('outcome', 8),
        text('same_as', 36, true),
        text('reason', 300, true),
      ],
      indices: [index('taps', 'fixture_id')],
    }),
  ]
}
