/**
 * The selectors of a rule's list, apart: a comma within parentheses, as of `:is(a, b)`, parts none. It is sent to the
 * browser as text, and knows nothing but its own lines.
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
