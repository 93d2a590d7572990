import { Table, type MigrationInterface, type QueryRunner } from 'typeorm'
import { flag, generatedId, index, moment, number, shortText, text, unique } from './schema.ts'

/** Matches, their players, and their events. */
export class LeagueMatches1764100000051 implements MigrationInterface {
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
      name: 'league_people',
      columns: [
        generatedId(runner),
        text('slug', 120),
        text('name', 120),
        text('birth_date', 10, true),
        text('nationality', 60),
        text('position', 20),
        text('market_value', 20),
        shortText('description'),
        number(runner, 'revision'),
      ],
      indices: [unique('league_people', 'slug')],
    }),
    new Table({
      name: 'squad_spells',
      columns: [
        generatedId(runner),
        number(runner, 'person_id'),
        number(runner, 'club_id'),
        number(runner, 'season_id'),
        number(runner, 'shirt_number', true),
        text('starts_on', 10, true),
        text('ends_on', 10, true),
      ],
      indices: [index('squad_spells', 'season_id', 'club_id'), index('squad_spells', 'person_id')],
    }),
    new Table({
      name: 'fixtures',
      columns: [
        generatedId(runner),
        text('slug', 120),
        number(runner, 'season_id'),
        number(runner, 'round_id', true),
        number(runner, 'home_id'),
        number(runner, 'away_id'),
        number(runner, 'ground_id', true),
        text('day', 10, true),
        moment('kick_off', true),
        text('status', 12),
        flag('has_stream'),
        number(runner, 'attendance', true),
        shortText('officials'),
        text('weather', 60, true),
        number(runner, 'viewers', true),
        number(runner, 'home_goals', true),
        number(runner, 'away_goals', true),
        number(runner, 'home_half_time', true),
        number(runner, 'away_half_time', true),
        number(runner, 'home_extra_time', true),
        number(runner, 'away_extra_time', true),
        number(runner, 'home_penalties', true),
        number(runner, 'away_penalties', true),
        text('awarded', 4, true),
        text('note', 500),
        number(runner, 'revision'),
      ],
      indices: [
        unique('fixtures', 'slug'),
        index('fixtures', 'season_id', 'round_id'),
        index('fixtures', 'season_id', 'kick_off'),
        index('fixtures', 'season_id', 'status'),
        index('fixtures', 'home_id', 'away_id'),
        index('fixtures', 'away_id'),
      ],
    }),
    new Table({
      name: 'fixture_changes',
      columns: [
        generatedId(runner),
        number(runner, 'fixture_id'),
        moment('changed_at'),
        text('changed_by', 40),
        text('what', 30),
        text('was', 200, true),
        text('became', 200, true),
        text('reason', 300),
      ],
      indices: [index('fixture_changes', 'fixture_id')],
    }),
    new Table({
      name: 'match_events',
      columns: [
        { ...text('id', 36), isPrimary: true, primaryKeyConstraintName: 'pk_match_events' },
        number(runner, 'fixture_id'),
        number(runner, 'sequence'),
        moment('happened_at'),
        number(runner, 'minute'),
        number(runner, 'added'),
        text('type', 16),
        text('side', 4, true),
        number(runner, 'person_id', true),
        number(runner, 'related_id', true),
        text('note', 300),
        text('corrects', 36, true),
        flag('withdrawn'),
      ],
      indices: [unique('match_events', 'fixture_id', 'sequence')],
    }),
    new Table({
      name: 'appearances',
      columns: [
        generatedId(runner),
        number(runner, 'fixture_id'),
        number(runner, 'person_id'),
        text('side', 4),
        number(runner, 'shirt_number', true),
        text('position', 20),
        flag('is_starter'),
      ],
      indices: [
        unique('appearances', 'fixture_id', 'person_id'),
        index('appearances', 'person_id'),
      ],
    }),
    new Table({
      name: 'match_statistics',
      columns: [
        {
          ...number(runner, 'fixture_id'),
          isPrimary: true,
          primaryKeyConstraintName: 'pk_match_statistics',
        },
        shortText('figures'),
      ],
    }),
  ]
}
