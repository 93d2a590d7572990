import { Injectable } from '@nestjs/common'
import { DataSource, type EntityManager } from 'typeorm'
import { isLostRace } from './database-unavailable.ts'

/** Attempts at work that MySQL rolls back in favour of another transaction. */
const ATTEMPTS = 5

/**
 * Runs work in one transaction. All writes go through here: on SQLite they share one connection, so concurrent
 * transactions would mix, and the rollback of one would undo the other.
 */
@Injectable()
export class Transactions {
  private last: Promise<unknown> = Promise.resolve()

  constructor(private readonly dataSource: DataSource) {}

  /** @param work may run more than once, so it must have no effects outside the database. */
  run<Result>(work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    if (this.dataSource.options.type !== 'better-sqlite3') return this.attempt(work, ATTEMPTS)
    const next = this.last.then(() => this.dataSource.transaction(work))
    this.last = next.catch(() => undefined)
    return next
  }

  /**
   * Empties SQLite's write-ahead log into the database, so that the log holds nothing that was deleted. Does
   * nothing on MySQL and MariaDB.
   */
  emptyLog(): Promise<unknown> {
    if (this.dataSource.options.type !== 'better-sqlite3') return Promise.resolve()
    const next = this.last.then(() => this.dataSource.query('PRAGMA wal_checkpoint(TRUNCATE)'))
    this.last = next.catch(() => undefined)
    return next
  }

  private async attempt<Result>(
    work: (manager: EntityManager) => Promise<Result>,
    attemptsLeft: number,
  ): Promise<Result> {
    try {
      return await this.dataSource.transaction(work)
    } catch (error) {
      if (attemptsLeft <= 1 || !isLostRace(error)) throw error
      return this.attempt(work, attemptsLeft - 1)
    }
  }
}
