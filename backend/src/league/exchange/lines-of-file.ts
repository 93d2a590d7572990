import type { EntityManager } from 'typeorm'
import { Faults, type Fault } from '../files/faults.ts'
import type { ImportedFixture } from '../files/imported-season.ts'
import { Pairings } from '../files/pairings.ts'
import { Fixture } from '../matches/fixture.entity.ts'
import { scoredLive, scoredToTheEnd } from '../matches/scored-live.ts'
import type { Season } from '../seasons/season.entity.ts'
import type { ClubOfFile, ClubsByName } from './clubs-of-file.ts'
import { beyondNinety, importedFacts, withResultOf, type FixtureFacts } from './fixture-facts.ts'
import { KnownFixtures } from './known-fixtures.ts'
import {
  awardFault,
  contradicts,
  decides,
  decisionFault,
  isDecision,
  isOutdated,
  isStoredAward,
  scoreFault,
} from './kept-results.ts'
import { findOrMakeGrounds } from './season-in-database.ts'
import { findOrMakeRounds } from './season-rounds.ts'
import { twiceInRound } from './twice-in-round.ts'

/** A line of a file, with its match as it is and as it will be. */
export interface FileLine {
  readonly imported: ImportedFixture
  readonly home: ClubOfFile
  readonly away: ClubOfFile
  /** Null for a new match. */
  readonly known: Fixture | null
  readonly facts: FixtureFacts
}

/** Finds the match of each line. Rounds and grounds that the season lacks are added. */
export async function linesOfFile(
  manager: EntityManager,
  { id: seasonId }: Season,
  fixtures: readonly ImportedFixture[],
  clubs: ClubsByName,
): Promise<readonly FileLine[] | { readonly faults: readonly Fault[] }> {
  const rounds = await findOrMakeRounds(manager, seasonId, fixtures)
  const grounds = await findOrMakeGrounds(
    manager,
    new Set(fixtures.flatMap(({ ground }) => ground ?? [])),
  )
  const stored = await manager.findBy(Fixture, { seasonId })
  const live = await scoredLive(manager, stored)
  const ended = await scoredToTheEnd(manager, stored)
  const clubOf = (name: string): ClubOfFile => {
    const club = clubs.get(name)
    if (!club) throw new TypeError(`${name} was looked up before`)
    return club
  }
  const matches = new KnownFixtures(stored, fixtures, {
    clubOf: (name) => clubOf(name).id,
    stageOf: rounds.stageOf,
  })
  const pairings = new Pairings()
  const lines: FileLine[] = []
  const faults = new Faults()
  for (const imported of fixtures) {
    const roundId = rounds.idOf(imported.round)
    const [home, away] = [clubOf(imported.home), clubOf(imported.away)]
    // The file may have named its clubs and rounds in several ways.
    const pairing = { ...imported, home: home.id, away: away.id }
    const inRound = { round: roundId, isMatchday: rounds.isMatchday(roundId) }
    const fault = pairings.add({ ...pairing, ...inRound }, imported.place)
    if (fault) {
      faults.add(fault)
      continue
    }
    const known = matches.take(imported, roundId) ?? null
    const groundId = imported.ground === null ? null : (grounds.get(imported.ground) ?? null)
    const told = importedFacts(imported, { roundId, groundId }, known)
    const match = { imported, home, away, known }
    const facts = factsAfter(match, told, {
      isOn: known !== null && live.has(known.id),
      hasEnded: known !== null && ended.has(known.id),
    })
    if ('message' in facts) faults.add(facts)
    else lines.push({ ...match, facts })
  }
  // The match of a line with a fault would seem to stay where it is.
  const twice = faults.isEmpty ? await twiceInRound(manager, lines, stored, rounds) : []
  for (const fault of twice) faults.add(fault)
  return faults.isEmpty ? lines : { faults: faults.list() }
}

/** Whether a match is on, or has ended, as its scorer tapped it. */
interface ScoredLive {
  readonly isOn: boolean
  readonly hasEnded: boolean
}

/**
 * Returns a match as a line leaves it, or the fault of the line. Of a match that was scored live, the taps tell time and
 * result.
 *
 * @param told the match as the line tells it.
 */
function factsAfter(
  { imported, home, away, known }: Omit<FileLine, 'facts'>,
  told: FixtureFacts,
  { isOn, hasEnded }: ScoredLive,
): FixtureFacts | Fault {
  const names = [home.name, away.name] as const
  const isEnded = hasEnded && !isDecision(imported)
  if ((isOn || isEnded) && decides(imported)) return decisionFault(imported, names)
  if (known && isEnded && contradicts(imported, known)) return scoreFault(imported, known, names)
  if (known && (isOn || isEnded || isOutdated(imported, known))) {
    const kept = withResultOf(known, told)
    return isEnded && imported.score ? { ...kept, ...beyondNinety(told) } : kept
  }
  const isOpen = told.status === 'awarded' && told.awarded === null
  return isOpen && !isStoredAward(imported, known) ? awardFault(imported, names) : told
}
