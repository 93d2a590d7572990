import type { MigrationInterface, QueryRunner } from 'typeorm'
import * as v from 'valibot'
import { tellLeague } from './league-change.ts'

/** The role of an author as the sample had it, and as the desk writes it. */
const FORMER = 'league-editor'
const SPELLING = 'league editor'

const Matches = v.array(v.object({ id: v.number(), slug: v.string() }))

/** Spells the authors of the sample's changed fixtures as those of the desk. */
export class RoleSpellings1764920000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const rows: unknown = await runner.query(
      `SELECT id, slug FROM fixtures
        WHERE id IN (SELECT fixture_id FROM fixture_changes WHERE changed_by = ?)`,
      [FORMER],
    )
    for (const { id, slug } of v.parse(Matches, rows)) {
      await runner.query(
        'UPDATE fixture_changes SET changed_by = ? WHERE fixture_id = ? AND changed_by = ?',
        [SPELLING, id, FORMER],
      )
      await tellLeague(runner, 'fixture', slug)
    }
  }

  /** Keeps the spelling, which an earlier version shows as well. */
  async down(): Promise<void> {}
}
