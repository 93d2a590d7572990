/** Code points from the first to the last. */
type Range = readonly [first: number, last: number]

/** Characters of English texts: ASCII, and its typographic replacements. */
export const ENGLISH: readonly Range[] = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xa9, 0xa9],
  [0xab, 0xab],
  [0xb0, 0xb0],
  [0xb7, 0xb7],
  [0xbb, 0xbb],
  [0xd7, 0xd7],
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2026, 0x2026],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2212, 0x2212],
]

/** Other letters and marks of Western Europe, for names. May overlap: the face that comes last takes precedence. */
export const LETTERS: readonly Range[] = [
  [0xa1, 0xff],
  [0x152, 0x153],
  [0x178, 0x178],
  [0x201a, 0x201a],
  [0x201e, 0x201e],
  [0x2020, 0x2022],
  [0x2030, 0x2030],
  [0x2039, 0x203a],
]

/** The sign of Ghana's cedi. */
export const CEDI: readonly Range[] = [[0x20b5, 0x20b5]]

/** Returns the characters themselves, for the script that subsets the files. */
export const textOf = (ranges: readonly Range[]) =>
  ranges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => first + at))
    .map((code) => String.fromCodePoint(code))
    .join('')

/** Returns the ranges as a face's `unicode-range`. */
export const unicodeRange = (ranges: readonly Range[]) =>
  ranges.map(([first, last]) => `U+${hex(first)}${last === first ? '' : `-${hex(last)}`}`).join(',')

const hex = (code: number) => code.toString(16).toUpperCase()
