import { In, type EntityManager } from 'typeorm'
import { inBatches, insertAll } from '../../foundation/database/records.ts'
import { newSlugs } from '../matches/fixture-slug.ts'
import { Fixture } from '../matches/fixture.entity.ts'
import type { Season } from '../seasons/season.entity.ts'
import type { FileLine } from './lines-of-file.ts'

/** Adds the matches of lines. @returns them in the order of the lines. */
export async function addFixtures(
  manager: EntityManager,
  season: Season,
  lines: readonly FileLine[],
): Promise<readonly Fixture[]> {
  const slugs = await newSlugs(
    manager,
    lines.map(({ home, away, facts: { day } }) => {
      return { day, season: season.slug, home: home.slug, away: away.slug }
    }),
  )
  await insertAll(
    manager,
    Fixture,
    lines.map(({ home, away, facts }, index) => ({
      ...facts,
      slug: slugs[index] ?? '',
      seasonId: season.id,
      homeId: home.id,
      awayId: away.id,
      hasStream: false,
      attendance: null,
      officials: [],
      weather: null,
      viewers: null,
      revision: 1,
    })),
  )
  const added = await inBatches(slugs, (some) => manager.findBy(Fixture, { slug: In(some) }))
  const bySlug = new Map(added.map((fixture) => [fixture.slug, fixture]))
  return slugs.flatMap((slug) => bySlug.get(slug) ?? [])
}
