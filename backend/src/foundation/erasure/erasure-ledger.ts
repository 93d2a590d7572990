/**
 * Names of entries, outside of the database. All processes share it: an entry is written once, whole, and never
 * changed, so that writers need not know of each other.
 */
export interface ErasureLedger {
  /** Resolves when the entry outlives this machine's losing its power. One that is there already is no mistake. */
  readonly add: (name: string) => Promise<void>
  /** Names of all that lies there. @throws where that cannot be told. */
  readonly list: () => Promise<readonly string[]>
  readonly remove: (names: readonly string[]) => Promise<void>
}
