import type { DataSource, EntityMetadata } from 'typeorm'
import * as v from 'valibot'

/**
 * Format of a backup: gzipped lines of JSON. They are a head, one line per row, one per file, and a tail. A backup
 * without its tail is treated as cut off. Rows are written as entities, so that a backup of one kind of database can
 * be restored into the other.
 */
export const Head = v.object({
  format: v.literal(1),
  /** Migrations that the database had. A backup is restored only into the same schema. */
  migrations: v.array(v.string()),
})
export const RowLine = v.object({ table: v.string(), row: v.record(v.string(), v.unknown()) })
/** A file that rows refer to, in base64. */
export const FileLine = v.object({ file: v.string(), content: v.string() })
export const Tail = v.object({ rows: v.number(), files: v.number() })

/**
 * Returns a line of the file. JSON leaves U+2028 and U+2029 as they are, which some programs take for ends of lines, so
 * they are escaped.
 */
export const lineOf = (value: object) =>
  `${JSON.stringify(value).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')}\n`

/** Files that rows refer to; a backup includes them. */
export interface BackupFiles {
  readonly names: () => Promise<readonly string[]>
  /** Resolves to null for a file that was removed in the meantime. */
  readonly read: (name: string) => Promise<Buffer | null>
  readonly put: (name: string, content: Buffer) => Promise<void>
}

/** Returns all tables, those that others refer to first. */
export function tablesOf(dataSource: DataSource): EntityMetadata[] {
  return dataSource.entityMetadatas.toSorted((a, b) => a.foreignKeys.length - b.foreignKeys.length)
}

/** Returns the names of the migrations that the database has, oldest first. */
export async function migrationsOf(dataSource: DataSource): Promise<string[]> {
  const rows: unknown = await dataSource
    .createQueryBuilder()
    .select('name')
    .from('migrations', 'migrations')
    .orderBy('id')
    .getRawMany()
  return v.parse(v.array(v.object({ name: v.string() })), rows).map(({ name }) => name)
}
