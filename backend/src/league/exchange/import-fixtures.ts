import { In, type EntityManager } from 'typeorm'
import { inBatches, insertAll } from '../../foundation/database/records.ts'
import type { Fault } from '../files/faults.ts'
import type { ImportedFixture } from '../files/imported-season.ts'
import { MatchEvent } from '../matches/match-event.entity.ts'
import { MatchFigures } from '../matches/match-figures.entity.ts'
import { withdrawals } from '../matches/withdrawals.ts'
import type { Season } from '../seasons/season.entity.ts'
import { addFixtures } from './add-fixtures.ts'
import { addGoals } from './add-goals.ts'
import { changeKnownFixture, type KnownLine } from './change-known-fixture.ts'
import type { ClubsByName } from './clubs-of-file.ts'
import type { Difference } from './fixture-facts.ts'
import { isPlayedAgain } from './kept-results.ts'
import { linesOfFile, type FileLine } from './lines-of-file.ts'
import { placeNames } from './season-in-database.ts'
import { extendRounds } from './season-rounds.ts'

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

interface Importing {
  readonly clubs: ClubsByName
  /** Name of the file, for the history of matches. */
  readonly source: string
  /** Role of the person who imports. */
  readonly by: string
}

/** @returns with any fault, the transaction must be rolled back. */
export async function importFixtures(
  manager: EntityManager,
  season: Season,
  fixtures: readonly ImportedFixture[],
  { clubs, source, by }: Importing,
): Promise<
  | (ImportedFixtures & { readonly hasExtendedRounds: boolean })
  | { readonly faults: readonly Fault[] }
> {
  const lines = await linesOfFile(manager, season, fixtures, clubs)
  if ('faults' in lines) return lines
  const knownLines = lines.filter(isKnown)
  const newLines = lines.filter((line) => !isKnown(line))
  const newFixtures = await addFixtures(manager, season, newLines)
  const reason = `Imported from ${source}`
  const again = knownLines.filter(({ imported, known }) => isPlayedAgain(imported, known))
  const ids = again.map(({ known }) => known.id)
  const events = await inBatches(ids, (some) => manager.findBy(MatchEvent, { fixtureId: In(some) }))
  await insertAll(manager, MatchEvent, withdrawals(events, reason))
  const counted = await inBatches(ids, (some) => manager.findBy(MatchFigures, { id: In(some) }))
  await manager.remove(counted)
  const matches = [
    ...knownLines.map(({ imported, known }) => ({ imported, fixture: known })),
    ...newFixtures.flatMap((fixture, index) => {
      const { imported } = newLines[index] ?? {}
      return imported ? [{ imported, fixture }] : []
    }),
  ]
  const { scorers, newPlayers } = await addGoals(manager, season, matches, source)
  const names = await placeNames(manager, season.id)
  const how = { names, scorers, by, reason, at: new Date() }
  const changed: FixtureWork[] = []
  for (const line of knownLines) {
    const found = await changeKnownFixture(manager, line, how)
    if (found.length > 0) changed.push(workOf(line, line.known.slug, found))
  }
  const hasExtendedRounds = await extendRounds(
    manager,
    season.id,
    lines.map(({ known, facts: { roundId, day } }) => {
      return {
        roundId,
        day,
        hadDay: known !== null && known.day !== null && known.roundId === roundId,
      }
    }),
  )
  return {
    added: newLines.map((line, index) => workOf(line, newFixtures[index]?.slug ?? '', [])),
    ...{ changed, unchanged: knownLines.length - changed.length, newPlayers, hasExtendedRounds },
  }
}

const isKnown = (line: FileLine): line is KnownLine => line.known !== null

const workOf = (
  { home, away }: FileLine,
  slug: string,
  differences: readonly Difference[],
): FixtureWork => ({ slug, home: home.name, away: away.name, differences })
