import { randomBytes } from 'node:crypto'
import mysql from 'mysql2/promise'

export interface LentMysql {
  /** Makes an empty database. @returns its DATABASE_URL. */
  createDatabase(): Promise<string>
  /** Drops what was made here, and nothing else. */
  dropDatabases(): Promise<void>
}

/** A server that somebody else runs. @param url names a user who may make databases. */
export function lentMysql(url: string): LentMysql {
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
    createDatabase: async () => {
      const name = `suite_${randomBytes(6).toString('hex')}`
      // The older default of many servers: the migration must bring its own character set.
      await run(`CREATE DATABASE ${name} CHARACTER SET latin1`)
      made.push(name)
      return Object.assign(new URL(url), { pathname: `/${name}` }).href
    },
    dropDatabases: async () => {
      for (const name of made.splice(0)) await run(`DROP DATABASE ${name}`)
    },
  }
}
