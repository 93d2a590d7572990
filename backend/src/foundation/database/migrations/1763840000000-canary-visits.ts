import { Table, TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm'
import { index, intType, text } from './schema.ts'

/** Canaries are judged by browsers, each counted once. Watches of today's canaries begin anew. */
export class CanaryVisits1763840000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM canary_watches')
    await runner.dropColumn('canary_watches', 'base')
    await runner.createTable(
      new Table({
        name: 'canary_visits',
        columns: [
          {
            ...text('key_hash', 64),
            isPrimary: true,
            primaryKeyConstraintName: 'pk_canary_visits',
          },
          text('remote', 64),
          text('version', 100),
          text('network_hash', 64),
          { name: 'failed', type: intType(runner) },
        ],
        indices: [index('canary_visits', 'remote', 'version')],
      }),
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('canary_visits')
    await runner.query('DELETE FROM canary_watches')
    await runner.addColumn('canary_watches', new TableColumn(text('base', 200)))
  }
}
