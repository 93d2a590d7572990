import { Table, type MigrationInterface, type QueryRunner } from 'typeorm'
import { generatedId, index, intType, moment, text, unique } from './schema.ts'

/** Pictures uploaded at the desk; their files are in the media store. */
export class Pictures1764000000102 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const number = (name: string) => ({ name, type: intType(runner) })
    await runner.createTable(
      new Table({
        name: 'pictures',
        columns: [
          generatedId(runner),
          text('file', 16),
          text('name', 200),
          number('width'),
          number('height'),
          text('alt', 300),
          { name: 'focal_x', type: 'double' },
          { name: 'focal_y', type: 'double' },
          number('revision'),
          moment('updated_at'),
          text('updated_by', 100),
        ],
        indices: [unique('pictures', 'file'), index('pictures', 'updated_at')],
      }),
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('pictures')
  }
}
