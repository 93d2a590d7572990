import type { DataSource, EntityMetadata } from 'typeorm'
import * as v from 'valibot'

/**
 * A backup is gzipped lines of JSON: a head, a line for each row, one for each file, and a tail without which the
 * backup is taken for cut off. Rows are written as entities, so that a backup of one database fits the other.
 */
export const Head = v.object({
  format: v.literal(1),
  /** Migrations that the database had; it is restored into the same schema only. */
  migrations: v.array(v.string()),
})
export const RowLine = v.object({ table: v.string(), row: v.record(v.string(), v.unknown()) })
/** A file that rows name, in base64. */
export const FileLine = v.object({ file: v.string(), content: v.string() })
export const Tail = v.object({ rows: v.number(), files: v.number() })

/** Files that belong to the rows: a backup holds both. */
export interface BackupFiles {
  readonly names: () => Promise<readonly string[]>
  /** Null for a file that was removed meanwhile. */
  readonly read: (name: string) => Promise<Buffer | null>
  readonly put: (name: string, content: Buffer) => Promise<void>
}

/** All tables, those that others refer to first. */
export function tablesOf(dataSource: DataSource): EntityMetadata[] {
  return dataSource.entityMetadatas.toSorted((a, b) => a.foreignKeys.length - b.foreignKeys.length)
}

/** Names of the migrations that the database has, oldest first. */
export async function migrationsOf(dataSource: DataSource): Promise<string[]> {
  const rows: unknown = await dataSource
    .createQueryBuilder()
    .select('name')
    .from('migrations', 'migrations')
    .orderBy('id')
    .getRawMany()
  return v.parse(v.array(v.object({ name: v.string() })), rows).map(({ name }) => name)
}
