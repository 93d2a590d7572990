/** Carries what came of work out of its transaction, of which nothing stays: a file that is refused, or only tried. */
export class TakenBack<Outcome> extends Error {
  constructor(readonly outcome: Outcome) {
    super('The transaction is taken back')
  }
}
