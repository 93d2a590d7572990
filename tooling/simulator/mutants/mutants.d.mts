/** A small edit of the product's own code. */
export interface Mutant {
  readonly name: string
  /** Below the workspace. */
  readonly file: string
  readonly from: string
  readonly to: string
  /** What it breaks, for whom. */
  readonly breaks: string
}

export const MUTANTS: readonly Mutant[]
