import type { MigrationInterface, QueryRunner } from 'typeorm'
import { index } from './schema.ts'

/** Tables from which rows are removed by age, and the columns that say it. */
const ENDS: readonly [table: string, column: string][] = [
  ['content_records', 'deleted_at'],
  ['content_revisions', 'at'],
  ['league_edits', 'edited_at'],
  ['taps', 'received_at'],
]

/** Prepares the retention of deleted content, replaced revisions, edits of the league, and scorers' taps. */
export class EndsOfRetention1764900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const end of ENDS) await runner.createIndex(end[0], index(...end))
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const end of ENDS.toReversed()) await runner.dropIndex(end[0], index(...end))
  }
}
