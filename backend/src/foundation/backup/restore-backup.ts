import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { isDeepStrictEqual } from 'node:util'
import type { DataSource, EntityManager, EntityMetadata, ObjectLiteral } from 'typeorm'
import * as v from 'valibot'
import { isUniqueViolation } from '../database/database-unavailable.ts'
import { foldName } from '../database/fold-name.ts'
import {
  FileLine,
  Head,
  migrationsOf,
  RowLine,
  Tail,
  tablesOf,
  type BackupFiles,
} from './backup-format.ts'

/** Maximum rows per statement, since SQLite limits the number of variables. */
const BATCH_ROWS = 200
/**
 * Maximum length of a statement's rows in the file, in characters, unless one row alone is longer. A server accepts at
 * least 1 MiB (`max_allowed_packet`), and a character may need four bytes and an escape.
 */
const BATCH_LENGTH = 128 * 1024

/** The file is not a backup, or not one for this database. */
export class RestoreError extends Error {
  override readonly name = 'RestoreError'
}

/**
 * Replaces the whole database by a backup, in one transaction: all or nothing. The backup's files are written to the
 * file store; other files there are kept.
 *
 * @returns the number of restored rows.
 * @throws RestoreError for a file that is cut off, or has another schema.
 */
export function restoreBackup(
  dataSource: DataSource,
  file: string,
  files?: BackupFiles,
): Promise<number> {
  const tables = tablesOf(dataSource)
  return dataSource.transaction(async (manager) => {
    const source = linesOf(file)
    const first = await source.next()
    const head = v.safeParse(Head, first.done ? undefined : first.value.value)
    if (!head.success) throw new RestoreError('This file is no backup')
    if (!isDeepStrictEqual(head.output.migrations, await migrationsOf(dataSource))) {
      throw new RestoreError('The backup has another schema: migrate to its version first')
    }
    for (const { target } of tables.toReversed()) {
      await manager.createQueryBuilder().delete().from(target).execute()
    }
    const rows = await insertAll(manager, tables, source, files)
    if (rows === undefined) throw new RestoreError('The backup is cut off')
    return rows
  })
}

/** @returns the number of inserted rows; undefined when the tail is missing or states another number. */
async function insertAll(
  manager: EntityManager,
  tables: readonly EntityMetadata[],
  source: AsyncGenerator<Line>,
  files: BackupFiles | undefined,
): Promise<number | undefined> {
  let count = 0
  let fileCount = 0
  let table: EntityMetadata | undefined
  let batch: ObjectLiteral[] = []
  let batchLength = 0
  const flush = async () => {
    if (table && batch.length > 0) await insertRows(manager, table, batch)
    batch = []
    batchLength = 0
  }
  for await (const { value: line, length } of source) {
    const tail = v.safeParse(Tail, line)
    if (tail.success) {
      await flush()
      const isWhole = tail.output.rows === count && tail.output.files === fileCount
      return isWhole ? count : undefined
    }
    const file = v.safeParse(FileLine, line)
    if (file.success) {
      if (!files) throw new RestoreError('The backup has files, which have no place here')
      await files.put(file.output.file, Buffer.from(file.output.content, 'base64'))
      fileCount += 1
      continue
    }
    const { table: name, row } = v.parse(RowLine, line)
    const isFull = batch.length >= BATCH_ROWS || batchLength + length > BATCH_LENGTH
    if (table?.tableName !== name || isFull) await flush()
    table = tables.find(({ tableName }) => tableName === name)
    if (!table) throw new RestoreError('The backup has a table that this version does not know')
    batch.push(revive(table, row))
    batchLength += length
    count += 1
  }
  return undefined
}

async function insertRows(
  manager: EntityManager,
  table: EntityMetadata,
  rows: ObjectLiteral[],
): Promise<void> {
  try {
    await manager.insert(table.target, rows)
  } catch (error) {
    const pair = isUniqueViolation(error) ? await findPair(manager, table, rows) : undefined
    if (!pair) throw error
    throw new RestoreError(
      `This database takes two rows of ${table.tableName} for one, because it ignores case and accents: ` +
        `${pair.map((row) => JSON.stringify(row)).join(' and ')}. ` +
        'Rename or delete one of them, and write the backup again',
      { cause: error },
    )
  }
}

/**
 * Finds two rows that a unique index takes for one, by the columns of the index. SQLite tells letters apart that the
 * collations of servers do not.
 */
async function findPair(
  manager: EntityManager,
  table: EntityMetadata,
  rows: readonly ObjectLiteral[],
): Promise<readonly [ObjectLiteral, ObjectLiteral] | undefined> {
  for (const { columns } of table.indices.filter(({ isUnique }) => isUnique)) {
    const seen = new Map<string, ObjectLiteral>()
    for (const row of rows) {
      const values = columns.map(({ propertyName }) => [propertyName, row[propertyName]] as const)
      if (values.some(([, value]) => value === null)) continue
      const named = Object.fromEntries(values)
      const key = foldName(JSON.stringify(named))
      const other = seen.get(key) ?? (await manager.findOneBy(table.target, named))
      if (other) return [pick(other, named), named]
      seen.set(key, named)
    }
  }
  return undefined
}

/** Returns the members of a row that another one has as well. */
const pick = (row: ObjectLiteral, like: ObjectLiteral): ObjectLiteral =>
  Object.fromEntries(Object.keys(like).map((name): [string, unknown] => [name, row[name]]))

/** Parses the dates of a row, which JSON holds as text. */
function revive(table: EntityMetadata, row: Record<string, unknown>): ObjectLiteral {
  return Object.fromEntries(
    table.columns.map(({ propertyName, type }) => {
      const value = row[propertyName]
      const isMoment = type === 'datetime' && typeof value === 'string'
      return [propertyName, isMoment ? new Date(value) : value]
    }),
  )
}

interface Line {
  readonly value: unknown
  /** In characters. */
  readonly length: number
}

async function* linesOf(file: string): AsyncGenerator<Line> {
  const source = createReadStream(file)
  const text = source.pipe(createGunzip()).setEncoding('utf8')
  source.on('error', (error) => text.destroy(error))
  try {
    for await (const line of splitLines(text)) {
      yield { value: JSON.parse(line), length: line.length }
    }
  } catch (error) {
    throw new RestoreError('The backup is cut off or no backup', { cause: error })
  }
}

/**
 * Splits a text at line feeds only. Since Node 24, `node:readline` also ends a line at U+2028 and U+2029, which older
 * backups hold unescaped.
 */
async function* splitLines(text: AsyncIterable<string>): AsyncGenerator<string> {
  let line = ''
  for await (const part of text) {
    const [end = '', ...more] = part.split('\n')
    line += end
    for (const next of more) {
      yield line
      line = next
    }
  }
  if (line !== '') yield line
}
