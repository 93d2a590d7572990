import { TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm'
import { intType, moment } from './schema.ts'

/** Lets all processes share the quota and the failure count of a price source. */
export class SharedQuota1763820000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumns('price_snapshots', [
      new TableColumn(moment('asked_at', true)),
      new TableColumn({ name: 'failures', type: intType(runner), default: 0 }),
    ])
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumns('price_snapshots', ['asked_at', 'failures'])
  }
}
