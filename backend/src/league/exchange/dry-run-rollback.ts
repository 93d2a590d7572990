/** Rolls back a transaction and carries its outcome out: for a file that is refused or only checked. */
export class DryRunRollback<Outcome> extends Error {
  constructor(readonly outcome: Outcome) {
    super('The transaction is taken back')
  }
}
