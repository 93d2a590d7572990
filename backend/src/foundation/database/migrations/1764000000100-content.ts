import { Table, TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm'
import * as v from 'valibot'
import { sha256 } from '../sha256.ts'
import { generatedId, index, intType, text, unique } from './schema.ts'

/** Digests of title, summary and text of the eight stories that every installation had, and no page showed. */
const FORMER_SEEDS = new Set([
  'cbcd45a20085ff68942b140043b1e82905b96f552a0136be24bc7e71c25388ff',
  '4b334e522a1f9e2f246fe8efcbd1c451659cfff690b27b3b36aed967aa5be3e1',
  '07d3a63eb3af98dd6668e34323c63ae062f9e77b91e9be4ab4be26bbc9a6bd17',
  'bcc11de2864fdd20ac15399da552e67ae9d6d295c42100ec8a6fbfd3d0e92096',
  '17f3ab00f829d625f16a39e127b550e743434ee7380ba824fffd1b240787f3f7',
  'a163880b22f5020d7e582e7346b3918ce5af410056a704e2978fda4ba8263e9e',
  '6cdb6d380737d077877d87132472e9656d6677c2dbcdaf6e5dab8f25d1972f91',
  'a51147eaf144199f60cfaf7a37797db26c8f7719577e3f7a1625664e84a66860',
])

const Stories = v.array(
  v.object({ id: v.number(), title: v.string(), excerpt: v.string(), content: v.string() }),
)

const optional = (name: string, length: number) =>
  new TableColumn({ ...text(name, length), default: "''" })

const NEWS_COLUMNS = [
  new TableColumn(text('slug', 120, true)),
  optional('category', 40),
  optional('region', 40),
  new TableColumn({ name: 'featured', type: 'boolean', default: '0' }),
  optional('source', 200),
  optional('source_url', 500),
  optional('image_alt', 300),
]

/** Adds stories, openings, people and the company, which were part of the pages' scripts before. */
export class Content1764000000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumns('news', NEWS_COLUMNS)
    await runner.createIndex('news', unique('news', 'slug'))
    await keepOwnStories(runner)
    for (const table of tables(runner)) await runner.createTable(table)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of tables(runner).toReversed()) {
      await runner.dropTable(table)
      await runner.query("DELETE FROM seeds WHERE name LIKE '" + table.name + " %'")
    }
    await runner.dropIndex('news', 'uq_news_slug')
    await runner.dropColumns('news', NEWS_COLUMNS)
  }
}

/** Removes the former seeds that nobody has changed. Other stories stay, and those with a text get an address. */
async function keepOwnStories(runner: QueryRunner): Promise<void> {
  const rows: unknown = await runner.query(
    'SELECT id, title, excerpt, content FROM news ORDER BY id',
  )
  const stories = v.parse(Stories, rows).map((story) => {
    const { title, excerpt, content } = story
    return {
      ...story,
      isFormerSeed: FORMER_SEEDS.has(sha256(JSON.stringify([title, excerpt, content]))),
    }
  })
  for (const { id } of stories.filter(({ isFormerSeed }) => isFormerSeed)) {
    await runner.query('DELETE FROM news WHERE id = ?', [id])
  }
  const slugs = new Set<string>()
  for (const { id, title, content, isFormerSeed } of stories) {
    if (isFormerSeed || content.trim() === '') continue
    const words = wordsOf(title)
    const slug = words && !slugs.has(words) ? words : (words || 'story') + '-' + String(id)
    slugs.add(slug)
    await runner.query('UPDATE news SET slug = ? WHERE id = ?', [slug, id])
  }
}

/** Returns a title's letters and digits as part of an address. */
function wordsOf(title: string): string {
  const plain = title
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
  return (
    plain
      .match(/[a-z0-9]+/g)
      ?.join('-')
      .slice(0, 100)
      .replace(/-$/, '') ?? ''
  )
}

function tables(runner: QueryRunner): Table[] {
  return [
    new Table({
      name: 'openings',
      columns: [
        generatedId(runner),
        text('slug', 120),
        text('title', 120),
        text('department', 120),
        text('location', 120),
        text('type', 40),
        { name: 'description', type: 'text' },
        { name: 'requirements', type: 'text' },
        text('posted_on', 10),
        text('closes_on', 10, true),
      ],
      indices: [unique('openings', 'slug'), index('openings', 'closes_on')],
    }),
    new Table({
      name: 'people',
      columns: [
        generatedId(runner),
        text('name', 120),
        text('role', 120),
        { name: 'text', type: 'text' },
        text('image_url', 500, true),
        { ...text('image_alt', 300), default: "''" },
        { name: 'position', type: intType(runner) },
      ],
      indices: [index('people', 'position')],
    }),
    new Table({
      name: 'company',
      columns: [
        {
          name: 'id',
          type: intType(runner),
          isPrimary: true,
          primaryKeyConstraintName: 'pk_company',
        },
        text('address', 200),
        text('phone', 40),
        text('email', 254),
        text('licence', 60),
        text('weekdays', 200),
        text('weekends', 200),
        text('facebook', 500, true),
        text('linkedin', 500, true),
        text('x', 500, true),
      ],
    }),
  ]
}
