import { Table, TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm'
import { generatedId, index, intType, moment, text, unique } from './schema.ts'

const PASSWORD = text('password', 200)

/** Adds accounts to sign in with, their sessions, and the lock of the audit log. */
export class DeskAccounts1764000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const int = intType(runner)
    // No code ever created an account or signed one in, and nothing can verify hashes of their kind.
    await runner.query('DELETE FROM users')
    await runner.changeColumn(
      'users',
      'password',
      new TableColumn({ ...PASSWORD, isNullable: true }),
    )
    await runner.addColumns(
      'users',
      userColumns(int).map((column) => new TableColumn(column)),
    )
    await runner.createIndex('users', unique('users', 'name_hash'))
    await runner.createTable(
      new Table({
        name: 'desk_sessions',
        columns: [
          generatedId(runner),
          { name: 'account_id', type: int },
          text('token_hash', 64),
          moment('started_at'),
          moment('last_used_at'),
          moment('ends_at'),
          text('address', 64),
          text('browser', 100),
        ],
        indices: [
          unique('desk_sessions', 'token_hash'),
          index('desk_sessions', 'account_id'),
          index('desk_sessions', 'ends_at'),
        ],
      }),
    )
    await runner.createTable(
      new Table({
        name: 'audit_head',
        columns: [
          { name: 'id', type: int, isPrimary: true, primaryKeyConstraintName: 'pk_audit_head' },
          { name: 'entries', type: int },
        ],
      }),
    )
    await runner.query(
      'INSERT INTO audit_head (id, entries) SELECT 1, COALESCE(MAX(id), 0) FROM audit_log',
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('audit_head')
    await runner.dropTable('desk_sessions')
    await runner.query('DELETE FROM users')
    await runner.dropIndex('users', 'uq_users_name_hash')
    for (const { name } of userColumns('int')) await runner.dropColumn('users', name)
    await runner.changeColumn('users', 'password', new TableColumn(PASSWORD))
  }
}

const userColumns = (int: string) => [
  text('name', 100),
  text('name_hash', 64),
  text('role', 20),
  text('state', 10),
  { name: 'revision', type: int },
  moment('created_at'),
  moment('updated_at'),
  text('updated_by', 100),
  moment('last_sign_in_at', true),
]
