/** Words of a line with their columns, counted from 1. Parts of a line stand two spaces apart, words of a part one. */
export interface Word {
  readonly text: string
  readonly column: number
  /** Whether a part begins here. */
  readonly opens: boolean
}

/** A comment begins with `#`, at the beginning or after a space. */
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

/** The first word that is one, and what stands before and after it; `undefined` if none is. */
export function splitAt(words: readonly Word[], is: (text: string) => boolean) {
  const at = words.findIndex(({ text }) => is(text))
  const word = words[at]
  return word && { word, before: words.slice(0, at), after: words.slice(at + 1) }
}
