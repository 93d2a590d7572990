import { Table, TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm'
import { generatedId, index, longText, moment, number, text } from './schema.ts'

/** Adds the desk's edits of the league, with how to undo them, and revisions that detect concurrent edits. */
export class LeagueDesk1764200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(edits(runner))
    await runner.addColumn('rounds', revision(runner))
    await runner.addColumn('season_entries', revision(runner))
    await runner.addColumn('adjustments', withdraws(runner))
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('adjustments', withdraws(runner))
    await runner.dropColumn('season_entries', revision(runner))
    await runner.dropColumn('rounds', revision(runner))
    await runner.dropTable(edits(runner))
  }
}

const revision = (runner: QueryRunner) =>
  new TableColumn({ ...number(runner, 'revision'), default: '1' })

const withdraws = (runner: QueryRunner) => new TableColumn(number(runner, 'withdraws_id', true))

const edits = (runner: QueryRunner) =>
  new Table({
    name: 'league_edits',
    columns: [
      generatedId(runner),
      number(runner, 'season_id'),
      moment('edited_at'),
      text('edited_by', 100),
      text('summary', 200),
      number(runner, 'undoes_id', true),
      number(runner, 'undone_by_id', true),
      longText('work'),
    ],
    indices: [index('league_edits', 'season_id')],
  })
