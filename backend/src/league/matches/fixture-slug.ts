/** The parts of a fixture that name it for good. */
interface NamedFixture {
  /** ISO 8601 date; null where it is not fixed. */
  readonly day: string | null
  /** Slug of the season, which stands in for the day. */
  readonly season: string
  /** Slugs of the clubs. */
  readonly home: string
  readonly away: string
}

/**
 * An address for a new fixture: `2025-01-26-hearts-of-oak-asante-kotoko`, or `2024-25-…` before its day is fixed.
 *
 * @param taken slugs that lead elsewhere; the new one is added.
 */
export function fixtureSlug({ day, season, home, away }: NamedFixture, taken: Set<string>): string {
  const wanted = `${day ?? season}-${home}-${away}`
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? wanted : `${wanted}-${number}`
    if (taken.has(slug)) continue
    taken.add(slug)
    return slug
  }
}
