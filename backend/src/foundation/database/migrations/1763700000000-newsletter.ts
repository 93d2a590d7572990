import { Table, type MigrationInterface, type QueryRunner } from 'typeorm'
import { generatedId, moment, text, unique } from './schema.ts'

/** Addresses that requested the newsletter. */
export class Newsletter1763700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'newsletter_subscribers',
        columns: [
          generatedId(runner),
          text('email_hash', 64),
          text('email', 254),
          moment('created_at'),
        ],
        indices: [unique('newsletter_subscribers', 'email_hash')],
      }),
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('newsletter_subscribers')
  }
}
