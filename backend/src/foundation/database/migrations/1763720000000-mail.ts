import { Table, TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm'
import { generatedId, index, intType, moment, text, unique } from './schema.ts'

const SUBSCRIBERS = 'newsletter_subscribers'

/** Adds the outbox of mails, and the tokens that confirm or end a subscription. */
export class Mail1763720000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const int = intType(runner)
    await runner.createTable(
      new Table({
        name: 'outbox',
        columns: [
          generatedId(runner),
          text('kind', 40),
          { name: 'record_id', type: int },
          { name: 'attempts', type: int },
          moment('due_at'),
          text('last_error', 40, true),
          moment('created_at'),
        ],
        indices: [index('outbox', 'due_at')],
      }),
    )
    await runner.addColumns(
      SUBSCRIBERS,
      [text('token', 43, true), moment('asked_at', true), moment('confirmed_at', true)].map(
        (column) => new TableColumn(column),
      ),
    )
    await runner.createIndex(SUBSCRIBERS, unique(SUBSCRIBERS, 'token'))
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex(SUBSCRIBERS, `uq_${SUBSCRIBERS}_token`)
    for (const column of ['token', 'asked_at', 'confirmed_at']) {
      await runner.dropColumn(SUBSCRIBERS, column)
    }
    await runner.dropTable('outbox')
  }
}
