import { Table, type MigrationInterface, type QueryRunner } from 'typeorm'
import {
  flag,
  generatedId,
  index,
  longText,
  moment,
  number,
  shortText,
  text,
  unique,
} from './schema.ts'

/** Stories, topics and goods of the league. */
export class LeagueStories1764100000052 implements MigrationInterface {
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
      name: 'league_articles',
      columns: [
        generatedId(runner),
        text('slug', 120),
        text('title', 200),
        text('excerpt', 500),
        longText('content'),
        text('category', 40),
        text('author', 100),
        moment('published_at'),
        flag('is_sample'),
        number(runner, 'read_minutes'),
        number(runner, 'views'),
        flag('is_featured'),
        flag('is_trending'),
        text('image', 500),
        shortText('tags'),
        number(runner, 'revision'),
      ],
      indices: [unique('league_articles', 'slug'), index('league_articles', 'published_at')],
    }),
    new Table({
      name: 'league_topics',
      columns: [generatedId(runner), text('name', 100), number(runner, 'posts')],
      indices: [unique('league_topics', 'name')],
    }),
    new Table({
      name: 'products',
      columns: [
        generatedId(runner),
        text('slug', 120),
        text('name', 120),
        number(runner, 'price'),
        number(runner, 'original_price', true),
        text('category', 40),
        text('team', 120, true),
        text('image', 60),
        number(runner, 'rating_tenths'),
        number(runner, 'reviews'),
        shortText('sizes'),
        shortText('colors'),
        flag('is_new_arrival'),
        flag('is_bestseller'),
        flag('is_limited_edition'),
        number(runner, 'stock'),
        shortText('description'),
        number(runner, 'place'),
        number(runner, 'revision'),
      ],
      indices: [unique('products', 'slug')],
    }),
  ]
}
