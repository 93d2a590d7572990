import { existsSync } from 'node:fs'
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import mysql, { type Connection } from 'mysql2/promise'
import { onceARun, runFolder } from 'shared-server/testing/once-a-run'
import * as v from 'valibot'
import { RECORDS } from '../../../app.module.ts'
import type { DatabaseConfig } from '../data-source.ts'
import { migrateDatabase } from '../migrate-database.ts'

const FILE = 'backend.sqlite'
/** Name of the database that the others are copies of. */
const FIRST = 'migrated'

const Names = v.array(v.object({ name: v.string() }))
const Definition = v.tuple([v.object({ 'Create Table': v.string() })])

/**
 * Migrates and seeds the database of a test. Only the first one of a run is migrated, step by step. Each later empty
 * one, on SQLite and on the run's MariaDB server, gets a copy of the result.
 */
export async function migrateTestDatabase(config: DatabaseConfig): Promise<void> {
  const run = runFolder()
  if (run === undefined || !(await copyFirst(config, run))) await migrateDatabase(config, RECORDS)
}

/** @returns false for a database that is not empty, or whose server outlives the run. */
async function copyFirst({ DATABASE_URL, DATA_DIR }: DatabaseConfig, run: string) {
  if (DATABASE_URL === undefined) return copyFirstFile(DATA_DIR, run)
  const { TEST_MARIADB_URL } = process.env
  const isOfRun = TEST_MARIADB_URL && DATABASE_URL.startsWith(`${TEST_MARIADB_URL}/`)
  return isOfRun ? copyFirstTables(DATABASE_URL, run) : false
}

async function copyFirstFile(folder: string, run: string): Promise<boolean> {
  const file = join(folder, FILE)
  if (existsSync(file)) return false
  const first = await onceARun(run, FILE, async (made) => {
    // A separate folder: SQLite merges the write-ahead log beside it only when the last connection closes.
    const place = `${made}.${FIRST}`
    await migrateDatabase({ DATA_DIR: place }, RECORDS)
    await copyFile(join(place, FILE), made)
  })
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await copyFile(first, file)
  return true
}

async function copyFirstTables(url: string, run: string): Promise<boolean> {
  const connection = await mysql.createConnection({ uri: url, multipleStatements: true })
  try {
    const [tables] = await connection.query('SHOW TABLES')
    if (v.parse(v.array(v.unknown()), tables).length > 0) return false
    const statements = await onceARun(run, `${FIRST}.sql`, async (made) => {
      await connection.query(`CREATE DATABASE IF NOT EXISTS ${FIRST} CHARACTER SET latin1`)
      const DATABASE_URL = Object.assign(new URL(url), { pathname: `/${FIRST}` }).href
      await migrateDatabase({ DATABASE_URL, DATA_DIR: run }, RECORDS)
      await writeFile(made, await statementsOf(connection))
    })
    await connection.query(await readFile(statements, 'utf8'))
    return true
  } finally {
    await connection.end()
  }
}

/** Returns statements that copy the tables and rows of the first database into another one on the same server. */
async function statementsOf(connection: Connection): Promise<string> {
  const [names] = await connection.query(
    'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = ?',
    [FIRST],
  )
  const made: string[] = []
  const filled: string[] = []
  for (const { name } of v.parse(Names, names)) {
    const [rows] = await connection.query(`SHOW CREATE TABLE ${FIRST}.\`${name}\``)
    const [{ 'Create Table': statement }] = v.parse(Definition, rows)
    made.push(statement)
    const [some] = await connection.query(`SELECT 1 FROM ${FIRST}.\`${name}\` LIMIT 1`)
    if (v.parse(v.array(v.unknown()), some).length > 0) {
      filled.push(`INSERT INTO \`${name}\` SELECT * FROM ${FIRST}.\`${name}\``)
    }
  }
  const all = ['SET foreign_key_checks = 0', ...made, 'START TRANSACTION', ...filled, 'COMMIT']
  return all.join(';\n')
}
