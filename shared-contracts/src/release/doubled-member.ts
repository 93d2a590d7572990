/** Matches each string of a JSON text, with the colon that follows the name of a member. */
const STRINGS = /"(?:[^"\\]|\\.)*"\s*(:)?/g

/**
 * Whether an object of a JSON text has a duplicate member. Parsing keeps only one of them, so that the result
 * has fewer members than the text. False for a text that is not JSON.
 */
export function hasDoubledMember(text: string): boolean {
  let rest: unknown[]
  try {
    rest = [JSON.parse(text)]
  } catch {
    return false
  }
  let named = 0
  for (const [, colon] of text.matchAll(STRINGS)) if (colon) named += 1
  while (rest.length > 0) {
    const value = rest.pop()
    if (typeof value !== 'object' || value === null) continue
    if (!Array.isArray(value)) named -= Object.keys(value).length
    for (const member of Object.values(value)) rest.push(member)
  }
  return named !== 0
}
