import { createRequire } from 'node:module'
import type Database from 'better-sqlite3'

/** Node-API that the driver of today needs. Node has it since 22.14. */
const NODE_API = 10

/**
 * Loads better-sqlite3 as this Node can run it. Version 13 ends an older Node with its first database. Version 12, which
 * is compiled against Node itself, ends Node 24.19 and later when the garbage collector meets a statement.
 */
export function sqliteDriver(): typeof Database {
  const name = Number(process.versions['napi']) >= NODE_API ? 'better-sqlite3' : 'better-sqlite3-12'
  return createRequire(import.meta.url)(name) as typeof Database
}
