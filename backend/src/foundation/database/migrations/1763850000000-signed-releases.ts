import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * Adds the team's signature to releases; existing ones have none. The statements are plain SQL because TypeORM would
 * rebuild SQLite's table, which the foreign keys of channels forbid.
 */
export class SignedReleases1763850000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE releases ADD COLUMN signature varchar(88) NULL')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE releases DROP COLUMN signature')
  }
}
