import { Table, type MigrationInterface, type QueryRunner, type TableColumnOptions } from 'typeorm'
import { index, intType, longText, moment, text } from './schema.ts'

/** Adds the desk's record of content: every revision, the state of each record, and former addresses. */
export class ContentRevisions1764000000101 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const number = (name: string, isNullable = false): TableColumnOptions => ({
      name,
      type: intType(runner),
      isNullable,
    })
    const key = (table: string, ...columns: TableColumnOptions[]) =>
      columns.map((column) => ({
        ...column,
        isPrimary: true,
        primaryKeyConstraintName: `pk_${table}`,
      }))

    const records = 'content_records'
    await runner.createTable(
      new Table({
        name: records,
        columns: [
          ...key(records, text('part', 20), number('record_id')),
          number('revision'),
          number('published_revision', true),
          text('published_hash', 64, true),
          text('state', 20),
          moment('publish_at', true),
          number('publish_revision', true),
          moment('deleted_at', true),
          moment('updated_at'),
          text('updated_by', 100),
          text('title', 200),
          text('sort_key', 20),
          { name: 'words', type: 'text' },
          text('filters', 300),
        ],
        indices: [
          index(records, 'part', 'sort_key'),
          index(records, 'part', 'title'),
          index(records, 'part', 'updated_at'),
          index(records, 'publish_at'),
        ],
      }),
    )
    const revisions = 'content_revisions'
    await runner.createTable(
      new Table({
        name: revisions,
        columns: [
          ...key(revisions, text('part', 20), number('record_id'), number('revision')),
          longText('fields'),
          moment('at'),
          text('written_by', 100),
        ],
      }),
    )
    const addresses = 'former_addresses'
    await runner.createTable(
      new Table({
        name: addresses,
        columns: [...key(addresses, text('part', 20), text('slug', 120)), number('record_id')],
        indices: [index(addresses, 'part', 'record_id')],
      }),
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['former_addresses', 'content_revisions', 'content_records']) {
      await runner.dropTable(table)
    }
  }
}
