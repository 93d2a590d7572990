/** Outline of a shield, 40 by 46. */
export const SHIELD = 'M3 3h34v21c0 10-8 16-17 20C11 40 3 34 3 24z'

/** Patterns drawn over the crest's ground in the club's second colour. */
const PATTERNS = [
  'M13 3h4v39l-4-3zM23 3h4v36l-4 3z',
  'M3 3h17v41C11 40 3 34 3 24z',
  'M3 14h34v10H3z',
  'M3 3h9l25 30-6 6z',
  'M3 3h34v9H3z',
] as const

/** Returns the pattern of a club, always the same for the same name. */
export function patternOf(name: string): string {
  let sum = 0
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973
  return PATTERNS[sum % PATTERNS.length] ?? PATTERNS[0]
}

/** Returns the initials of the first two words (requirement 9): `Hearts of Oak` becomes `HO`. */
export function initialsOf(name: string): string {
  return name
    .split(' ')
    .slice(0, 2)
    .map(([letter = '']) => letter)
    .join('')
    .toUpperCase()
}
