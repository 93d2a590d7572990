import { Table, TableForeignKey, type MigrationInterface, type QueryRunner } from 'typeorm'
import { generatedId, index, moment, number, text, unique } from './schema.ts'

/** Adds alerts about matches, the subscriptions that receive them, and the keys to send them with. */
export class LeagueAlerts1764420000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables(runner)) await runner.createTable(table)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of tables(runner).reverse()) await runner.dropTable(table)
  }
}

const tables = (runner: QueryRunner): Table[] => [
  new Table({
    name: 'alert_subscriptions',
    columns: [
      generatedId(runner),
      text('endpoint_hash', 64),
      text('endpoint', 1_000),
      text('p256dh', 120),
      text('auth', 40),
      moment('created_at'),
      moment('succeeded_at'),
    ],
    indices: [
      unique('alert_subscriptions', 'endpoint_hash'),
      index('alert_subscriptions', 'succeeded_at'),
    ],
  }),
  new Table({
    name: 'followed_clubs',
    columns: [
      key(runner, 'followed_clubs', 'subscription_id'),
      key(runner, 'followed_clubs', 'club_id'),
    ],
    indices: [index('followed_clubs', 'club_id', 'subscription_id')],
    foreignKeys: [cascadingForeignKey('followed_clubs', 'subscription', 'alert_subscriptions')],
  }),
  new Table({
    name: 'alerts',
    columns: [
      generatedId(runner),
      number(runner, 'fixture_id'),
      text('kind', 10),
      number(runner, 'home_goals', true),
      number(runner, 'away_goals', true),
      moment('happened_at'),
      moment('due_at'),
      moment('expires_at'),
      number(runner, 'taken_to'),
      moment('ended_at', true),
    ],
    indices: [
      index('alerts', 'ended_at', 'due_at'),
      index('alerts', 'fixture_id'),
      index('alerts', 'expires_at'),
    ],
  }),
  new Table({
    name: 'alert_retries',
    columns: [
      key(runner, 'alert_retries', 'alert_id'),
      key(runner, 'alert_retries', 'subscription_id'),
      number(runner, 'attempts'),
      moment('due_at'),
    ],
    indices: [index('alert_retries', 'due_at'), index('alert_retries', 'subscription_id')],
    foreignKeys: [
      cascadingForeignKey('alert_retries', 'alert', 'alerts'),
      cascadingForeignKey('alert_retries', 'subscription', 'alert_subscriptions'),
    ],
  }),
  new Table({
    name: 'alert_keys',
    columns: [key(runner, 'alert_keys', 'id'), text('public_key', 120), text('private_key', 300)],
  }),
]

const key = (runner: QueryRunner, table: string, name: string) => ({
  ...number(runner, name),
  isPrimary: true,
  primaryKeyConstraintName: `pk_${table}`,
})

/** Rows are removed with the row that they refer to. */
const cascadingForeignKey = (table: string, row: string, referenced: string) =>
  new TableForeignKey({
    name: `fk_${table}_${row}`,
    columnNames: [`${row}_id`],
    referencedTableName: referenced,
    referencedColumnNames: ['id'],
    onDelete: 'CASCADE',
    onUpdate: 'RESTRICT',
  })
