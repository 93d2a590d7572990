import { randomBytes, randomUUID } from 'node:crypto'

/** Values of a document that differ for each visit. Everything else is the same for all visitors of a page. */
export interface VisitValues {
  readonly nonce: string
  /** Empty if the document has none. */
  readonly ticket: string
  /** Sent by the document's forms if the browser runs no scripts. */
  readonly idempotencyKey: string
  /** When the document was sent, in milliseconds since 1970: always 13 digits, also before the clock was set. */
  readonly shownAt: string
}

export const visitValues = (nonce: string, ticket: string | null): VisitValues => ({
  nonce,
  ticket: ticket ?? '',
  idempotencyKey: randomUUID(),
  // A kept document has room for values of one length.
  shownAt: String(Date.now()).padStart(13, '0'),
})

/** Cannot be guessed, so nobody can write it into an address, and so into a document. */
const SECRET = randomBytes(12).toString('hex')

/** Placeholders in a document for the values of its visit. */
export const VISIT_MARKS: VisitValues = {
  nonce: `nonce-${SECRET}`,
  ticket: `ticket-${SECRET}`,
  idempotencyKey: `idempotencyKey-${SECRET}`,
  shownAt: `shownAt-${SECRET}`,
}

const MARK = new RegExp(`(${Object.keys(VISIT_MARKS).join('|')})-${SECRET}`)

/** Text around the values of a visit: one part more than there are places. */
export interface VisitTemplate {
  readonly parts: readonly Buffer[]
  readonly places: readonly (keyof VisitValues)[]
}

/** Splits a document at its marks. */
export function templateOf(html: string): VisitTemplate {
  const pieces = html.split(MARK)
  return {
    parts: pieces.filter((_, index) => index % 2 === 0).map((part) => Buffer.from(part)),
    places: pieces.filter((_, index) => index % 2 === 1) as (keyof VisitValues)[],
  }
}
