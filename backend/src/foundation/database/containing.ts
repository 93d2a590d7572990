/**
 * Returns condition and parameters of a query for records that contain every word of a text in one of the columns,
 * case-insensitively. Wildcards in the text are escaped.
 */
export function containing(
  columns: readonly string[],
  text: string,
): [condition: string, parameters: Record<string, string>] {
  // SQLite ends a pattern at a NUL and MySQL does not. Stored texts have no control characters but white space.
  const words = text
    .toLowerCase()
    .split(/[\s\p{Cc}]+/u)
    .filter(Boolean)
    .slice(0, MAX_WORDS)
  const conditions = words.map((_, index) => {
    const matches = columns.map((column) => `LOWER(${column}) LIKE :word${index} ESCAPE '!'`)
    return `(${matches.join(' OR ')})`
  })
  const patterns = words.map((word, index) => [
    `word${index}`,
    `%${word.replace(/[!%_]/g, '!$&')}%`,
  ])
  return [conditions.join(' AND ') || '1 = 1', Object.fromEntries(patterns)]
}

/** Maximum number of words; further ones are ignored. */
const MAX_WORDS = 8
