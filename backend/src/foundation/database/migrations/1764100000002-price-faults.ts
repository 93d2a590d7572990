import { TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm'
import { moment, text } from './schema.ts'

const COLUMNS = [
  new TableColumn(moment('failed_at', true)),
  new TableColumn(text('fault', 200, true)),
]

/** Time and reason of a price source's last failure. */
export class PriceFaults1764100000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumns('price_snapshots', COLUMNS)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumns('price_snapshots', COLUMNS)
  }
}
