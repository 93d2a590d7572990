import { Table, type MigrationInterface, type QueryRunner } from 'typeorm'
import { index, intType, moment, text, unique } from './schema.ts'

/** Links for choosing a new password, and people's identities at the organisation's provider. */
export class DeskRenewals1764100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const accountId = (table: string) => ({
      name: 'account_id',
      type: intType(runner),
      isPrimary: true,
      primaryKeyConstraintName: `pk_${table}`,
    })
    await runner.createTable(
      new Table({
        name: 'desk_renewals',
        columns: [
          accountId('desk_renewals'),
          text('token_hash', 64),
          { name: 'ends_second_factor', type: 'boolean' },
          moment('expires_at'),
        ],
        indices: [unique('desk_renewals', 'token_hash'), index('desk_renewals', 'expires_at')],
      }),
    )
    await runner.createTable(
      new Table({
        name: 'desk_provider_links',
        columns: [accountId('desk_provider_links'), text('subject_hash', 64), moment('linked_at')],
        indices: [unique('desk_provider_links', 'subject_hash')],
      }),
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('desk_provider_links')
    await runner.dropTable('desk_renewals')
  }
}
