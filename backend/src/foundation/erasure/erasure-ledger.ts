/**
 * Names of erasures, outside the database and shared by all processes. An entry is written once, as a whole, and never
 * changed, so writers need no coordination.
 */
export interface ErasureLedger {
  /** Resolves once the entry would survive a power failure. Adding an existing entry is not an error. */
  readonly add: (name: string) => Promise<void>
  /** Returns the names of everything in the ledger. @throws if it cannot be read. */
  readonly list: () => Promise<readonly string[]>
  readonly remove: (names: readonly string[]) => Promise<void>
}
