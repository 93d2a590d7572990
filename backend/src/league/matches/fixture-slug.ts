import { In, type EntityManager } from 'typeorm'
import { FormerAddress } from '../../content/revisions/former-address.entity.ts'
import { Fixture } from './fixture.entity.ts'

/** Facts of a fixture that make its permanent slug. */
export interface NamedFixture {
  /** ISO 8601 date; null where it is not fixed. */
  readonly day: string | null
  /** Slug of the season, used if there is no day. */
  readonly season: string
  /** Slugs of the clubs. */
  readonly home: string
  readonly away: string
}

/**
 * Returns a slug for a new fixture: `2025-01-26-hearts-of-oak-asante-kotoko`, or `2024-25-…` before its day is fixed.
 *
 * @param taken slugs in use; the new one is added.
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

/** Suffixes of the slug if a day has the same match again: no slug needs a higher number. */
const NUMBERS = ['', '-2', '-3', '-4']
const BATCH = 500

/** Returns slugs for new fixtures, in order, that no other fixture has or had. */
export async function newSlugs(
  manager: EntityManager,
  fixtures: readonly NamedFixture[],
): Promise<string[]> {
  const wanted = fixtures.flatMap((one) =>
    NUMBERS.map((number) => `${fixtureSlug(one, new Set())}${number}`),
  )
  const taken = new Set<string>()
  for (let start = 0; start < wanted.length; start += BATCH) {
    const slug = In(wanted.slice(start, start + BATCH))
    const rows = await manager.find(Fixture, { select: { slug: true }, where: { slug } })
    const former = await manager.findBy(FormerAddress, { part: 'fixtures', slug })
    for (const row of [...rows, ...former]) taken.add(row.slug)
  }
  return fixtures.map((one) => fixtureSlug(one, taken))
}
