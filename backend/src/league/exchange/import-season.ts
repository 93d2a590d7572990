import type { EntityManager } from 'typeorm'
import { insertAll } from '../../foundation/database/records.ts'
import { slugOf } from '../../content/revisions/slugs.ts'
import { lockLeague, recordChanges, type Changed } from '../changes/record-changes.ts'
import { clubFinder } from '../clubs/club-finder.ts'
import { Club } from '../clubs/club.entity.ts'
import type { Fault } from '../files/faults.ts'
import type { ImportedFixture } from '../files/imported-season.ts'
import { zoneClock } from '../files/zone-clock.ts'
import { Competition } from '../seasons/competition.entity.ts'
import { Season } from '../seasons/season.entity.ts'
import { FILE_FORMATS, type FormatName } from './file-formats.ts'
import { importFixtures, type ClubsByName, type ImportedFixtures } from './import-fixtures.ts'
import { enterClubs, findOrMakeSeason, rulesBefore } from './season-in-database.ts'

/** A file to import. */
export interface SeasonFile {
  /** Name of the file, for the history of matches. */
  readonly source: string
  readonly text: string
  readonly format: FormatName
  /** Slugs of competition and season. */
  readonly competition: string
  readonly season: string
  /** Slugs of clubs by their names in the file. They are stored, so that each name is asked about only once. */
  readonly aliases?: ReadonlyMap<string, string>
  /** Whether unknown names become new clubs. */
  readonly takesNewClubs?: boolean
  /** Role of the person who imports. */
  readonly by: string
}

/** A name in a file that no club has. */
export interface UnknownName {
  readonly name: string
  /** Slugs of clubs that may be meant. */
  readonly suggestions: readonly string[]
}

export interface RefusedImport {
  readonly faults: readonly Fault[]
  readonly unknown: readonly UnknownName[]
}

export interface DoneImport extends ImportedFixtures {
  /** Slugs of clubs that were added. */
  readonly newClubs: readonly string[]
  readonly isNewSeason: boolean
}

/** Beyond this number, changes of matches are published as one change of their season. */
const MOST_SINGLE_CHANGES = 100

/**
 * Imports a file into a season, completely or not at all. Must be called in a transaction, which a dry run rolls back.
 */
export async function importSeason(
  manager: EntityManager,
  file: SeasonFile,
): Promise<RefusedImport | DoneImport> {
  await lockLeague(manager)
  const competition = await manager.findOneBy(Competition, { slug: file.competition })
  if (!competition) return refusal(`expected a competition, and ${file.competition} is none`)
  const known = await manager.findOneBy(Season, {
    competitionId: competition.id,
    slug: file.season,
  })
  const { timeZone } = known ?? (await rulesBefore(manager, competition.id))
  const now = (known?.clock ?? new Date()).toISOString()
  const read = FILE_FORMATS[file.format].read(file.text, { clock: zoneClock(timeZone), now })
  if ('faults' in read) return { faults: read.faults, unknown: [] }
  const { fixtures } = read.season

  const found = await findClubs(manager, fixtures, file)
  if ('unknown' in found) return found
  const days = fixtures.flatMap(({ date }) => date ?? [])
  const { season, isNew } = await findOrMakeSeason(manager, competition, file.season, days)
  const ids = [...new Set([...found.clubs.values()].map(({ id }) => id))]
  const entered = await enterClubs(manager, season.id, ids)
  const { clubs, newClubs, renamed } = found
  const done = await importFixtures(manager, season, fixtures, {
    clubs,
    ...{ source: file.source, by: file.by },
  })
  if ('faults' in done) return { faults: done.faults, unknown: [] }
  await tell(manager, season, { ...done, newClubs, renamed, isNewSeason: isNew || entered > 0 })
  return { ...done, newClubs, isNewSeason: isNew }
}

const refusal = (message: string): RefusedImport => ({
  faults: [{ line: 1, column: 1, message }],
  unknown: [],
})

type Told = Omit<DoneImport, 'unchanged'> & Pick<FoundClubs, 'renamed'>

async function tell(
  manager: EntityManager,
  season: Season,
  { added, changed, newClubs, renamed, newPlayers, isNewSeason }: Told,
): Promise<void> {
  const fixtures = [...added, ...changed]
  const isWhole = isNewSeason || fixtures.length > MOST_SINGLE_CHANGES
  const changes: Changed[] = [
    ...[...newClubs, ...renamed].map((slug): Changed => ({ kind: 'club', slug })),
    ...(isWhole
      ? [{ kind: 'season', slug: season.slug } as const]
      : fixtures.map(({ slug }): Changed => ({ kind: 'fixture', slug }))),
    ...(newPlayers.length > MOST_SINGLE_CHANGES ? [] : newPlayers).map((slug): Changed => {
      return { kind: 'player', slug }
    }),
  ]
  if (changes.length > 0) await recordChanges(manager, changes)
}

interface FoundClubs {
  readonly clubs: ClubsByName
  /** Slugs of clubs that were added. */
  readonly newClubs: readonly string[]
  /** Slugs of clubs that got an alias. */
  readonly renamed: readonly string[]
}

async function findClubs(
  manager: EntityManager,
  fixtures: readonly ImportedFixture[],
  { aliases = new Map(), takesNewClubs = false }: SeasonFile,
): Promise<RefusedImport | FoundClubs> {
  const kept = await keepAliases(manager, aliases)
  if ('missing' in kept) return refusal(`expected a club, and ${kept.missing} is none`)
  const { renamed } = kept
  const known = await manager.find(Club)
  const finder = clubFinder(known)
  const bySlug = new Map(known.map((club) => [club.slug, club]))
  const clubs = new Map<string, Pick<Club, 'id' | 'slug' | 'name'>>()
  const places = new Map<string, Fault>()
  for (const { home, away, place } of fixtures) {
    for (const [name, column] of [
      [home, place.home],
      [away, place.away],
    ] as const) {
      if (clubs.has(name) || places.has(name)) continue
      const club = bySlug.get(finder.find(name) ?? '')
      if (club) clubs.set(name, club)
      else places.set(name, { line: place.line, column, message: '' })
    }
  }
  if (places.size === 0) return { clubs, newClubs: [], renamed }
  const unknown = [...places.keys()].map((name) => {
    return { name, suggestions: finder.suggestions(name) }
  })
  if (!takesNewClubs) {
    const faults = unknown.map(({ name, suggestions }) => ({
      ...(places.get(name) ?? { line: 1, column: 1 }),
      message: unknownClub(name, suggestions),
    }))
    return { faults, unknown }
  }
  const added = await addClubs(manager, [...places.keys()], new Set(known.map(({ slug }) => slug)))
  for (const club of added) clubs.set(club.name, club)
  return { clubs, newClubs: added.map(({ slug }) => slug), renamed }
}

function unknownClub(name: string, suggestions: readonly string[]): string {
  const nearest = suggestions.length > 0 ? `; nearest: ${suggestions.join(', ')}` : ''
  return `expected a club, and “${name}” is the name of none${nearest}`
}

/** Stores aliases of clubs. @returns the slugs of the clubs that got one, or a slug that no club has. */
async function keepAliases(
  manager: EntityManager,
  aliases: ReadonlyMap<string, string>,
): Promise<{ readonly renamed: readonly string[] } | { readonly missing: string }> {
  const renamed = new Set<string>()
  for (const [alias, slug] of aliases) {
    const club = await manager.findOneBy(Club, { slug })
    if (club?.slug !== slug) return { missing: slug }
    if (club.aliases.includes(alias)) continue
    await manager.update(
      Club,
      { id: club.id },
      { aliases: [...club.aliases, alias], revision: club.revision + 1 },
    )
    renamed.add(slug)
  }
  return { renamed: [...renamed] }
}

/** Adds clubs of which only the name is known. */
async function addClubs(
  manager: EntityManager,
  names: readonly string[],
  taken: Set<string>,
): Promise<Club[]> {
  const slugs = names.map((name) => {
    const wanted = slugOf(name).slice(0, 46).replace(/-$/, '') || 'club'
    let slug = wanted
    for (let number = 2; taken.has(slug); number += 1) slug = `${wanted}-${number}`
    taken.add(slug)
    return slug
  })
  await insertAll(
    manager,
    Club,
    names.map((name, index) => ({
      ...{ slug: slugs[index] ?? '', name, shortName: name.slice(0, 40), code: '' },
      ...{ city: '', region: '', founded: null, image: '/media/league-stadium' },
      ...{ primaryColor: '#1A1A1A', secondaryColor: '#FFFFFF', isFeatured: false, revision: 1 },
      aliases: [],
      achievements: [],
    })),
  )
  return (await manager.find(Club)).filter(({ slug }) => slugs.includes(slug))
}
