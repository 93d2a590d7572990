import type { Fault } from './faults.ts'
import type { Place } from './imported-season.ts'

/** Two clubs and their round, by the names of a file or by the ids that they stand for. */
interface Pairing {
  readonly round: string | number | null
  readonly home: string | number
  readonly away: string | number
}

/** The clubs that meet in a file. Two clubs meet once in a round on the same ground, and none meets itself. */
export class Pairings {
  readonly #lines = new Map<string, number>()

  /** Adds a match. @returns its fault; undefined if it has none. */
  add({ round, home, away }: Pairing, { line, ...columns }: Place): Fault | undefined {
    if (home === away) {
      const message = 'expected two clubs: a club cannot meet itself'
      return { line, column: columns.away, message }
    }
    const key = JSON.stringify([round, home, away])
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
