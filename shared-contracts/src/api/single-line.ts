import * as v from 'valibot'
import { visible } from './visible.ts'

/**
 * Control characters, separators of lines and paragraphs, and marks that change the direction of text: no name
 * or number contains them, and in a mail or a list they can imitate another line.
 */
const NOT_OF_A_LINE = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu

/** Schema of a single-line field: replaces characters that break or turn the line with a space, and trims it. */
export const singleLine = () =>
  v.pipe(
    v.string(),
    v.normalize('NFC'),
    v.transform((text) => text.replace(NOT_OF_A_LINE, ' ')),
    v.trim(),
    visible(),
  )
