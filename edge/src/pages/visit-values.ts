import { randomBytes, randomUUID } from 'node:crypto'

/** What a document has of each visit's own. Nothing else in it differs between two visitors of one page. */
export interface VisitValues {
  readonly nonce: string
  /** Empty where the document has none. */
  readonly ticket: string
  /** Sent by the document's forms, where the browser runs no scripts. */
  readonly idempotencyKey: string
  /** When the document was answered, in milliseconds since 1970. */
  readonly shownAt: string
}

export const visitValues = (nonce: string, ticket: string | null): VisitValues => ({
  nonce,
  ticket: ticket ?? '',
  idempotencyKey: randomUUID(),
  shownAt: String(Date.now()),
})

/** Nobody can write this into an address, and so into a document. */
const SECRET = randomBytes(12).toString('hex')

/** Stand in a document in the place of its visit's values. */
export const VISIT_MARKS: VisitValues = {
  nonce: `nonce-${SECRET}`,
  ticket: `ticket-${SECRET}`,
  idempotencyKey: `idempotencyKey-${SECRET}`,
  shownAt: `shownAt-${SECRET}`,
}

const MARK = new RegExp(`(${Object.keys(VISIT_MARKS).join('|')})-${SECRET}`)

/** A text around the values of a visit: one part more than there are places. */
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
