import { In, type EntityManager } from 'typeorm'
import { Seed } from '../../foundation/database/seed.entity.ts'
import { recordChanges, type Changed, type SlugKind } from '../changes/record-changes.ts'
import { Season } from '../seasons/season.entity.ts'
import { seedClubs } from './seed-clubs.ts'
import { seedMatches } from './seed-matches.ts'
import { seedPlayers } from './seed-players.ts'
import { seedSeasons } from './seed-seasons.ts'
import { seedShop } from './seed-shop.ts'
import { seedStories } from './seed-stories.ts'

const SAMPLE = 'league sample'

/**
 * Adds the sample seasons to an installation once. The portal shows them until a real league uses it. Ids differ
 * between installations, slugs do not.
 *
 * @returns how many records were added.
 */
export async function seedSample(manager: EntityManager): Promise<number> {
  if (await manager.existsBy(Seed, { name: SAMPLE })) return 0
  await manager.insert(Seed, { name: SAMPLE, givenAt: new Date() })
  const clubs = await seedClubs(manager)
  const seasons = await seedSeasons(manager, clubs)
  const players = await seedPlayers(manager, clubs, seasons)
  const matches = await seedMatches(manager, { clubs, seasons, players })
  const articles = await seedStories(manager)
  const products = await seedShop(manager)
  const stored = await manager.findBy(Season, { id: In([...seasons.values()]) })
  const slugs = (kind: SlugKind, of: Iterable<string>) =>
    [...of].map((slug): Changed => ({ kind, slug }))
  const changes = [
    { kind: 'competition', slug: 'gpl' } as const,
    ...slugs('club', clubs.slugs),
    ...stored.map((season): Changed => ({ kind: 'season', season })),
    ...slugs('player', players.slugs),
    ...slugs('article', articles),
    ...slugs('product', products),
  ]
  await recordChanges(manager, changes)
  return changes.length + matches
}
