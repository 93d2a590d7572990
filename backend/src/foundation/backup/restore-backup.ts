import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import { isDeepStrictEqual } from 'node:util'
import type { DataSource, EntityManager, EntityMetadata, ObjectLiteral } from 'typeorm'
import * as v from 'valibot'
import { Head, migrationsOf, RowLine, Tail, tablesOf } from './backup-format.ts'

const BATCH = 200

/** A file that is no backup, or none for this database. */
export class RestoreError extends Error {
  override readonly name = 'RestoreError'
}

/**
 * Replaces everything in the database by a backup, in one transaction: wholly or not at all.
 *
 * @returns how many rows there are now.
 * @throws RestoreError for a file that is cut off, or of another schema.
 */
export function restoreBackup(dataSource: DataSource, file: string): Promise<number> {
  const tables = tablesOf(dataSource)
  return dataSource.transaction(async (manager) => {
    const source = linesOf(file)
    const head = v.safeParse(Head, (await source.next()).value)
    if (!head.success) throw new RestoreError('This file is no backup')
    if (!isDeepStrictEqual(head.output.migrations, await migrationsOf(dataSource))) {
      throw new RestoreError('The backup has another schema: migrate to its version first')
    }
    for (const { target } of tables.toReversed()) {
      await manager.createQueryBuilder().delete().from(target).execute()
    }
    const rows = await insertAll(manager, tables, source)
    if (rows === undefined) throw new RestoreError('The backup is cut off')
    return rows
  })
}

/** @returns how many rows were inserted; undefined when the tail is missing or says otherwise. */
async function insertAll(
  manager: EntityManager,
  tables: readonly EntityMetadata[],
  source: AsyncGenerator<unknown>,
): Promise<number | undefined> {
  let count = 0
  let table: EntityMetadata | undefined
  let batch: ObjectLiteral[] = []
  const flush = async () => {
    if (table && batch.length > 0) await manager.insert(table.target, batch)
    batch = []
  }
  for await (const line of source) {
    const tail = v.safeParse(Tail, line)
    if (tail.success) {
      await flush()
      return tail.output.rows === count ? count : undefined
    }
    const { table: name, row } = v.parse(RowLine, line)
    if (table?.tableName !== name || batch.length >= BATCH) await flush()
    table = tables.find(({ tableName }) => tableName === name)
    if (!table) throw new RestoreError('The backup has a table that this version does not know')
    batch.push(revive(table, row))
    count += 1
  }
  return undefined
}

/** JSON has no dates, so they are parsed from their text. */
function revive(table: EntityMetadata, row: Record<string, unknown>): ObjectLiteral {
  return Object.fromEntries(
    table.columns.map(({ propertyName, type }) => {
      const value = row[propertyName]
      const isMoment = type === 'datetime' && typeof value === 'string'
      return [propertyName, isMoment ? new Date(value) : value]
    }),
  )
}

async function* linesOf(file: string): AsyncGenerator<unknown> {
  const source = createReadStream(file)
  const text = source.pipe(createGunzip())
  source.on('error', (error) => text.destroy(error))
  try {
    for await (const line of createInterface({ input: text, crlfDelay: Infinity })) {
      yield JSON.parse(line)
    }
  } catch (error) {
    throw new RestoreError('The backup is cut off or no backup', { cause: error })
  }
}
