import { TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm'
import { text } from './schema.ts'

/** Digests of a picture's files at the time when they were made. */
export class PictureDigests1764100000020 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn('pictures', new TableColumn(text('digests', 600, true)))
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('pictures', 'digests')
  }
}
