import { TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm'
import { number } from './schema.ts'

/** Tables that are only written as content of the desk, which keeps their revisions elsewhere. */
const TABLES = ['league_articles', 'products']

/** Drops the league's own revision counters of stories and goods. */
export class LeagueRevisions1764300000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      // Already dropped if an earlier attempt broke off here, and TypeORM fails on a missing column.
      if (await runner.hasColumn(table, 'revision')) await runner.dropColumn(table, 'revision')
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      await runner.addColumn(table, new TableColumn({ ...number(runner, 'revision'), default: 1 }))
    }
  }
}
