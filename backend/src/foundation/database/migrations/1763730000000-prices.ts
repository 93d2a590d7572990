import { Table, type MigrationInterface, type QueryRunner } from 'typeorm'
import { generatedId, longText, moment, text, unique } from './schema.ts'

/** Last good prices and their history. */
export class Prices1763730000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'price_snapshots',
        columns: [
          { ...text('list', 40), isPrimary: true, primaryKeyConstraintName: 'pk_price_snapshots' },
          { ...longText('quotes'), isNullable: true },
          moment('fetched_at', true),
          moment('next_fetch_at'),
        ],
      }),
    )
    await runner.createTable(
      new Table({
        name: 'price_points',
        columns: [
          generatedId(runner),
          text('list', 40),
          text('name', 80),
          moment('at'),
          { name: 'price', type: 'double' },
        ],
        indices: [unique('price_points', 'list', 'name', 'at')],
      }),
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('price_points')
    await runner.dropTable('price_snapshots')
  }
}
