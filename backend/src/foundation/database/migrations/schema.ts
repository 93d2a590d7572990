import { TableIndex, type QueryRunner, type TableColumnOptions } from 'typeorm'

/** The columns and indices that migrations build tables from, equal on SQLite and MySQL. */
export const text = (name: string, length: number, isNullable = false): TableColumnOptions => ({
  name,
  type: 'varchar',
  length: String(length),
  isNullable,
})

export const longText = (name: string): TableColumnOptions => ({ name, type: 'mediumtext' })

export const moment = (name: string, isNullable = false): TableColumnOptions => ({
  name,
  type: 'datetime',
  precision: 3,
  isNullable,
})

export function isSqlite(runner: QueryRunner): boolean {
  return runner.dataSource.options.type === 'better-sqlite3'
}

/** The name by which the entities' `number` goes in this database. */
export function intType(runner: QueryRunner): string {
  return isSqlite(runner) ? 'integer' : 'int'
}

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
