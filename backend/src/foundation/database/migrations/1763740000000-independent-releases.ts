import { createHash } from 'node:crypto'
import {
  Table,
  TableColumn,
  TableForeignKey,
  type MigrationInterface,
  type QueryRunner,
  type TableColumnOptions,
} from 'typeorm'
import * as v from 'valibot'
import { index, intType, longText, moment, text, unique } from './schema.ts'

const RELEASES: readonly TableColumnOptions[] = [
  text('digest', 100, true),
  text('commit_id', 100, true),
  text('published_by', 100, true),
  moment('served_until', true),
  moment('withdrawn_at', true),
  moment('pruned_at', true),
]
/** The columns that every release has. */
const REQUIRED = ['digest', 'commit_id', 'published_by']
const POINTERS = ['canary', 'previous']
const COUNTERS = ['telemetry_hours', 'telemetry_totals']

const Releases = v.array(
  v.object({ id: v.number(), name: v.string(), version: v.string(), json: v.string() }),
)
const Commit = v.object({ commit: v.optional(v.string(), 'unknown') })
const Publishers = v.array(v.object({ actor: v.string() }))

/** Adds canaries, previous releases, the kill switch, team tokens, and counts of browser reports. */
export class IndependentReleases1763740000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await extendReleases(runner)
    await extendChannels(runner)
    await runner.addColumn(
      'release_history',
      new TableColumn({ name: 'percent', type: intType(runner), isNullable: true }),
    )
    await runner.addColumn(
      'release_registry',
      new TableColumn({ ...longText('host_contract'), isNullable: true }),
    )
    await createTokens(runner)
    await createCounters(runner)
    await createWatches(runner)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['canary_watches', ...COUNTERS, 'release_tokens']) {
      await runner.dropTable(table)
    }
    await runner.dropColumn('release_registry', 'host_contract')
    await runner.dropColumn('release_history', 'percent')
    for (const pointer of POINTERS) {
      await runner.dropForeignKey('release_channels', pointerKey(pointer))
      await runner.dropColumn('release_channels', `${pointer}_release_id`)
    }
    for (const column of ['canary_percent', 'canary_since', 'disabled']) {
      await runner.dropColumn('release_channels', column)
    }
    // SQLite alters a table by rebuilding it, which a foreign key to it would prevent.
    await runner.dropForeignKey('release_channels', pointerKey('stable'))
    for (const { name } of RELEASES) await runner.dropColumn('releases', name)
    await runner.createForeignKey('release_channels', pointerKey('stable'))
  }
}

const pointerKey = (pointer: string) =>
  new TableForeignKey({
    name: `fk_release_channels_${pointer}_release`,
    columnNames: [`${pointer}_release_id`],
    referencedTableName: 'releases',
    referencedColumnNames: ['id'],
    onDelete: 'RESTRICT',
    onUpdate: 'RESTRICT',
  })

/** Fills the new columns of existing releases as far as known, and keeps their text. */
async function extendReleases(runner: QueryRunner): Promise<void> {
  await runner.addColumns(
    'releases',
    RELEASES.map((column) => new TableColumn(column)),
  )
  const releases: unknown = await runner.query('SELECT id, name, version, json FROM releases')
  for (const { id, name, version, json } of v.parse(Releases, releases)) {
    const publishers: unknown = await runner.query(
      "SELECT actor FROM release_history WHERE remote = ? AND version = ? AND kind = 'publish'",
      [name, version],
    )
    await runner.query(
      'UPDATE releases SET digest = ?, commit_id = ?, published_by = ? WHERE id = ?',
      [
        `sha384-${createHash('sha384').update(json).digest('base64')}`,
        v.parse(Commit, JSON.parse(json)).commit,
        v.parse(Publishers, publishers)[0]?.actor ?? 'unknown',
        id,
      ],
    )
  }
  for (const name of REQUIRED) {
    await runner.changeColumn('releases', name, new TableColumn(text(name, 100)))
  }
}

async function extendChannels(runner: QueryRunner): Promise<void> {
  const int = intType(runner)
  const columns: TableColumnOptions[] = [
    ...POINTERS.map((pointer) => ({ name: `${pointer}_release_id`, type: int, isNullable: true })),
    { name: 'canary_percent', type: int, isNullable: true },
    moment('canary_since', true),
    text('disabled', 300, true),
  ]
  await runner.addColumns(
    'release_channels',
    columns.map((column) => new TableColumn(column)),
  )
  await runner.createForeignKeys('release_channels', POINTERS.map(pointerKey))
}

async function createTokens(runner: QueryRunner): Promise<void> {
  await runner.createTable(
    new Table({
      name: 'release_tokens',
      columns: [
        { ...text('actor', 100), isPrimary: true, primaryKeyConstraintName: 'pk_release_tokens' },
        text('remote', 64, true),
        text('token_hash', 64),
        moment('created_at'),
      ],
      indices: [unique('release_tokens', 'token_hash')],
    }),
  )
}

async function createCounters(runner: QueryRunner): Promise<void> {
  for (const table of COUNTERS) {
    await runner.createTable(
      new Table({
        name: table,
        columns: [
          {
            ...text('key_hash', 64),
            isPrimary: true,
            primaryKeyConstraintName: `pk_${table}`,
          },
          moment('hour'),
          text('remote', 64),
          text('version', 100),
          text('measure', 40),
          text('bucket', 40),
          { name: 'count', type: 'double' },
        ],
        indices: [index(table, 'remote', 'hour'), index(table, 'hour')],
      }),
    )
  }
}

async function createWatches(runner: QueryRunner): Promise<void> {
  const int = intType(runner)
  await runner.createTable(
    new Table({
      name: 'canary_watches',
      columns: [
        { ...text('remote', 64), isPrimary: true, primaryKeyConstraintName: 'pk_canary_watches' },
        moment('since'),
        { name: 'percent', type: int },
        { name: 'looks', type: int },
        text('base', 200),
        text('sample', 200, true),
      ],
    }),
  )
}
