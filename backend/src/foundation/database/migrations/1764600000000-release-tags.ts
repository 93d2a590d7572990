import { Table, type MigrationInterface, type QueryRunner, type TableColumnOptions } from 'typeorm'
import { moment, text } from './schema.ts'

/** Adds tags: names for releases that their teams can move. */
export class ReleaseTags1764600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'release_tags',
        columns: [
          key('remote'),
          key('name'),
          text('version', 100),
          text('set_by', 100),
          moment('set_at'),
        ],
      }),
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('release_tags')
  }
}

const key = (name: string): TableColumnOptions => ({
  ...text(name, 64),
  isPrimary: true,
  primaryKeyConstraintName: 'pk_release_tags',
})
