/** Header of the league's CSV, in this order. Names are fixed: scripts and spreadsheets rely on them. */
export const COLUMNS = [
  'round',
  'date',
  'time',
  'home',
  'away',
  'ground',
  'status',
  'home_goals',
  'away_goals',
  'home_half',
  'away_half',
  'note',
] as const

export type Column = (typeof COLUMNS)[number]

/** Text that a spreadsheet would run. A leading apostrophe makes it a text, there and here. */
const FORMULA = /^[=+\-@]/

export const quotedFormula = (text: string) =>
  FORMULA.test(text.replace(/^'+/, '')) ? `'${text}` : text

export const unquotedFormula = (text: string) =>
  text.startsWith("'") && FORMULA.test(text.replace(/^'+/, '')) ? text.slice(1) : text
