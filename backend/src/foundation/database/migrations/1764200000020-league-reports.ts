import { Table, TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm'
import { generatedId, index, longText, moment, number, text, unique } from './schema.ts'

const FACT = [
  text('subject', 200, true),
  text('fact_kind', 10, true),
  text('fact_slug', 120, true),
  text('fact_address', 300, true),
]

/** Adds messages that report an error in a fact of the league, and the public answers to them. */
export class LeagueReports1764200000020 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumns(
      'contacts',
      FACT.map((column) => new TableColumn(column)),
    )
    await runner.createTable(
      new Table({
        name: 'public_answers',
        columns: [
          generatedId(runner),
          number(runner, 'contact_id', true),
          text('fact_kind', 10),
          text('fact_slug', 120),
          longText('text'),
          moment('reported_at'),
          moment('answered_at'),
        ],
        indices: [
          unique('public_answers', 'contact_id'),
          index('public_answers', 'fact_kind', 'fact_slug'),
        ],
        foreignKeys: [
          {
            name: 'fk_public_answers_contact',
            columnNames: ['contact_id'],
            referencedTableName: 'contacts',
            referencedColumnNames: ['id'],
            // A public answer stays when the report is removed.
            onDelete: 'SET NULL',
            onUpdate: 'RESTRICT',
          },
        ],
      }),
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('public_answers')
    for (const { name } of FACT) await runner.dropColumn('contacts', name)
  }
}
