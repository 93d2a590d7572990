/** A response as a scanner sees it over https. Header names are in lower case. */
export interface ScannedAnswer {
  readonly headers: Readonly<Record<string, string>>
  readonly cookies: readonly string[]
  /** The document's text; empty for anything else. */
  readonly html: string
}

/** Result of one test, and the points that it adds or takes away. */
export interface Finding {
  readonly test: string
  readonly found: string
  readonly points: number
}
