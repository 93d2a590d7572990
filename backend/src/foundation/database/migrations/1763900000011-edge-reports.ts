import { Table, type MigrationInterface, type QueryRunner } from 'typeorm'
import { index, longText, moment, text } from './schema.ts'

/** Stores each edge's last report about the pages that it rendered. */
export class EdgeReports1763900000011 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'edge_reports',
        columns: [
          { ...text('edge', 36), isPrimary: true, primaryKeyConstraintName: 'pk_edge_reports' },
          moment('reported_at'),
          longText('report'),
        ],
        indices: [index('edge_reports', 'reported_at')],
      }),
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('edge_reports')
  }
}
