/**
 * Condition and parameters of a query for records of which each word of a text stands in one of the columns, whatever
 * its case. Signs that have a meaning in patterns have none in the text.
 */
export function containing(
  columns: readonly string[],
  text: string,
): [condition: string, parameters: Record<string, string>] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean).slice(0, MAX_WORDS)
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

/** Further words are not looked for. */
const MAX_WORDS = 8
