/** An answer as a scanner sees it, by https. Names of headers are in lower case. */
export interface ScannedAnswer {
  readonly headers: Readonly<Record<string, string>>
  readonly cookies: readonly string[]
  /** The document's text; empty for what is no document. */
  readonly html: string
}

/** What one of the tests found, and what it adds or takes. */
export interface Finding {
  readonly test: string
  readonly found: string
  readonly points: number
}
