/** What a spreadsheet would take for a formula; some read the wide signs of East Asian type as well. */
const FORMULA = /^[=+\-@＝＋－＠\t\r\n]/

/**
 * Writes rows as comma-separated values (RFC 4180). A text that a spreadsheet would run as a formula gets
 * an apostrophe before it; numbers stay numbers.
 */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const text = FORMULA.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
