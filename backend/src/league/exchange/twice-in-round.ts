import { In, type EntityManager } from 'typeorm'
import { Club } from '../clubs/club.entity.ts'
import type { Fault } from '../files/faults.ts'
import type { ImportedFixture } from '../files/imported-season.ts'
import { CALLED_OFF } from '../matches/called-off.ts'
import type { Fixture } from '../matches/fixture.entity.ts'
import type { SeasonRounds } from './season-rounds.ts'

/** A match as it is after the import. */
type Placed = Pick<Fixture, 'roundId' | 'homeId' | 'awayId' | 'status'>

/** A line of a file, with its match as it is (null for a new one) and as it will be. */
interface PlacedLine {
  readonly imported: Pick<ImportedFixture, 'place'>
  readonly home: Pick<Club, 'id'>
  readonly away: Pick<Club, 'id'>
  readonly known: Pick<Fixture, 'id' | 'roundId' | 'status'> | null
  readonly facts: Pick<Fixture, 'roundId' | 'status'>
}

/**
 * Returns the faults of lines whose match comes to count in a round of the league in which one of its clubs has another
 * match that the file leaves there.
 *
 * @param stored all matches of the season.
 */
export async function twiceInRound(
  manager: EntityManager,
  lines: readonly PlacedLine[],
  stored: readonly Fixture[],
  { isMatchday }: Pick<SeasonRounds, 'isMatchday'>,
): Promise<Fault[]> {
  const counts = ({ roundId, status }: Pick<Placed, 'roundId' | 'status'>) =>
    isMatchday(roundId) && !CALLED_OFF.includes(status)
  const replaced = new Set(lines.map(({ known }) => known?.id))
  const placed = lines.map((line) => ({ ...line, match: matchOf(line) }))
  const after = [
    ...stored.filter(({ id }) => !replaced.has(id)),
    ...placed.map(({ match }) => match),
  ]
  const matches = matchesByClub(after.filter(counts))
  const found = placed.flatMap(({ match, known, imported: { place } }) => {
    const isThere = known?.roundId === match.roundId && counts(known)
    if (!counts(match) || isThere) return []
    const otherOf = (clubId: number) =>
      matches.get(keyOf(match.roundId, clubId))?.find((one) => one !== match)
    const ofHome = otherOf(match.homeId)
    const other = ofHome ?? otherOf(match.awayId)
    return other ? [{ line: place.line, column: ofHome ? place.home : place.away, other }] : []
  })
  const others = found.map(({ other }) => other)
  const nameOf = await clubNames(manager, others)
  return found.map(({ other: { homeId, awayId }, ...place }) => {
    const match = `${nameOf(homeId)} v ${nameOf(awayId)}`
    return { ...place, message: `expected each club once in a round: ${match} is in it already` }
  })
}

const matchOf = ({ home, away, facts: { roundId, status } }: PlacedLine): Placed => {
  return { roundId, status, homeId: home.id, awayId: away.id }
}

const keyOf = (roundId: number | null, clubId: number) => `${roundId} ${clubId}`

/** Returns the matches of each club in each round. */
function matchesByClub(matches: readonly Placed[]): ReadonlyMap<string, readonly Placed[]> {
  const byClub = new Map<string, Placed[]>()
  for (const match of matches) {
    for (const clubId of [match.homeId, match.awayId]) {
      const key = keyOf(match.roundId, clubId)
      byClub.set(key, [...(byClub.get(key) ?? []), match])
    }
  }
  return byClub
}

async function clubNames(manager: EntityManager, matches: readonly Placed[]) {
  const ids = new Set(matches.flatMap(({ homeId, awayId }) => [homeId, awayId]))
  const clubs = ids.size === 0 ? [] : await manager.findBy(Club, { id: In([...ids]) })
  const names = new Map(clubs.map(({ id, name }) => [id, name]))
  return (clubId: number) => names.get(clubId) ?? ''
}
