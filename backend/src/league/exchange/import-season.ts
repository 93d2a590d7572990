import type { EntityManager } from 'typeorm'
import { lockLeague, recordChanges, type Changed } from '../changes/record-changes.ts'
import { inOrder, type Read } from '../files/faults.ts'
import type { ImportedSeason } from '../files/imported-season.ts'
import { zoneClock } from '../files/zone-clock.ts'
import { Competition } from '../seasons/competition.entity.ts'
import { Season } from '../seasons/season.entity.ts'
import { findClubs, keepAliases, type FoundClubs, type UnknownClubs } from './clubs-of-file.ts'
import { FILE_FORMATS, type FormatName } from './file-formats.ts'
import { importFixtures, type ImportedFixtures } from './import-fixtures.ts'
import { enterClubs, findOrMakeSeason, moveZones, rulesBefore } from './season-in-database.ts'
import { UnknownSlug } from './unknown-slug.ts'

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

/** Faults of a file, and the names in it that no club has. */
export type RefusedImport = UnknownClubs

export interface DoneImport extends ImportedFixtures {
  /** Slugs of clubs that were added. */
  readonly newClubs: readonly string[]
  readonly isNewSeason: boolean
}

/** Beyond this number, changes of matches are published as one change of their season. */
const MOST_SINGLE_CHANGES = 100

/** An empty file changes nothing in a season, and would make one of nothing. */
const NO_MATCH = { line: 1, column: 1, message: 'expected a match: a new season begins with one' }

/**
 * Imports a file into a season, completely or not at all. Must be called in a transaction, which a dry run and a refusal
 * roll back.
 *
 * @throws UnknownSlug for a competition, or the club of an alias, that does not exist.
 * @throws TakenAlias for an alias that is a name of another club.
 */
export async function importSeason(
  manager: EntityManager,
  file: SeasonFile,
): Promise<RefusedImport | DoneImport> {
  await lockLeague(manager)
  const competition = await manager.findOneBy(Competition, { slug: file.competition })
  if (!competition) throw new UnknownSlug('competition', file.competition)
  const known = await manager.findOneBy(Season, {
    competitionId: competition.id,
    slug: file.season,
  })
  const { timeZone } = known ?? (await rulesBefore(manager, competition.id))
  const now = (known?.clock ?? new Date()).toISOString()
  const renamed = await keepAliases(manager, file.aliases ?? new Map())
  // Some programs write an accent as a letter of its own, and the same name is the same text here.
  const text = file.text.normalize('NFC')
  const read = FILE_FORMATS[file.format].read(text, { clock: zoneClock(timeZone), now })
  const { takesNewClubs = false } = file
  // Names that may become clubs are no faults of a refused file, and do not become clubs either.
  const written = takesNewClubs && 'faults' in read ? [] : read.clubs
  const found = await findClubs(manager, written, takesNewClubs)
  if ('faults' in read || 'faults' in found) return refusal(read, found)
  const { fixtures } = read.season
  if (fixtures.length === 0 && known === null) return { faults: [NO_MATCH], unknown: [] }
  const { clubs, newClubs } = found
  const days = fixtures.flatMap(({ date }) => date ?? [])
  const made = await findOrMakeSeason(manager, competition, file.season, days)
  const { season, isNew } = made
  const ids = [...new Set([...clubs.values()].map(({ id }) => id))]
  const entered = await enterClubs(manager, season.id, ids)
  if (entered > 0) await moveZones(manager, season)
  const { source, by } = file
  const done = await importFixtures(manager, season, fixtures, { clubs, source, by })
  if ('faults' in done) return { faults: done.faults, unknown: [] }
  const { hasExtendedRounds, ...imported } = done
  await tell(manager, season, {
    ...{ ...imported, newClubs, renamed },
    isNewSeason: isNew || entered > 0,
    isExtended: made.isExtended || hasExtendedRounds,
  })
  return { ...imported, newClubs, isNewSeason: isNew }
}

/** Returns the faults of a file together with its names that no club has. */
function refusal(read: Read<ImportedSeason>, found: UnknownClubs | FoundClubs): RefusedImport {
  const { faults, unknown } = 'faults' in found ? found : { faults: [], unknown: [] }
  return { faults: inOrder([...('faults' in read ? read.faults : []), ...faults]), unknown }
}

interface Told extends Omit<DoneImport, 'unchanged'> {
  /** Slugs of clubs that got an alias. */
  readonly renamed: readonly string[]
  /** Whether the days of the season or of its rounds have changed. */
  readonly isExtended: boolean
}

async function tell(
  manager: EntityManager,
  season: Season,
  { added, changed, newClubs, renamed, newPlayers, isNewSeason, isExtended }: Told,
): Promise<void> {
  const fixtures = [...added, ...changed]
  // A changed match says already that its season has changed.
  const isExtendedAlone = isExtended && fixtures.length === 0
  const isWhole = isNewSeason || isExtendedAlone || fixtures.length > MOST_SINGLE_CHANGES
  const changes: Changed[] = [
    ...[...newClubs, ...renamed].map((slug): Changed => ({ kind: 'club', slug })),
    ...(isWhole
      ? [{ kind: 'season', season } as const]
      : fixtures.map(({ slug }): Changed => ({ kind: 'fixture', slug }))),
    ...(newPlayers.length > MOST_SINGLE_CHANGES ? [] : newPlayers).map((slug): Changed => {
      return { kind: 'player', slug }
    }),
  ]
  if (changes.length > 0) await recordChanges(manager, changes)
}
