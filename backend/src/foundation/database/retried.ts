import { isUniqueViolation } from './database-unavailable.ts'

/** Maximum number of attempts. */
const ATTEMPTS = 3

/**
 * Retries a transaction after a unique violation: if two want one name or address at once, the second one then finds it
 * taken, and can say so.
 */
export async function retried<Result>(transaction: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transaction()
    } catch (error) {
      if (attempt === ATTEMPTS || !isUniqueViolation(error)) throw error
    }
  }
}
