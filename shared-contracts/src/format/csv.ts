/** First character of a text that spreadsheets take for a formula; some accept the full-width signs as well. */
const FORMULA = /^[=+\-@＝＋－＠\t\r\n]/

/** Whether a spreadsheet would run a text as a formula. */
export const isFormula = (text: string): boolean => FORMULA.test(text)

/**
 * Writes rows as comma-separated values (RFC 4180). A text that a spreadsheet would run as a formula is
 * prefixed with an apostrophe; numbers stay numbers.
 */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')
}

/** Writes one cell of such a row. */
export function csvCell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const text = isFormula(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
