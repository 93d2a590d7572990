import { Table, type MigrationInterface, type QueryRunner } from 'typeorm'
import { text } from './schema.ts'

/** Records erasures, so that a restored database can be told from one that has applied them. */
export class Erasures1763900000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'erasures',
        columns: [
          { ...text('entry', 100), isPrimary: true, primaryKeyConstraintName: 'pk_erasures' },
        ],
      }),
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('erasures')
  }
}
