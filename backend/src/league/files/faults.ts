/** A fault in a file. The message says what was expected. Lines and columns count from 1. */
export interface Fault {
  readonly line: number
  readonly column: number
  readonly message: string
}

/** A file of another kind has a fault in every line, and nobody reads a thousand. */
const MOST_FAULTS = 100

/** Collects the faults of a file. */
export class Faults {
  readonly #faults: Fault[] = []
  #more = 0

  add(fault: Fault): void {
    if (this.#faults.length < MOST_FAULTS) this.#faults.push(fault)
    else this.#more += 1
  }

  get isEmpty(): boolean {
    return this.#faults.length === 0
  }

  /** Returns the faults in the order of the file; a last one says how many were left out. */
  list(): Fault[] {
    const faults = inOrder(this.#faults)
    const last = faults.at(-1)
    if (!last || this.#more === 0) return faults
    const message = this.#more === 1 ? '1 more fault' : `${this.#more} more faults`
    return [...faults, { ...last, message }]
  }
}

/** Sorts faults by their places in the file. */
export const inOrder = (faults: readonly Fault[]): Fault[] =>
  [...faults].sort((one, other) => one.line - other.line || one.column - other.column)

/** Name of a club in a file, with its place. */
export interface WrittenClub {
  readonly name: string
  readonly line: number
  readonly column: number
}

/**
 * Result of reading a file: it is read completely, or not at all. The clubs are those of all matches that it names, so
 * that unknown ones can be told together with other faults.
 */
export type Read<T> = ({ readonly season: T } | { readonly faults: readonly Fault[] }) & {
  readonly clubs: readonly WrittenClub[]
}
