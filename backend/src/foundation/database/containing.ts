/**
 * Returns condition and parameters of a query for records that contain every word of a text in one of the columns,
 * case-insensitively. Wildcards in the text are escaped.
 *
 * @param lists columns with JSON lists of texts; only what their texts contain is found.
 */
export function containing(
  columns: readonly string[],
  text: string,
  lists: readonly string[] = [],
): [condition: string, parameters: Record<string, string>] {
  // SQLite ends a pattern at a NUL and MySQL does not. Stored texts have no control characters but white space.
  const words = text
    .toLowerCase()
    .split(/[\s\p{Cc}]+/u)
    .filter(Boolean)
    .slice(0, MAX_WORDS)
  const parameters: Record<string, string> = {}
  const conditions = words.map((word, index) => {
    const matches = (names: readonly string[], name: string, part: string) => {
      if (names.length > 0) parameters[name] = `%${part.replace(/[!%_]/g, '!$&')}%`
      return names.map((column) => `LOWER(${column}) LIKE :${name} ESCAPE '!'`)
    }
    const found = matches(columns, `word${index}`, word)
    // Signs alone would find the brackets and commas between the texts of a list.
    if (/[\p{L}\p{N}]/u.test(word)) {
      found.push(...matches(lists, `part${index}`, JSON.stringify(word).slice(1, -1)))
    }
    return `(${found.join(' OR ')})`
  })
  return [conditions.join(' AND ') || '1 = 1', parameters]
}

/** Maximum number of words; further ones are ignored. */
const MAX_WORDS = 8
