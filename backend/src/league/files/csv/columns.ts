import { isFormula } from 'shared-contracts/csv'

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

/** Whether a text would be a formula without its leading apostrophes, which make it a text, there and here. */
const isQuotable = (text: string) => isFormula(text.replace(/^'+/, ''))

export const quotedFormula = (text: string) => (isQuotable(text) ? `'${text}` : text)

export const unquotedFormula = (text: string) =>
  text.startsWith("'") && isQuotable(text) ? text.slice(1) : text
