import * as v from 'valibot'

/**
 * Control characters, the separators of lines and paragraphs, and the marks that turn the direction of what
 * follows: no name or number has them, and in a mail or a list they pretend to be another line.
 */
const NOT_OF_A_LINE = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu

/** Writes a field of one line as one line: what would break or turn it becomes a space, at its ends nothing. */
export const singleLine = () =>
  v.pipe(
    v.string(),
    v.normalize('NFC'),
    v.transform((text) => text.replace(NOT_OF_A_LINE, ' ')),
    v.trim(),
  )
