import { TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm'
import { number } from './schema.ts'

/** What the desk writes as content has its revisions there; these two tables are written in no other way. */
const TABLES = ['league_articles', 'products']

/** Stories and goods of the league no longer count their changes themselves. */
export class LeagueRevisions1764300000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      // Where it broke off before, it is gone already, and TypeORM would look for it.
      if (await runner.hasColumn(table, 'revision')) await runner.dropColumn(table, 'revision')
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      await runner.addColumn(table, new TableColumn({ ...number(runner, 'revision'), default: 1 }))
    }
  }
}
