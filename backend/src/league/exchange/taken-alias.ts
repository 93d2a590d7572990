/** The caller of an import gives a club an alias that is a name of another club. */
export class TakenAlias extends Error {
  constructor(alias: string, owner: string) {
    super(`“${alias}” is a name of ${owner}`)
  }
}
