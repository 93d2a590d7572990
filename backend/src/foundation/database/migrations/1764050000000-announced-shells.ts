import { Table, type MigrationInterface, type QueryRunner } from 'typeorm'
import { generatedId, moment, text, unique } from './schema.ts'

/** Builds of the host, whose files every edge serves. */
export class AnnouncedShells1764050000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'announced_shells',
        columns: [
          generatedId(runner),
          text('version', 100),
          text('digest', 100),
          text('signature', 88, true),
          moment('announced_at'),
          moment('served_until', true),
        ],
        indices: [unique('announced_shells', 'version')],
      }),
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('announced_shells')
  }
}
