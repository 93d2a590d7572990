import { Table, type MigrationInterface, type QueryRunner } from 'typeorm'
import { generatedId, index, moment, text, unique } from './schema.ts'

/** Invitations to the desk, and the places that people have signed in from. */
export class DeskInvitations1764000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'desk_invitations',
        columns: [
          generatedId(runner),
          text('token_hash', 64),
          text('slot', 10, true),
          text('name', 100),
          text('role', 20),
          moment('created_at'),
          moment('expires_at', true),
          text('invited_by', 100),
        ],
        indices: [
          unique('desk_invitations', 'token_hash'),
          unique('desk_invitations', 'slot'),
          index('desk_invitations', 'expires_at'),
        ],
      }),
    )
    await runner.createTable(
      new Table({
        name: 'desk_known_places',
        columns: [
          {
            ...text('place_hash', 64),
            isPrimary: true,
            primaryKeyConstraintName: 'pk_desk_known_places',
          },
          moment('last_used_at'),
        ],
        indices: [index('desk_known_places', 'last_used_at')],
      }),
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('desk_known_places')
    await runner.dropTable('desk_invitations')
  }
}
