import * as v from 'valibot'

/** Line breaks of other systems, and other characters that break lines. */
const LINE_ENDS = /\r\n?|[\u0085\u2028\u2029]/g

/** Control characters except tab and line feed, and the marks that change the direction of text. */
const NOT_OF_A_TEXT = /(?![\t\n])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu

/** Cleans a text for storage and display, so that nothing in it affects the text around it. */
export const plainText = (text: string): string =>
  text.normalize('NFC').replace(LINE_ENDS, '\n').replace(NOT_OF_A_TEXT, '')

/** Schema of a multi-line field, cleaned by {@link plainText}. */
export const severalLines = () => v.pipe(v.string(), v.transform(plainText))
