import { QueryFailedError } from 'typeorm'
import * as v from 'valibot'

/** Error codes of the drivers and the operating system for an unavailable database. */
const CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
  'PROTOCOL_CONNECTION_LOST',
  'PROTOCOL_SEQUENCE_TIMEOUT',
  'ER_ACCESS_DENIED_ERROR',
  'ER_BAD_DB_ERROR',
  'ER_CANT_EXECUTE_IN_READ_ONLY_TRANSACTION',
  'ER_CLIENT_INTERACTION_TIMEOUT',
  'ER_CON_COUNT_ERROR',
  'ER_DISK_FULL',
  'ER_LOCK_DEADLOCK',
  'ER_LOCK_WAIT_TIMEOUT',
  'ER_NO_SUCH_TABLE',
  'ER_OPTION_PREVENTS_STATEMENT',
  'ER_RECORD_FILE_FULL',
  'ER_SERVER_SHUTDOWN',
])

/** Errors of mysql2 without a code: the pool is full, or a connection was just lost. */
const UNCODED = new Set([
  'Queue limit reached.',
  "Can't add new command when connection is in closed state",
  'Pool is closed.',
])

/** SQLite's own codes for a file that is locked, full, broken or gone. */
const SQLITE_CODE = /^SQLITE_(BUSY|CANTOPEN|CORRUPT|FULL|IOERR|LOCKED|NOTADB|READONLY)/

const DriverError = v.object({
  code: v.optional(v.string(), ''),
  /** Set by mysql2 on an error after which the connection is unusable. */
  fatal: v.optional(v.boolean(), false),
  message: v.optional(v.string(), ''),
})

/**
 * Whether an error means that the database is lost, locked, full, read-only or not migrated yet, rather than that a
 * statement is wrong.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  const result = v.safeParse(
    DriverError,
    error instanceof QueryFailedError ? error.driverError : error,
  )
  if (!result.success) return false
  const { code, fatal, message } = result.output
  return (
    CODES.has(code) ||
    SQLITE_CODE.test(code) ||
    fatal ||
    UNCODED.has(message) ||
    (code === 'SQLITE_ERROR' && message.startsWith('no such table'))
  )
}

/** Whether a statement failed because it would duplicate a row of a unique index. */
export function isUniqueViolation(error: unknown): boolean {
  return hasCode(error, [
    'ER_DUP_ENTRY',
    'SQLITE_CONSTRAINT_UNIQUE',
    'SQLITE_CONSTRAINT_PRIMARYKEY',
  ])
}

/** Whether the database aborted a transaction in favour of another one; a retry may succeed. */
export function isLostRace(error: unknown): boolean {
  return hasCode(error, ['ER_LOCK_DEADLOCK', 'ER_CHECKREAD'])
}

function hasCode(error: unknown, codes: readonly string[]): boolean {
  if (!(error instanceof QueryFailedError)) return false
  const result = v.safeParse(DriverError, error.driverError)
  return result.success && codes.includes(result.output.code)
}
