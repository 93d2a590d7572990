/** First character of a text that spreadsheets take for a formula; some accept the full-width signs as well. */
const FORMULA = /^[=+\-@＝＋－＠\t\r\n]/

/**
 * Writes rows as comma-separated values (RFC 4180). A text that a spreadsheet would run as a formula is
 * prefixed with an apostrophe; numbers stay numbers.
 */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const text = FORMULA.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
