import { Table, TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm'
import { generatedId, index, intType, longText, moment, text } from './schema.ts'

const SUBMISSIONS = ['contacts', 'career_applications']

/** Adds the handling of submissions: assignee, state, and the thread of notes and replies. */
export class Inbox1764000000010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const int = intType(runner)
    for (const table of SUBMISSIONS) {
      await runner.addColumns(
        table,
        workColumns(int).map((column) => new TableColumn(column)),
      )
    }
    const foreignKey = (column: string, table: string) => ({
      name: `fk_inbox_thread_${column}`,
      columnNames: [`${column}_id`],
      referencedTableName: table,
      referencedColumnNames: ['id'],
      // Removing a submission removes its notes.
      onDelete: 'CASCADE',
      onUpdate: 'RESTRICT',
    })
    await runner.createTable(
      new Table({
        name: 'inbox_thread',
        columns: [
          generatedId(runner),
          { name: 'contact_id', type: int, isNullable: true },
          { name: 'application_id', type: int, isNullable: true },
          text('kind', 12),
          moment('written_at'),
          text('written_by', 100),
          longText('text'),
          text('message_id', 36, true),
          moment('sent_at', true),
        ],
        indices: [index('inbox_thread', 'contact_id'), index('inbox_thread', 'application_id')],
        foreignKeys: [
          foreignKey('contact', 'contacts'),
          foreignKey('application', 'career_applications'),
        ],
      }),
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('inbox_thread')
    for (const table of SUBMISSIONS) {
      for (const { name } of workColumns('int')) await runner.dropColumn(table, name)
    }
  }
}

const workColumns = (int: string) => [
  { ...text('state', 10), default: "'new'" },
  { name: 'assignee_id', type: int, isNullable: true },
  { name: 'revision', type: int, default: 1 },
  moment('updated_at', true),
  { ...text('updated_by', 100), default: "''" },
]
