import { TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm'
import { text, unique } from './schema.ts'

const SUBSCRIBERS = 'newsletter_subscribers'

/** Splits subscribers by newsletter. Until now, everybody was asked, and mailed, in the name of the group. */
export class NewsletterLists1763800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumns(SUBSCRIBERS, [
      new TableColumn({ ...text('list', 20), default: `'group'` }),
      new TableColumn(text('suspicion', 16, true)),
    ])
    await runner.dropIndex(SUBSCRIBERS, `uq_${SUBSCRIBERS}_email_hash`, true)
    await runner.createIndex(SUBSCRIBERS, unique(SUBSCRIBERS, 'list', 'email_hash'))
  }

  /** Deletes subscribers of other newsletters, who did not ask for the group's. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM ${SUBSCRIBERS} WHERE list <> 'group'`)
    await runner.dropIndex(SUBSCRIBERS, `uq_${SUBSCRIBERS}_list_email_hash`)
    await runner.createIndex(SUBSCRIBERS, unique(SUBSCRIBERS, 'email_hash'))
    for (const column of ['list', 'suspicion']) await runner.dropColumn(SUBSCRIBERS, column)
  }
}
