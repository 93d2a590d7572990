import { Table, TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm'
import { index, intType, moment, text } from './schema.ts'

const DAY_MS = 24 * 3_600_000
/** Lifetime of tokens that had none, in days; the same as that of new tokens. */
const TOKEN_DAYS = 90

const TOKEN_COLUMNS = [
  moment('expires_at', true),
  moment('last_used_at', true),
  text('previous_hash', 64, true),
  moment('previous_until', true),
]

/** Adds expiry and renewal of tokens, a record of preview links, and the audit log. */
export class AccountableRegistry1763840100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumns(
      'release_tokens',
      TOKEN_COLUMNS.map((column) => new TableColumn(column)),
    )
    const end = new Date(Date.now() + TOKEN_DAYS * DAY_MS).toISOString()
    await runner.query('UPDATE release_tokens SET expires_at = ?', [
      end.slice(0, 23).replace('T', ' '),
    ])
    await runner.changeColumn('release_tokens', 'expires_at', new TableColumn(moment('expires_at')))
    await runner.createTable(
      new Table({
        name: 'release_previews',
        columns: [
          { ...text('id', 22), isPrimary: true, primaryKeyConstraintName: 'pk_release_previews' },
          text('remote', 64),
          text('version', 100),
          text('created_by', 100),
          moment('created_at'),
          moment('expires_at'),
          moment('revoked_at', true),
        ],
        indices: [index('release_previews', 'remote'), index('release_previews', 'expires_at')],
      }),
    )
    await runner.createTable(
      new Table({
        name: 'audit_log',
        columns: [
          {
            name: 'id',
            type: intType(runner),
            isPrimary: true,
            primaryKeyConstraintName: 'pk_audit_log',
          },
          moment('at'),
          text('actor', 100),
          text('address', 64),
          text('action', 40),
          text('what', 300),
          text('hash', 64),
        ],
      }),
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { name } of TOKEN_COLUMNS) await runner.dropColumn('release_tokens', name)
    await runner.dropTable('release_previews')
    await runner.dropTable('audit_log')
  }
}
