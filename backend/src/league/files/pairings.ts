import type { FixtureStatus } from 'shared-contracts/league/fixture'
import { CALLED_OFF } from '../matches/called-off.ts'
import type { Fault } from './faults.ts'
import type { Place } from './imported-season.ts'

/** Two clubs and their round, by the names of a file or by the ids that they stand for. */
interface Pairing {
  readonly round: string | number | null
  /** Whether each club plays once in the round. */
  readonly isMatchday: boolean
  readonly home: string | number
  readonly away: string | number
  readonly date: string | null
  readonly status: FixtureStatus
}

/**
 * The clubs that meet in a file. Two clubs meet once in a round on the same ground, and a club plays once on a
 * matchday, besides matches that were called off and are played again. None meets itself.
 */
export class Pairings {
  readonly #lines = new Map<string, number>()

  /** Adds a match. @returns its fault; undefined if it has none. */
  add(
    { round, isMatchday, home, away, date, status }: Pairing,
    { line, ...columns }: Place,
  ): Fault | undefined {
    if (home === away) {
      const message = 'expected two clubs: a club cannot meet itself'
      return { line, column: columns.away, message }
    }
    const isCalledOff = CALLED_OFF.includes(status)
    const match = [round, home, away, ...(isCalledOff ? ['called off', date] : [])]
    const before = this.#lineBefore(match, line)
    if (before !== undefined) {
      const message = `expected each match once: it stands in line ${before}`
      return { line, column: columns.home, message }
    }
    if (!isMatchday || isCalledOff) return undefined
    const played = [
      { column: columns.home, before: this.#lineBefore([round, home], line) },
      { column: columns.away, before: this.#lineBefore([round, away], line) },
    ].find((side) => side.before !== undefined)
    if (!played) return undefined
    const message = `expected each club once in a round: it plays in line ${played.before} as well`
    return { line, column: played.column, message }
  }

  /** Returns the line that has the same already; otherwise keeps this one. */
  #lineBefore(what: readonly (string | number | null)[], line: number): number | undefined {
    const key = JSON.stringify(what)
    const before = this.#lines.get(key)
    if (before === undefined) this.#lines.set(key, line)
    return before
  }
}
