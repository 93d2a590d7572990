import {
  Table,
  type MigrationInterface,
  type QueryRunner,
  type TableIndex,
  type TableColumnOptions,
  type TableForeignKey,
} from 'typeorm'
import { generatedId, index, intType, isSqlite, longText, moment, text, unique } from './schema.ts'

type ColumnList = readonly TableColumnOptions[]

/** All tables of the first version. */
export class Initial1763683200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const int = intType(runner)
    const id = generatedId(runner)
    const createTable = (
      name: string,
      columns: ColumnList,
      indices: TableIndex[],
      foreignKeys: Pick<
        TableForeignKey,
        | 'name'
        | 'columnNames'
        | 'referencedTableName'
        | 'referencedColumnNames'
        | 'onDelete'
        | 'onUpdate'
      >[] = [],
    ) => runner.createTable(new Table({ name, columns: [...columns], indices, foreignKeys }))

    // A database created with a server's older defaults cannot store every name and emoji.
    if (!isSqlite(runner)) await runner.query('ALTER DATABASE CHARACTER SET utf8mb4')

    await createTable(
      'users',
      [id, text('username', 100), text('password', 200)],
      [unique('users', 'username')],
    )
    await createTable(
      'subsidiaries',
      [
        id,
        text('name', 120),
        text('slug', 40),
        text('tagline', 200),
        { name: 'description', type: 'text' },
        text('color', 20),
        text('icon', 60),
        text('hero_image', 500),
        { name: 'services', type: 'text' },
      ],
      [unique('subsidiaries', 'slug')],
    )
    await createTable(
      'news',
      [
        id,
        text('title', 200),
        { name: 'excerpt', type: 'text' },
        longText('content'),
        text('image_url', 500),
        moment('date'),
        text('subsidiary', 40, true),
      ],
      [index('news', 'date')],
    )
    await createTable(
      'contacts',
      [
        id,
        text('first_name', 100),
        text('last_name', 100),
        text('email', 254),
        text('subsidiary', 40),
        longText('message'),
        moment('created_at'),
      ],
      [index('contacts', 'created_at')],
    )
    await createTable(
      'career_applications',
      [
        id,
        text('first_name', 100),
        text('last_name', 100),
        text('email', 254),
        text('phone', 40),
        text('position', 120),
        text('experience', 40),
        text('education', 40),
        longText('cv'),
        longText('cover_letter'),
        text('availability', 40),
        moment('created_at'),
      ],
      [index('career_applications', 'created_at')],
    )
    await createTable(
      'idempotency_keys',
      [
        id,
        text('key_hash', 64),
        text('body_hash', 64),
        { name: 'answer', type: 'text' },
        moment('created_at'),
      ],
      [unique('idempotency_keys', 'key_hash')],
    )
    await createTable(
      'releases',
      [id, text('name', 64), text('version', 100), longText('json'), moment('published_at')],
      [unique('releases', 'name', 'version')],
    )
    await createTable(
      'release_channels',
      [
        {
          ...text('name', 64),
          isPrimary: true,
          primaryKeyConstraintName: 'pk_release_channels',
        },
        { name: 'stable_release_id', type: int, isNullable: true },
      ],
      [],
      [
        {
          name: 'fk_release_channels_stable_release',
          columnNames: ['stable_release_id'],
          referencedTableName: 'releases',
          referencedColumnNames: ['id'],
          // Explicit, because servers report the default differently.
          onDelete: 'RESTRICT',
          onUpdate: 'RESTRICT',
        },
      ],
    )
    await createTable(
      'release_history',
      [
        {
          name: 'revision',
          type: int,
          isPrimary: true,
          primaryKeyConstraintName: 'pk_release_history',
        },
        text('remote', 64),
        text('version', 100),
        text('kind', 40),
        text('actor', 100),
        text('reason', 500),
        moment('at'),
      ],
      [index('release_history', 'remote')],
    )
    await createTable(
      'release_registry',
      [
        { name: 'id', type: int, isPrimary: true, primaryKeyConstraintName: 'pk_release_registry' },
        { name: 'revision', type: int },
      ],
      [],
    )
    await runner.manager
      .createQueryBuilder()
      .insert()
      .into('release_registry', ['id', 'revision'])
      .values({ id: 1, revision: 0 })
      .execute()
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of [
      'release_registry',
      'release_history',
      'release_channels',
      'releases',
      'idempotency_keys',
      'career_applications',
      'contacts',
      'news',
      'subsidiaries',
      'users',
    ]) {
      await runner.dropTable(table)
    }
  }
}
