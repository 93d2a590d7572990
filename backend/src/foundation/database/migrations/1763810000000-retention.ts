import { randomUUID } from 'node:crypto'
import { Table, TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm'
import * as v from 'valibot'
import { index, moment, text } from './schema.ts'

const Ids = v.array(v.object({ id: v.number() }))

/** Columns by which expired rows are found. */
const AGES: readonly [table: string, ...columns: string[]][] = [
  ['idempotency_keys', 'created_at'],
  ['newsletter_subscribers', 'confirmed_at', 'asked_at', 'created_at'],
  ['outbox', 'created_at'],
  ['price_points', 'at'],
]

const MESSAGE_ID = text('message_id', 36)

/** Prepares retention: indices by age, the end of a mail, and the schedule of the work. */
export class Retention1763810000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await extendOutbox(runner)
    await runner.createIndices('outbox', [
      index('outbox', 'failed_at', 'due_at'),
      index('outbox', 'kind', 'record_id'),
    ])
    await runner.dropIndex('outbox', 'idx_outbox_due_at', true)
    for (const age of AGES) await runner.createIndex(age[0], index(...age))
    await runner.createTable(
      new Table({
        name: 'scheduled_work',
        columns: [
          { ...text('name', 40), isPrimary: true, primaryKeyConstraintName: 'pk_scheduled_work' },
          moment('due_at'),
        ],
      }),
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('scheduled_work')
    for (const age of AGES) await runner.dropIndex(age[0], index(...age))
    await runner.createIndex('outbox', index('outbox', 'due_at'))
    await runner.dropIndex('outbox', 'idx_outbox_kind_record_id')
    await runner.dropIndex('outbox', 'idx_outbox_failed_at_due_at')
    await runner.dropColumn('outbox', 'failed_at')
    await runner.dropColumn('outbox', 'message_id')
  }
}

/** Gives mails that already wait a message id. */
async function extendOutbox(runner: QueryRunner): Promise<void> {
  await runner.addColumns('outbox', [
    new TableColumn({ ...MESSAGE_ID, isNullable: true }),
    new TableColumn(moment('failed_at', true)),
  ])
  const waiting: unknown = await runner.query('SELECT id FROM outbox')
  for (const { id } of v.parse(Ids, waiting)) {
    await runner.query('UPDATE outbox SET message_id = ? WHERE id = ?', [randomUUID(), id])
  }
  await runner.changeColumn('outbox', 'message_id', new TableColumn(MESSAGE_ID))
}
