import type { EntityManager } from 'typeorm'
import { insertAll } from '../../foundation/database/records.ts'
import type { Club } from '../clubs/club.entity.ts'
import type { Fault } from '../files/faults.ts'
import type { ImportedFixture } from '../files/imported-season.ts'
import { Pairings } from '../files/pairings.ts'
import { FixtureChange } from '../matches/fixture-change.entity.ts'
import { newSlugs } from '../matches/fixture-slug.ts'
import { Fixture } from '../matches/fixture.entity.ts'
import { scoredLive, scoredToTheEnd } from '../matches/scored-live.ts'
import type { Season } from '../seasons/season.entity.ts'
import { addGoals, type MatchOfFile } from './add-goals.ts'
import { differences, importedFacts, withResultOf, type Difference } from './fixture-facts.ts'
import { contradicts, isDecision, scoreFault } from './live-results.ts'
import { findOrMakeGrounds, findOrMakeRounds, placeNames } from './season-in-database.ts'

/** Known clubs by their names in a file. */
export type ClubsByName = ReadonlyMap<string, Pick<Club, 'id' | 'slug' | 'name'>>

/** A match that an import adds or changes. */
export interface FixtureWork {
  readonly slug: string
  readonly home: string
  readonly away: string
  /** Empty for a new match. */
  readonly differences: readonly Difference[]
}

export interface ImportedFixtures {
  readonly added: readonly FixtureWork[]
  readonly changed: readonly FixtureWork[]
  readonly unchanged: number
  /** Slugs of players who were unknown before the file named them as scorers. */
  readonly newPlayers: readonly string[]
}

/**
 * @param source the file, for the history of matches.
 * @returns with any fault, the transaction must be rolled back.
 */
export async function importFixtures(
  manager: EntityManager,
  season: Season,
  fixtures: readonly ImportedFixture[],
  {
    clubs,
    source,
    by,
  }: { readonly clubs: ClubsByName; readonly source: string; readonly by: string },
): Promise<ImportedFixtures | { readonly faults: readonly Fault[] }> {
  const roundIdOf = await findOrMakeRounds(manager, season.id, fixtures)
  const grounds = await findOrMakeGrounds(
    manager,
    new Set(fixtures.flatMap(({ ground }) => ground ?? [])),
  )
  const names = await placeNames(manager, season.id)
  const idOf = (name: string) => clubs.get(name)?.id ?? 0
  const nameOf = (name: string) => clubs.get(name)?.name ?? name
  const known = await manager.findBy(Fixture, { seasonId: season.id })
  const live = await scoredLive(manager, known)
  const ended = await scoredToTheEnd(manager, known)
  const stored = new KnownFixtures(known, fixtures, idOf)
  const pairings = new Pairings()
  const newOnes: ImportedFixture[] = []
  const changed: FixtureWork[] = []
  const withGoals: MatchOfFile[] = []
  const faults: Fault[] = []
  let unchanged = 0
  for (const imported of fixtures) {
    const roundId = roundIdOf(imported.round)
    const [homeId, awayId] = [idOf(imported.home), idOf(imported.away)]
    // The file may have named its clubs and rounds in several ways.
    const fault = pairings.add({ round: roundId, home: homeId, away: awayId }, imported.place)
    if (fault) {
      faults.push(fault)
      continue
    }
    const known = stored.take(imported, roundId)
    if (!known) {
      newOnes.push(imported)
      continue
    }
    const groundId = imported.ground === null ? null : (grounds.get(imported.ground) ?? null)
    const told = importedFacts(imported, { roundId, groundId }, known)
    const isEnded = ended.has(known.id) && !isDecision(imported)
    if (isEnded && contradicts(imported, known)) {
      faults.push(scoreFault(imported, known, [nameOf(imported.home), nameOf(imported.away)]))
      continue
    }
    // Of a match that was scored live, the taps tell time and result.
    const facts = isEnded || live.has(known.id) ? withResultOf(known, told) : told
    const found = differences(known, facts, names)
    if (imported.goals.length > 0) withGoals.push({ imported, fixture: known })
    if (found.length === 0) {
      unchanged += 1
      continue
    }
    await manager.update(Fixture, { id: known.id }, { ...facts, revision: known.revision + 1 })
    const at = new Date()
    await insertAll(
      manager,
      FixtureChange,
      found.map((one) => ({
        ...one,
        fixtureId: known.id,
        at,
        by,
        reason: `Imported from ${source}`,
      })),
    )
    const [home, away] = [nameOf(imported.home), nameOf(imported.away)]
    changed.push({ slug: known.slug, home, away, differences: found })
  }

  if (faults.length > 0) return { faults }

  const slugs = await newSlugs(
    manager,
    newOnes.map(({ date, home, away }) => ({
      ...{ day: date, season: season.slug },
      home: clubs.get(home)?.slug ?? '',
      away: clubs.get(away)?.slug ?? '',
    })),
  )
  await insertAll(
    manager,
    Fixture,
    newOnes.map((imported, index) => ({
      ...importedFacts(
        imported,
        {
          roundId: roundIdOf(imported.round),
          groundId: imported.ground === null ? null : (grounds.get(imported.ground) ?? null),
        },
        null,
      ),
      slug: slugs[index] ?? '',
      seasonId: season.id,
      homeId: idOf(imported.home),
      awayId: idOf(imported.away),
      hasStream: false,
      attendance: null,
      officials: [],
      weather: null,
      viewers: null,
      revision: 1,
    })),
  )
  if (newOnes.some(({ goals }) => goals.length > 0)) {
    const rows = await manager.findBy(Fixture, { seasonId: season.id })
    const bySlug = new Map(rows.map((row) => [row.slug, row]))
    newOnes.forEach((imported, index) => {
      const fixture = bySlug.get(slugs[index] ?? '')
      if (imported.goals.length > 0 && fixture) withGoals.push({ imported, fixture })
    })
  }
  const newPlayers = await addGoals(manager, season, withGoals)
  const added = newOnes.map(({ home, away }, index) => {
    return { slug: slugs[index] ?? '', home: nameOf(home), away: nameOf(away), differences: [] }
  })
  return { added, changed, unchanged, newPlayers }
}

/** Finds the stored match for a line of a file. */
class KnownFixtures {
  private readonly byClubs = new Map<string, Fixture[]>()
  private readonly times = new Map<string, number>()

  constructor(
    stored: readonly Fixture[],
    imported: readonly ImportedFixture[],
    private readonly idOf: (name: string) => number,
  ) {
    for (const fixture of stored) {
      const key = `${fixture.homeId} ${fixture.awayId}`
      this.byClubs.set(key, [...(this.byClubs.get(key) ?? []), fixture])
    }
    for (const fixture of imported) {
      const key = this.keyOf(fixture)
      this.times.set(key, (this.times.get(key) ?? 0) + 1)
    }
  }

  /** If two clubs meet more than once at one ground, the round identifies the match, or else the day. */
  take(imported: ImportedFixture, roundId: number | null): Fixture | undefined {
    const key = this.keyOf(imported)
    const candidates = this.byClubs.get(key) ?? []
    const isOnly = candidates.length === 1 && this.times.get(key) === 1
    const found = isOnly
      ? candidates[0]
      : (candidates.find((one) => roundId !== null && one.roundId === roundId) ??
        candidates.find((one) => imported.date !== null && one.day === imported.date))
    this.byClubs.set(
      key,
      candidates.filter((one) => one !== found),
    )
    if (isOnly) this.times.set(key, 0)
    return found
  }

  private keyOf({ home, away }: ImportedFixture): string {
    return `${this.idOf(home)} ${this.idOf(away)}`
  }
}
