import type { Type } from '@nestjs/common'
import { Reflector } from '@nestjs/core'
import type { EntityManager, EntityTarget, FindOptionsWhere, ObjectLiteral } from 'typeorm'
import type { Config } from '../config/config.ts'
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js'
import { Seed } from './seed.entity.ts'

/** Number of rows of each kind, such as `{ messages: 2 }`. */
export type Counts = Readonly<Record<string, number>>

/** Rows of each kind. */
export type StoredRows = Readonly<Record<string, readonly object[]>>

/**
 * Subject of an erasure: one submission by its reference, one subscription by its token, also as a reference, or
 * everything from an e-mail address, by its hash.
 */
export type Subject = { readonly reference: string } | { readonly emailHash: string }

/** Erasure of what visitors sent. */
export interface Erasable {
  /** Returns every subject that can be erased. */
  readonly subjects: (manager: EntityManager) => Promise<readonly Subject[]>
  /** Removes a subject's submissions, whatever their age; with `until`, only those up to that time. */
  readonly erase: (manager: EntityManager, subject: Subject, until?: Date) => Promise<Counts>
}

/** Rows of a table that are removed after their retention period. */
export interface Expiry {
  /** Name for operators, such as `messages`. */
  readonly kind: string
  readonly entity: Type
  /**
   * Property with the time from which age is counted: the last column of an index, whose other columns `only` fixes.
   */
  readonly moment: string
  readonly days: (kept: Config['RETENTION_DAYS']) => number
  /** Condition on `record` that selects the rows, if not all of them expire. `:before` is the end of the period. */
  readonly only?: string
  /** Removes what belongs to removed rows, in the same transaction. @param keys their primary keys. */
  readonly also?: (manager: EntityManager, keys: readonly ObjectLiteral[]) => Promise<void>
}

/** A module's part of the database: its tables, their seeds, and how rows are removed. */
export interface ModuleRecords {
  readonly entities: readonly Type[]
  /** Those of the entities whose rows give somebody access for a time. A restore does not bring them back. */
  readonly passes?: readonly Type[]
  /** Adds the rows that this installation was never given. @returns the number of added rows. */
  readonly seed?: (manager: EntityManager) => Promise<number>
  /** Rows that are removed by age. */
  readonly expiries?: readonly Expiry[]
  /** Returns what came from an e-mail address: the newest rows of each kind, at most `limit` of them. */
  readonly copy?: (manager: EntityManager, email: string, limit: number) => Promise<StoredRows>
  readonly erasable?: Erasable
}

/** Declares on a Nest module what it keeps in the database. */
export const Records = Reflector.createDecorator<ModuleRecords>()

/**
 * Returns the records of a module and of all modules that it imports. They are read from the classes, so that a
 * command knows every table without starting the application.
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
 * Adds the rows that this installation was never given. Existing rows keep an operator's changes, and deleted ones
 * stay deleted.
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

/** Rows per statement: SQLite accepts 32,766 values in one, and the widest table has 24 columns. */
const BATCH = 500

/** Inserts rows, many per statement. */
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

/** Reads rows by many values, in batches: databases accept only some hundreds per statement. */
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

/** Returns the distinct values of a column, without null. */
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

/** @returns the number of removed rows. */
export async function remove<Row extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<Row>,
  where: FindOptionsWhere<Row> | FindOptionsWhere<Row>[],
): Promise<number> {
  return (await manager.delete(entity, where)).affected ?? 0
}
