/** A fault in a file. The message says what was expected. Lines and columns count from 1. */
export interface Fault {
  readonly line: number
  readonly column: number
  readonly message: string
}

/** A file of another kind has a fault in every line, and nobody reads a thousand. */
const MOST_FAULTS = 100

/** Collects the first fault of each line. */
export class Faults {
  readonly #faults: Fault[] = []
  #more = 0

  add(fault: Fault): void {
    if (this.#faults.at(-1)?.line === fault.line) return
    if (this.#faults.length < MOST_FAULTS) this.#faults.push(fault)
    else this.#more += 1
  }

  get isEmpty(): boolean {
    return this.#faults.length === 0
  }

  /** Returns the faults in the order of lines; a last one says how many were left out. */
  list(): Fault[] {
    const last = this.#faults.at(-1)
    if (!last || this.#more === 0) return [...this.#faults]
    return [...this.#faults, { ...last, message: `${this.#more} more lines have faults` }]
  }
}

/** Result of reading a file: it is read completely, or not at all. */
export type Read<T> = { readonly season: T } | { readonly faults: readonly Fault[] }
