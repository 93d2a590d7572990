import { Table, type MigrationInterface, type QueryRunner } from 'typeorm'
import { flag, generatedId, index, moment, number, shortText, text, unique } from './schema.ts'

/** Competitions, clubs, and their seasons. */
export class LeagueSeasons1764100000050 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables(runner)) await runner.createTable(table)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of tables(runner).toReversed()) await runner.dropTable(table)
  }
}

function tables(runner: QueryRunner): Table[] {
  return [
    new Table({
      name: 'grounds',
      columns: [
        generatedId(runner),
        text('slug', 120),
        text('name', 120),
        number(runner, 'capacity', true),
      ],
      indices: [unique('grounds', 'slug')],
    }),
    new Table({
      name: 'clubs',
      columns: [
        generatedId(runner),
        text('slug', 50),
        text('name', 120),
        text('short_name', 40),
        text('code', 10),
        text('city', 80),
        text('region', 80),
        number(runner, 'founded', true),
        text('primary_color', 7),
        text('secondary_color', 7),
        shortText('aliases'),
        shortText('achievements'),
        text('image', 500),
        flag('is_featured'),
        number(runner, 'revision'),
      ],
      indices: [unique('clubs', 'slug')],
    }),
    new Table({
      name: 'competitions',
      columns: [
        generatedId(runner),
        text('slug', 60),
        text('name', 120),
        text('country', 60),
        text('kind', 10),
        number(runner, 'level'),
      ],
      indices: [unique('competitions', 'slug')],
    }),
    new Table({
      name: 'seasons',
      columns: [
        generatedId(runner),
        number(runner, 'competition_id'),
        text('slug', 20),
        text('name', 20),
        text('starts_on', 10),
        text('ends_on', 10),
        text('time_zone', 60),
        flag('is_sample'),
        moment('clock', true),
        number(runner, 'points_for_win'),
        shortText('tie_breakers'),
        shortText('zones'),
        text('ranked_by', 20),
        shortText('lots'),
        number(runner, 'revision'),
      ],
      indices: [unique('seasons', 'competition_id', 'slug')],
    }),
    new Table({
      name: 'rounds',
      columns: [
        generatedId(runner),
        number(runner, 'season_id'),
        number(runner, 'number', true),
        text('stage', 120, true),
        text('name', 120),
        text('starts_on', 10, true),
        text('ends_on', 10, true),
      ],
      indices: [index('rounds', 'season_id', 'number')],
    }),
    new Table({
      name: 'season_entries',
      columns: [
        generatedId(runner),
        number(runner, 'season_id'),
        number(runner, 'club_id'),
        text('manager', 120),
        number(runner, 'ground_id', true),
      ],
      indices: [
        unique('season_entries', 'season_id', 'club_id'),
        index('season_entries', 'club_id'),
      ],
    }),
    new Table({
      name: 'adjustments',
      columns: [
        generatedId(runner),
        number(runner, 'season_id'),
        number(runner, 'club_id'),
        number(runner, 'points'),
        text('reason', 300),
        text('decided_on', 10),
        moment('entered_at'),
        text('entered_by', 40),
      ],
      indices: [index('adjustments', 'season_id')],
    }),
  ]
}
