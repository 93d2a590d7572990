/** A word of a line with its column, counted from 1. Two spaces separate parts of a line, one space words of a part. */
export interface Word {
  readonly text: string
  readonly column: number
  /** Whether it is the first word of a part. */
  readonly opens: boolean
}

/** Splits a line into words, up to a comment: a `#` at the beginning or after a space. */
export function wordsOf(line: string): Word[] {
  const words: Word[] = []
  let gap = 2
  let column = 1
  for (const text of line.split(/[ \t]/)) {
    if (text.startsWith('#')) break
    if (text === '') gap += 1
    else {
      words.push({ text, column, opens: gap > 1 })
      gap = 1
    }
    column += text.length + 1
  }
  return words
}

export const joined = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ')

/** Splits at the first word that matches; `undefined` if none does. */
export function splitAt(words: readonly Word[], is: (text: string) => boolean) {
  const at = words.findIndex(({ text }) => is(text))
  const word = words[at]
  return word && { word, before: words.slice(0, at), after: words.slice(at + 1) }
}
