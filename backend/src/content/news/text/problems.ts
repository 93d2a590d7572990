/** Something that a story may not contain. */
export interface Problem {
  /** Line of the text, from 1. */
  readonly line: number
  readonly message: string
}

/** Maximum number of problems reported at once. */
const MAX_PROBLEMS = 20

/** The problems of a text, in order of occurrence. */
export class Problems {
  readonly all: Problem[] = []

  add(line: number, message: string): void {
    if (this.all.length < MAX_PROBLEMS) this.all.push({ line, message })
  }
}
