import { createRequire } from 'node:module'
import type Database from 'better-sqlite3'

/** Node-API that the driver of today needs. Node has it since 22.14. */
const NODE_API = 10

/**
 * better-sqlite3 as this Node can run it. Version 13 ends an older Node with its first database. Version 12, which is
 * compiled against Node itself, ends Node 24.19 and later when the garbage collector meets a statement.
 */
export const Sqlite = createRequire(import.meta.url)(
  Number(process.versions['napi']) >= NODE_API ? 'better-sqlite3' : 'better-sqlite3-12',
) as typeof Database
