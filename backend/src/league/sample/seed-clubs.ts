import type { EntityManager } from 'typeorm'
import { insertAll } from '../../foundation/database/records.ts'
import { slugOf } from '../../content/revisions/slugs.ts'
import { Club } from '../clubs/club.entity.ts'
import { Ground } from '../clubs/ground.entity.ts'
import { FORMER_CLUBS, SAMPLE_CLUBS, type SampleClub } from './sample-clubs.ts'

/** The clubs of the sample in the database. */
export interface SeededClubs {
  readonly slugs: readonly string[]
  /** Id by the name of the club. */
  readonly ids: ReadonlyMap<string, number>
  readonly slugOf: ReadonlyMap<string, string>
  /** Id of a club's ground by the name of the club. */
  readonly grounds: ReadonlyMap<string, number>
}

export async function seedClubs(manager: EntityManager): Promise<SeededClubs> {
  const all = [...SAMPLE_CLUBS, ...FORMER_CLUBS]
  const grounds = new Map(all.flatMap(({ ground }) => (ground ? [[ground.name, ground]] : [])))
  await insertAll(
    manager,
    Ground,
    [...grounds.values()].map((ground) => ({ ...ground, slug: slugOf(ground.name) })),
  )
  await insertAll(manager, Club, all.map(rowOf))
  const stored = await manager.find(Club)
  const groundIds = new Map((await manager.find(Ground)).map(({ id, name }) => [name, id]))
  return {
    slugs: stored.map(({ slug }) => slug),
    ids: new Map(stored.map(({ id, name }) => [name, id])),
    slugOf: new Map(stored.map(({ slug, name }) => [name, slug])),
    grounds: new Map(
      all.flatMap(({ name, ground }): [string, number][] => {
        const id = ground && groundIds.get(ground.name)
        return id ? [[name, id]] : []
      }),
    ),
  }
}

function rowOf({ ground: _, manager: _manager, colors, ...club }: SampleClub) {
  return {
    ...club,
    slug: slugOf(club.name),
    shortName: club.code,
    primaryColor: colors.primary,
    secondaryColor: colors.secondary,
    aliases: [...club.aliases],
    achievements: [...club.achievements],
    image: '/media/league-stadium',
    revision: 1,
  }
}
