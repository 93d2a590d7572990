import type { Type } from '@nestjs/common'
import { Reflector } from '@nestjs/core'
import type { EntityManager, EntityTarget, FindOptionsWhere, ObjectLiteral } from 'typeorm'
import type { Config } from '../config/config.ts'
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js'
import { Seed } from './seed.entity.ts'

/** How many rows there were of each kind, such as `{ messages: 2 }`. */
export type Counts = Readonly<Record<string, number>>

/** Rows of each kind. */
export type StoredRows = Readonly<Record<string, readonly object[]>>

/** Whom or what to erase: one thing by its reference, or all that came from an e-mail address, by its hash. */
export type Subject = { readonly reference: string } | { readonly emailHash: string }

/** How what visitors sent is erased. */
export interface Erasable {
  /** Whom and what there is to erase. */
  readonly subjects: (manager: EntityManager) => Promise<readonly Subject[]>
  /** Removes what a visitor sent, whatever its age; with a moment, what came up to then. */
  readonly erase: (manager: EntityManager, subject: Subject, until?: Date) => Promise<Counts>
}

/** Rows of a table that go when they have been kept long enough. */
export interface Expiry {
  /** What an operator reads of them, such as `messages`. */
  readonly kind: string
  readonly entity: Type
  /** The member that tells their age; it is the last of an index whose other columns `only` fixes. */
  readonly moment: string
  readonly days: (kept: Config['RETENTION_DAYS']) => number
  /** Which rows, where not all: a condition on `record`. */
  readonly only?: string
}

/** What a module keeps in the database: its tables, the rows they begin with, and how rows go. */
export interface ModuleRecords {
  readonly entities: readonly Type[]
  /** Adds the rows that this installation was never given. @returns how many were added. */
  readonly seed?: (manager: EntityManager) => Promise<number>
  /** Rows that go by their age. */
  readonly expiries?: readonly Expiry[]
  /** What came from an e-mail address: the newest rows of each kind, `limit` of them at most. */
  readonly copy?: (manager: EntityManager, email: string, limit: number) => Promise<StoredRows>
  readonly erasable?: Erasable
}

/** Says on a Nest module what it keeps in the database. */
export const Records = Reflector.createDecorator<ModuleRecords>()

/**
 * The records of a module and of all that it imports. They are read off the classes, so that a command learns
 * of every table without starting the application.
 */
export function recordsOf(root: Type): readonly ModuleRecords[] {
  const reflector = new Reflector()
  const seen = new Set<Type>()
  const visit = (module: unknown): ModuleRecords[] => {
    if (!isClass(module) || seen.has(module)) return []
    seen.add(module)
    const own = reflector.get<ModuleRecords | undefined, string>(Records.KEY, module)
    const imports = reflector.get<unknown[] | undefined, string>('imports', module) ?? []
    return [...(own ? [own] : []), ...imports.flatMap(visit)]
  }
  return visit(root)
}

function isClass(module: unknown): module is Type {
  return typeof module === 'function'
}

/**
 * Adds the rows that this installation was never given. A row that is there stays as an operator left it, and
 * one that was deleted stays deleted.
 */
export async function insertOnce(
  manager: EntityManager,
  entity: Type,
  key: string,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<number> {
  let added = 0
  const { tableName } = manager.dataSource.getMetadata(entity)
  for (const row of rows) {
    const name = `${tableName} ${String(row[key])}`
    if (await manager.existsBy(Seed, { name })) continue
    await manager.insert(Seed, { name, givenAt: new Date() })
    if (await manager.existsBy(entity, { [key]: row[key] })) continue
    await manager.insert(entity, row)
    added += 1
  }
  return added
}

/** Rows of one statement: SQLite takes 32,766 values in one, and the widest table has 24 columns. */
const BATCH = 500

/** Adds rows, many in a statement. */
export async function insertAll<Row extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<Row>,
  rows: readonly QueryDeepPartialEntity<Row>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += BATCH) {
    await manager
      .createQueryBuilder()
      .insert()
      .into(entity)
      .values(rows.slice(start, start + BATCH))
      .updateEntity(false)
      .execute()
  }
}

/** Reads rows by many values: databases take some hundreds in a statement. */
export async function inBatches<Value, Row>(
  values: readonly Value[],
  read: (some: Value[]) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = []
  for (let start = 0; start < values.length; start += BATCH) {
    rows.push(...(await read(values.slice(start, start + BATCH))))
  }
  return rows
}

/** The values of a column, each once. */
export async function distinct<Row extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<Row>,
  column: keyof Row & string,
): Promise<string[]> {
  const rows = await manager
    .createQueryBuilder(entity, 'record')
    .select(`record.${column}`, 'value')
    .distinct()
    .where(`record.${column} IS NOT NULL`)
    .getRawMany<{ value: string }>()
  return rows.map(({ value }) => value)
}

/** @returns how many rows were removed. */
export async function remove<Row extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<Row>,
  where: FindOptionsWhere<Row> | FindOptionsWhere<Row>[],
): Promise<number> {
  return (await manager.delete(entity, where)).affected ?? 0
}
