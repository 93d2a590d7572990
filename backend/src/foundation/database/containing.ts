/**
 * Condition and parameters of a query for records of which a column contains a text, whatever its case. Signs that
 * have a meaning in patterns have none in the text.
 */
export function containing(
  columns: readonly string[],
  text: string,
): [condition: string, parameters: { contained: string }] {
  const pattern = `%${text.toLowerCase().replace(/[!%_]/g, '!$&')}%`
  const condition = columns.map((column) => `LOWER(${column}) LIKE :contained ESCAPE '!'`)
  return [`(${condition.join(' OR ')})`, { contained: pattern }]
}
