import type { Driver } from 'typeorm'
import { MysqlDriver } from 'typeorm/driver/mysql/MysqlDriver.js'
import * as v from 'valibot'

/** Thrown when no connection of the pool became free in time. */
export class PoolTimeoutError extends Error {
  override readonly name = 'PoolTimeoutError'
  readonly code = 'ETIMEDOUT'
}

/** The part of mysql2's pooled connection that is used here. */
interface PooledConnection {
  query: (...args: unknown[]) => unknown
  release(): void
  destroy(): void
}

type Callback = (error: unknown, ...results: unknown[]) => void

const TimedOut = v.object({ code: v.literal('PROTOCOL_SEQUENCE_TIMEOUT') })

/**
 * Limits how long a request waits for a frozen MySQL. By default, mysql2 waits for a connection without end, and hands
 * out a connection whose last statement timed out and is still unanswered.
 */
export function limitWaiting(driver: Driver, limitMs: number): void {
  if (!(driver instanceof MysqlDriver)) return
  const obtain = driver.obtainMasterConnection.bind(driver) as () => Promise<PooledConnection>
  const known = new WeakSet<PooledConnection>()
  driver.obtainMasterConnection = async () => {
    const connection = await withinLimit(obtain(), limitMs)
    if (!known.has(connection)) destroyAfterTimeout(connection)
    known.add(connection)
    return connection
  }
}

/** Waits for a connection up to the limit; one that arrives late goes back to the pool. */
async function withinLimit(
  obtaining: Promise<PooledConnection>,
  limitMs: number,
): Promise<PooledConnection> {
  let timer: NodeJS.Timeout | undefined
  let isLate = false
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      isLate = true
      reject(new PoolTimeoutError('No connection to the database is free'))
    }, limitMs)
  })
  obtaining.then(
    (connection) => {
      if (isLate) connection.release()
    },
    () => undefined,
  )
  try {
    return await Promise.race([obtaining, limit])
  } finally {
    clearTimeout(timer)
  }
}

function destroyAfterTimeout(connection: PooledConnection): void {
  const query = connection.query.bind(connection)
  connection.query = (...args) => {
    const callback = args.at(-1)
    if (typeof callback !== 'function') return query(...args)
    const guarded: Callback = (error, ...results) => {
      if (v.is(TimedOut, error)) connection.destroy()
      ;(callback as Callback)(error, ...results)
    }
    return query(...args.slice(0, -1), guarded)
  }
}
