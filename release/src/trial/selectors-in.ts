/**
 * Splits a selector list at its commas, except those within parentheses, as in `:is(a, b)`. The function is sent to
 * the browser as text, so it must not use anything outside itself.
 */
export function selectorsIn(list: string): string[] {
  const found = ['']
  let depth = 0
  for (const letter of list) {
    if (letter === '(') depth += 1
    if (letter === ')') depth -= 1
    if (letter === ',' && depth === 0) found.push('')
    else found.push((found.pop() ?? '') + letter)
  }
  return found.map((selector) => selector.trim())
}
