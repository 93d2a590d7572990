import type { QueryRunner } from 'typeorm'

/** Tells those who follow the league that a migration has changed a record, as every write of the league does. */
export async function tellLeague(runner: QueryRunner, kind: string, slug: string): Promise<void> {
  const at = new Date().toISOString().replace('T', ' ').replace('Z', '')
  await runner.query('UPDATE league_revision SET revision = revision + 1 WHERE id = 1')
  await runner.query(
    `INSERT INTO league_changes (sequence, changed_at, kind, slug)
      SELECT revision, ?, ?, ? FROM league_revision WHERE id = 1`,
    [at, kind, slug],
  )
}
