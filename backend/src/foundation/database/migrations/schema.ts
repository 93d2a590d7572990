import { TableIndex, type QueryRunner, type TableColumnOptions } from 'typeorm'

/** The columns and indices that migrations build tables from, equal on SQLite and MySQL. */
export const text = (name: string, length: number, isNullable = false): TableColumnOptions => ({
  name,
  type: 'varchar',
  length: String(length),
  isNullable,
})

export const longText = (name: string): TableColumnOptions => ({ name, type: 'mediumtext' })

/** Up to 65,535 bytes, also of JSON. */
export const shortText = (name: string): TableColumnOptions => ({ name, type: 'text' })

export const flag = (name: string): TableColumnOptions => ({ name, type: 'boolean' })

export const moment = (name: string, isNullable = false): TableColumnOptions => ({
  name,
  type: 'datetime',
  precision: 3,
  isNullable,
})

export function isSqlite(runner: QueryRunner): boolean {
  return runner.dataSource.options.type === 'better-sqlite3'
}

/** Returns this database's type for the entities' `number`. */
export function intType(runner: QueryRunner): string {
  return isSqlite(runner) ? 'integer' : 'int'
}

export const number = (
  runner: QueryRunner,
  name: string,
  isNullable = false,
): TableColumnOptions => ({ name, type: intType(runner), isNullable })

export function generatedId(runner: QueryRunner): TableColumnOptions {
  return {
    name: 'id',
    type: intType(runner),
    isPrimary: true,
    isGenerated: true,
    generationStrategy: 'increment',
  }
}

export function unique(table: string, ...columns: string[]): TableIndex {
  const name = `uq_${table}_${columns.join('_')}`
  return new TableIndex({ name, columnNames: columns, isUnique: true })
}

export function index(table: string, ...columns: string[]): TableIndex {
  return new TableIndex({ name: `idx_${table}_${columns.join('_')}`, columnNames: columns })
}
