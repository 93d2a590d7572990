import type { MigrationInterface, QueryRunner } from 'typeorm'
import { index } from './schema.ts'

/** Tables, and the columns by which they are read often: recent events, last changes, and a person's last actions. */
const READS: readonly [table: string, ...columns: string[]][] = [
  ['match_events', 'happened_at'],
  ['league_changes', 'kind', 'slug', 'sequence'],
  ['audit_log', 'actor', 'id'],
]

/** Adds indexes for reads that would otherwise go through tables that only grow. */
export class IndexesOfReads1764700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const read of READS) await runner.createIndex(read[0], index(...read))
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const read of READS.toReversed()) await runner.dropIndex(read[0], index(...read))
  }
}
