import { Table, type MigrationInterface, type QueryRunner } from 'typeorm'
import { moment, number, text } from './schema.ts'

/** Log of changes in the league, in order, for its followers. */
export class LeagueChanges1764100000053 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables(runner)) await runner.createTable(table)
    await runner.query('INSERT INTO league_revision (id, revision) VALUES (1, 0)')
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of tables(runner).toReversed()) await runner.dropTable(table)
    await runner.query("DELETE FROM seeds WHERE name = 'league sample'")
  }
}

function tables(runner: QueryRunner): Table[] {
  return [
    new Table({
      name: 'league_changes',
      columns: [
        {
          ...number(runner, 'sequence'),
          isPrimary: true,
          primaryKeyConstraintName: 'pk_league_changes',
        },
        moment('changed_at'),
        text('kind', 12),
        text('slug', 120),
      ],
    }),
    new Table({
      name: 'league_revision',
      columns: [
        {
          ...number(runner, 'id'),
          isPrimary: true,
          primaryKeyConstraintName: 'pk_league_revision',
        },
        number(runner, 'revision'),
      ],
    }),
  ]
}
