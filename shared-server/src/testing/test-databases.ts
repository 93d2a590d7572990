import { randomBytes } from 'node:crypto'
import mysql from 'mysql2/promise'

export interface TestDatabases {
  /** Creates an empty database. @returns its DATABASE_URL. */
  create(): Promise<string>
  /** Drops only the databases that were created here. */
  drop(): Promise<void>
}

/**
 * Manages separate databases on a server that is shared with others.
 *
 * @param url of the server, with a user who may create databases.
 */
export function testDatabases(url: string): TestDatabases {
  const made: string[] = []
  const run = async (statement: string) => {
    const connection = await mysql.createConnection(url)
    try {
      await connection.query(statement)
    } finally {
      await connection.end()
    }
  }
  return {
    create: async () => {
      const name = `suite_${randomBytes(6).toString('hex')}`
      // The old default of many servers: the migration must set its own character set.
      await run(`CREATE DATABASE ${name} CHARACTER SET latin1`)
      made.push(name)
      return Object.assign(new URL(url), { pathname: `/${name}` }).href
    },
    drop: async () => {
      for (const name of made.splice(0)) await run(`DROP DATABASE ${name}`)
    },
  }
}
