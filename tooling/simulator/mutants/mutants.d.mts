/** A small change to the product's own code. */
export interface Mutant {
  readonly name: string
  /** Path relative to the workspace. */
  readonly file: string
  readonly from: string
  readonly to: string
  /** What it breaks, and for whom. */
  readonly breaks: string
}

export const MUTANTS: readonly Mutant[]
