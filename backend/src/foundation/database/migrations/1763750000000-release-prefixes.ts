import { Table, type MigrationInterface, type QueryRunner } from 'typeorm'
import * as v from 'valibot'
import { moment, text } from './schema.ts'

const Live = v.array(v.object({ name: v.string(), json: v.string() }))
const Described = v.object({
  routes: v.optional(v.array(v.object({ fragments: v.record(v.string(), v.string()) })), []),
})

/** Adds the path prefixes of remotes. A remote is given the prefixes of its live and canary releases. */
export class ReleasePrefixes1763750000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const key = { isPrimary: true, primaryKeyConstraintName: 'pk_release_prefixes' }
    await runner.createTable(
      new Table({
        name: 'release_prefixes',
        columns: [
          { ...text('prefix', 100), ...key },
          { ...text('remote', 64), ...key },
          text('given_by', 100),
          moment('given_at'),
        ],
      }),
    )
    const live = v.parse(
      Live,
      await runner.query(
        `SELECT c.name AS name, r.json AS json FROM release_channels c
         JOIN releases r ON r.id IN (c.stable_release_id, c.canary_release_id)`,
      ),
    )
    const given = new Set<string>()
    const at = new Date().toISOString().slice(0, 23).replace('T', ' ')
    for (const { name, json } of live) {
      const { routes } = v.parse(Described, JSON.parse(json))
      for (const prefix of Object.keys(routes[0]?.fragments ?? {})) {
        if (given.has(`${name} ${prefix}`)) continue
        given.add(`${name} ${prefix}`)
        await runner.query(
          `INSERT INTO release_prefixes (prefix, remote, given_by, given_at) VALUES (?, ?, ?, ?)`,
          [prefix, name, 'migration', at],
        )
      }
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('release_prefixes')
  }
}
