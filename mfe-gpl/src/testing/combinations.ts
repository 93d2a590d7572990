import fc from 'fast-check'

/** Texts that a visitor may type: part of one of the texts in any case, something else, or nothing. */
export const typed = (texts: readonly string[]) =>
  fc.oneof(
    fc.constant(''),
    fc
      .tuple(fc.constantFrom(...texts), fc.nat(), fc.nat(), fc.boolean())
      .map(([text, from, length, isUpper]) => {
        const start = from % text.length
        const piece = text.slice(start, start + 1 + (length % 8))
        return isUpper ? piece.toUpperCase() : piece
      }),
    fc.string({ maxLength: 3 }),
  )

/** A thousand combinations, the same ones on every machine. */
export const THOUSAND = { numRuns: 1_000, seed: 20_250_126 } as const

/** Returns filters as search parameters; empty ones are left out. */
export function addressed(filters: Readonly<Record<string, string>>): URLSearchParams {
  return new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== ''))
}

/**
 * A second implementation of requirement 5, independent of the code under test: a case-insensitive substring, in
 * which curly apostrophes equal straight ones. Blanks around the typed text only count if a text contains them.
 */
export function needleIn(texts: readonly string[], wanted: string): string {
  const lower = plain(wanted)
  for (const text of texts) if (plain(text).indexOf(lower) >= 0) return lower
  return lower.trim()
}

/** Whether a text holds a needle of {@link needleIn}. */
export const has = (text: string, needle: string) => plain(text).indexOf(needle) >= 0

const plain = (text: string) => text.toLowerCase().replaceAll('’', "'")
