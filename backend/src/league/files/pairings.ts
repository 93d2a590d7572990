import type { FixtureStatus } from 'shared-contracts/league/fixture'
import { CALLED_OFF } from '../matches/called-off.ts'
import type { Fault } from './faults.ts'
import type { Place } from './imported-season.ts'

/** Two clubs and their round, by the names of a file or by the ids that they stand for. */
interface Pairing {
  readonly round: string | number | null
  readonly home: string | number
  readonly away: string | number
  readonly date: string | null
  readonly status: FixtureStatus
}

/**
 * The clubs that meet in a file. Two clubs meet once in a round on the same ground, besides matches that were called
 * off and are played again, and none meets itself.
 */
export class Pairings {
  readonly #lines = new Map<string, number>()

  /** Adds a match. @returns its fault; undefined if it has none. */
  add(
    { round, home, away, date, status }: Pairing,
    { line, ...columns }: Place,
  ): Fault | undefined {
    if (home === away) {
      const message = 'expected two clubs: a club cannot meet itself'
      return { line, column: columns.away, message }
    }
    const key = JSON.stringify([
      ...[round, home, away],
      ...(CALLED_OFF.includes(status) ? ['called off', date] : []),
    ])
    const before = this.#lines.get(key)
    if (before === undefined) this.#lines.set(key, line)
    return before === undefined
      ? undefined
      : {
          line,
          column: columns.home,
          message: `expected each match once: it stands in line ${before}`,
        }
  }
}
