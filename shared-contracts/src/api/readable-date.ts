import * as v from 'valibot'

/**
 * A day or a moment, ISO 8601. A list skips a record with a text that is none, which no page could format.
 */
export const ReadableDate = v.pipe(
  v.string(),
  v.check((text) => !Number.isNaN(Date.parse(text)), 'Expected a date'),
)
