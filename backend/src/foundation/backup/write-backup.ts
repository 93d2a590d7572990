import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { DataSource, EntityManager, EntityMetadata, ObjectLiteral } from 'typeorm'
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata.js'
import { lineOf, migrationsOf, tablesOf, type BackupFiles } from './backup-format.ts'

/** Maximum rows in memory at once; one row may be the whole description of a release. */
const BATCH = 100

/**
 * Writes a snapshot of all tables, and the files that belong to them, while the API keeps running. The file appears
 * once it is complete, and only its owner can read it.
 *
 * @returns the number of rows in it.
 */
export async function writeBackup(
  dataSource: DataSource,
  file: string,
  files?: BackupFiles,
): Promise<number> {
  const migrations = await migrationsOf(dataSource)
  // A unique name that nobody can have taken in advance, such as by a link to another file.
  const part = `${file}.${randomUUID()}.part`
  let rows = 0
  let fileCount = 0
  async function* lines(manager: EntityManager) {
    yield lineOf({ format: 1, migrations })
    for (const table of tablesOf(dataSource)) {
      for await (const row of rowsOf(manager, table)) {
        rows += 1
        yield lineOf({ table: table.tableName, row })
      }
    }
    // Files follow the rows, so that every file that a row refers to already exists.
    for (const name of (await files?.names()) ?? []) {
      const content = await files?.read(name)
      if (!content) continue
      fileCount += 1
      yield lineOf({ file: name, content: content.toString('base64') })
    }
    yield lineOf({ rows, files: fileCount })
  }
  try {
    await snapshot(dataSource, (manager) =>
      pipeline(
        Readable.from(lines(manager)),
        createGzip(),
        createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true }),
      ),
    )
    await rename(part, file)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
  return rows
}

/** All reads see the same snapshot. */
function snapshot(dataSource: DataSource, work: (manager: EntityManager) => Promise<void>) {
  return dataSource.options.type === 'better-sqlite3'
    ? dataSource.transaction(work)
    : dataSource.transaction('REPEATABLE READ', work)
}

async function* rowsOf(manager: EntityManager, table: EntityMetadata) {
  const keys = table.primaryColumns
  if (keys.length === 0) return
  const hidden = table.columns.filter(({ isSelect }) => !isSelect)
  let last: ObjectLiteral | undefined
  for (;;) {
    const query = manager
      .createQueryBuilder(table.target, 'record')
      .addSelect(hidden.map(({ propertyName }) => `record.${propertyName}`))
      .take(BATCH)
    for (const { propertyName } of keys) query.addOrderBy(`record.${propertyName}`)
    if (last) query.where(...isAfter(keys, last))
    const batch = await query.getMany()
    for (const record of batch) {
      yield Object.fromEntries(
        table.columns.map((column): [string, unknown] => [
          column.propertyName,
          column.getEntityValue(record),
        ]),
      )
    }
    if (batch.length < BATCH) return
    last = batch.at(-1)
  }
}

/** Returns the condition for rows after the last one, in key order: greater in the first key that differs. */
function isAfter(keys: readonly ColumnMetadata[], last: ObjectLiteral): [string, ObjectLiteral] {
  const column = (index: number) => `record.${keys[index]?.propertyName}`
  const cases = keys.map((_, index) => {
    const equal = keys.slice(0, index).map((_same, place) => `${column(place)} = :last${place}`)
    return `(${[...equal, `${column(index)} > :last${index}`].join(' AND ')})`
  })
  const values = keys.map((key, index) => [`last${index}`, key.getEntityValue(last) as unknown])
  return [cases.join(' OR '), Object.fromEntries(values) as ObjectLiteral]
}
