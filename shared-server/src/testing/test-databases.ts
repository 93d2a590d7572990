import { randomBytes } from 'node:crypto'
import mysql from 'mysql2/promise'

export interface TestDatabases {
  /** Makes an empty database. @returns its DATABASE_URL. */
  create(): Promise<string>
  /** Drops what was made here, and nothing else. */
  drop(): Promise<void>
}

/**
 * Databases of their own on a server that others use as well.
 *
 * @param url of the server, with a user who may make databases.
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
      // The older default of many servers: the migration must bring its own character set.
      await run(`CREATE DATABASE ${name} CHARACTER SET latin1`)
      made.push(name)
      return Object.assign(new URL(url), { pathname: `/${name}` }).href
    },
    drop: async () => {
      for (const name of made.splice(0)) await run(`DROP DATABASE ${name}`)
    },
  }
}
