import type { EntityManager } from 'typeorm'
import { slugOf } from '../../content/revisions/slugs.ts'
import { insertAll } from '../../foundation/database/records.ts'
import { ALL_CLUBS } from '../clubs/all-clubs.ts'
import { clubFinder, type ClubFinder } from '../clubs/club-finder.ts'
import { Club } from '../clubs/club.entity.ts'
import type { Fault, WrittenClub } from '../files/faults.ts'
import { freeSlug } from './free-slug.ts'
import { TakenAlias } from './taken-alias.ts'
import { UnknownSlug } from './unknown-slug.ts'

export type ClubOfFile = Pick<Club, 'id' | 'slug' | 'name'>

/** Known clubs by their names in a file. */
export type ClubsByName = ReadonlyMap<string, ClubOfFile>

/** A name in a file that no club has. */
export interface UnknownName {
  readonly name: string
  /** Slugs of clubs that may be meant. */
  readonly suggestions: readonly string[]
}

/** Names that were not found, with the fault of each. */
export interface UnknownClubs {
  readonly faults: readonly Fault[]
  readonly unknown: readonly UnknownName[]
}

export interface FoundClubs {
  readonly clubs: ClubsByName
  /** Slugs of clubs that were added. */
  readonly newClubs: readonly string[]
}

/** Finds the clubs of a file. @param takesNewClubs whether unknown names become new clubs. */
export async function findClubs(
  manager: EntityManager,
  written: readonly WrittenClub[],
  takesNewClubs: boolean,
): Promise<UnknownClubs | FoundClubs> {
  const known = await manager.find(Club)
  const finder = clubFinder(known)
  const bySlug = new Map(known.map((club) => [club.slug, club]))
  const clubs = new Map<string, ClubOfFile>()
  const places = new Map<string, Omit<Fault, 'message'>>()
  for (const { name, line, column } of written) {
    if (clubs.has(name) || places.has(name)) continue
    const club = bySlug.get(finder.find(name) ?? '')
    if (club) clubs.set(name, club)
    else places.set(name, { line, column })
  }
  if (places.size === 0) return { clubs, newClubs: [] }
  if (!takesNewClubs) return unknownClubs(finder, places)
  const added = await addClubs(manager, finder, [...places.keys()])
  for (const [name, club] of added) clubs.set(name, club)
  return { clubs, newClubs: [...new Set([...added.values()].map(({ slug }) => slug))] }
}

function unknownClubs(
  finder: ClubFinder,
  places: ReadonlyMap<string, Omit<Fault, 'message'>>,
): UnknownClubs {
  const found = [...places].map(([name, place]) => {
    const one = { name, suggestions: finder.suggestions(name) }
    return { one, fault: { ...place, message: messageOf(one) } }
  })
  return { faults: found.map(({ fault }) => fault), unknown: found.map(({ one }) => one) }
}

function messageOf({ name, suggestions }: UnknownName): string {
  const nearest = suggestions.length > 0 ? `; nearest: ${suggestions.join(', ')}` : ''
  return `expected a club, and “${name}” is the name of none${nearest}`
}

/**
 * Adds clubs of which only the name is known. Two spellings of a name, such as `Tema Youth` and `Tema Youth FC`, are
 * one club, with the first of them.
 *
 * @param finder finds the new clubs as well afterwards.
 * @returns the clubs by name.
 */
async function addClubs(
  manager: EntityManager,
  finder: ClubFinder,
  names: readonly string[],
): Promise<ClubsByName> {
  const known = await manager.find(Club, { select: { slug: true } })
  const taken = new Set([ALL_CLUBS, ...known.map(({ slug }) => slug)])
  const slugs = new Map<string, string>()
  const added: { readonly slug: string; readonly name: string }[] = []
  for (const name of names) {
    const found = finder.find(name)
    const slug = found ?? freeSlug(slugOf(name, 46) || 'club', taken)
    slugs.set(name, slug)
    if (found !== undefined) continue
    finder.add({ slug, name })
    added.push({ slug, name })
  }
  await insertAll(
    manager,
    Club,
    added.map(({ slug, name }) => ({
      ...{ slug, name, shortName: name.slice(0, 40), code: '' },
      ...{ city: '', region: '', founded: null, image: '/media/league-stadium' },
      ...{ primaryColor: '#1A1A1A', secondaryColor: '#FFFFFF', isFeatured: false, revision: 1 },
      aliases: [],
      achievements: [],
    })),
  )
  const clubs = new Map((await manager.find(Club)).map((club) => [club.slug, club]))
  return new Map(
    [...slugs].flatMap(([name, slug]) => {
      const club = clubs.get(slug)
      return club ? [[name, club] as const] : []
    }),
  )
}

/**
 * Stores aliases of clubs.
 *
 * @returns the slugs of the clubs that got one.
 * @throws UnknownSlug for a slug that no club has.
 * @throws TakenAlias for a name of another club.
 */
export async function keepAliases(
  manager: EntityManager,
  aliases: ReadonlyMap<string, string>,
): Promise<readonly string[]> {
  const renamed = new Set<string>()
  for (const [alias, slug] of aliases) {
    const clubs = await manager.find(Club)
    const club = clubs.find((one) => one.slug === slug)
    if (!club) throw new UnknownSlug('club', slug)
    if (club.aliases.includes(alias)) continue
    const owner = clubFinder(clubs.filter((one) => one !== club)).find(alias)
    if (owner !== undefined) {
      throw new TakenAlias(alias, clubs.find((one) => one.slug === owner)?.name ?? owner)
    }
    await manager.update(
      Club,
      { id: club.id },
      { aliases: [...club.aliases, alias], revision: club.revision + 1 },
    )
    renamed.add(slug)
  }
  return [...renamed]
}
