import { Table, type MigrationInterface, type QueryRunner } from 'typeorm'
import { generatedId, index, intType, longText, moment, text, unique } from './schema.ts'

/** Authenticators, recovery codes and passkeys, and the challenges for signing in with a passkey. */
export class DeskSecondFactors1764000000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const int = intType(runner)
    const key = (table: string) => ({ isPrimary: true, primaryKeyConstraintName: `pk_${table}` })
    await runner.createTable(
      new Table({
        name: 'desk_authenticators',
        columns: [
          { name: 'account_id', type: int, ...key('desk_authenticators') },
          text('secret', 64, true),
          text('offer', 64, true),
          { name: 'last_step', type: int },
        ],
      }),
    )
    await runner.createTable(
      new Table({
        name: 'desk_recovery_codes',
        columns: [
          { ...text('code_hash', 64), ...key('desk_recovery_codes') },
          { name: 'account_id', type: int },
        ],
        indices: [index('desk_recovery_codes', 'account_id')],
      }),
    )
    await runner.createTable(
      new Table({
        name: 'desk_passkeys',
        columns: [
          generatedId(runner),
          { name: 'account_id', type: int },
          text('credential_hash', 64),
          longText('credential'),
          text('sign_count', 10),
          text('name', 100),
          moment('created_at'),
          moment('last_used_at', true),
        ],
        indices: [unique('desk_passkeys', 'credential_hash'), index('desk_passkeys', 'account_id')],
      }),
    )
    await runner.createTable(
      new Table({
        name: 'desk_challenges',
        columns: [
          { ...text('challenge_hash', 64), ...key('desk_challenges') },
          { name: 'account_id', type: int, isNullable: true },
          moment('expires_at'),
        ],
        indices: [index('desk_challenges', 'expires_at')],
      }),
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['challenges', 'passkeys', 'recovery_codes', 'authenticators']) {
      await runner.dropTable(`desk_${table}`)
    }
  }
}
