import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * Releases carry their team's signature; those from before have none. The statements are written out because
 * TypeORM would build SQLite's table anew, which the channels that point to releases forbid.
 */
export class SignedReleases1763850000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE releases ADD COLUMN signature varchar(88) NULL')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE releases DROP COLUMN signature')
  }
}
