/** Something that cannot stand in a story. */
export interface Problem {
  /** Of the text, from 1. */
  readonly line: number
  readonly message: string
}

/** More are not told at once. */
const MOST = 20

/** What is wrong with a text, in its order. */
export class Problems {
  readonly all: Problem[] = []

  add(line: number, message: string): void {
    if (this.all.length < MOST) this.all.push({ line, message })
  }
}
