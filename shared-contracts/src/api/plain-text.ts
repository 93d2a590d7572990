import * as v from 'valibot'

/** Line ends of other systems, and the separators that pretend to be one. */
const LINE_ENDS = /\r\n?|[\u0085\u2028\u2029]/g

/** Control characters but tab and line feed, and the marks that turn the direction of what follows. */
const NOT_OF_A_TEXT = /(?![\t\n])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu

/** A text as it is stored and shown: nothing in it acts on what stands around it. */
export const plainText = (text: string): string =>
  text.normalize('NFC').replace(LINE_ENDS, '\n').replace(NOT_OF_A_TEXT, '')

/** Writes a field of several lines so. */
export const severalLines = () => v.pipe(v.string(), v.transform(plainText))
