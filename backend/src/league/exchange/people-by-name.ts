import { In, type EntityManager } from 'typeorm'
import { FormerAddress } from '../../content/revisions/former-address.entity.ts'
import { slugOf } from '../../content/revisions/slugs.ts'
import { inBatches, insertAll } from '../../foundation/database/records.ts'
import { Appearance } from '../matches/appearance.entity.ts'
import { MatchEvent } from '../matches/match-event.entity.ts'
import { LeaguePerson } from '../people/league-person.entity.ts'
import { freeSlug } from './free-slug.ts'

/**
 * Returns the people of whom only the name is known, such as those left by an import that was undone. Reusing them
 * cannot mistake one person for another.
 */
export async function unknownPeople(
  manager: EntityManager,
  people: readonly LeaguePerson[],
): Promise<LeaguePerson[]> {
  const bare = people.filter(
    ({ birthDate, nationality, position, revision }) =>
      birthDate === null && nationality === '' && position === '' && revision === 1,
  )
  const ids = bare.map(({ id }) => id)
  const events = await inBatches(ids, (some) =>
    manager.findBy(MatchEvent, [{ personId: In(some) }, { relatedId: In(some) }]),
  )
  const appearances = await inBatches(ids, (some) =>
    manager.findBy(Appearance, { personId: In(some) }),
  )
  const used = new Set([
    ...events.flatMap(({ personId, relatedId }) => [personId, relatedId]),
    ...appearances.map(({ personId }) => personId),
  ])
  return bare.filter(({ id }) => !used.has(id))
}

/** Adds players of whom only the name is known. */
export async function makePeople(manager: EntityManager, names: readonly string[]) {
  if (names.length === 0) return []
  const people = await manager.find(LeaguePerson, { select: { slug: true } })
  const former = await manager.findBy(FormerAddress, { part: 'players' })
  const taken = new Set([...people, ...former].map(({ slug }) => slug))
  const slugs = names.map((name) => freeSlug(slugOf(name) || 'player', taken))
  const nothing = { birthDate: null, nationality: '', marketValue: '', description: '' }
  await insertAll(
    manager,
    LeaguePerson,
    names.map((name, index) => ({
      ...{ slug: slugs[index] ?? '', name, position: '' as const, revision: 1 },
      ...nothing,
    })),
  )
  const made = await inBatches(slugs, (some) => manager.findBy(LeaguePerson, { slug: In(some) }))
  const bySlug = new Map(made.map((person) => [person.slug, person]))
  return slugs.flatMap((slug) => bySlug.get(slug) ?? [])
}
