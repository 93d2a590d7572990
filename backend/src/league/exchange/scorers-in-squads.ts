import { In, type EntityManager } from 'typeorm'
import { inBatches, insertAll } from '../../foundation/database/records.ts'
import { Fixture } from '../matches/fixture.entity.ts'
import { MatchEvent } from '../matches/match-event.entity.ts'
import { LeaguePerson } from '../people/league-person.entity.ts'
import { SquadSpell } from '../people/squad-spell.entity.ts'
import { Season } from '../seasons/season.entity.ts'
import { makePeople, unknownPeople } from './people-by-name.ts'
import { SquadsBySpell } from './squads-by-spell.ts'

/** Somebody whom a file names as a scorer of a club. */
export interface NamedScorer {
  readonly clubId: number
  /** As the file writes it. */
  readonly name: string
}

export interface FoundScorers {
  /** The player who is meant; null where the club has had several of that name. */
  readonly idOf: (scorer: NamedScorer) => number | null
  /** Slugs of players who were made. */
  readonly newPlayers: readonly string[]
}

/**
 * Finds the scorers of a file among the players of their clubs, and makes players of whom no club knows. A name means
 * whoever has exactly this name, or was told by it before, in the club: never somebody with a similar name, nor
 * somebody of another club. All of them stand in the squad of the season afterwards.
 */
export async function findOrMakeScorers(
  manager: EntityManager,
  { id: seasonId, isSample }: Season,
  scorers: readonly NamedScorer[],
): Promise<FoundScorers> {
  const wanted = new Map(scorers.map((scorer) => [keyOf(scorer), scorer]))
  if (wanted.size === 0) return { idOf: () => null, newPlayers: [] }
  const names = [...new Set([...wanted.values()].map(({ name }) => name))]
  const people = await inBatches(names, (some) => manager.findBy(LeaguePerson, { name: In(some) }))
  const told = await toldBefore(manager, [...wanted.values()])
  const ids = [...new Set([...people.map(({ id }) => id), ...told.values()])]
  const spells = await inBatches(ids, (some) => manager.findBy(SquadSpell, { personId: In(some) }))
  const seasons = await manager.find(Season, { select: { id: true, isSample: true } })
  // Invented players are nobody of a true season.
  const alike = new Set(seasons.flatMap((one) => (one.isSample === isSample ? one.id : [])))
  const ofClub = new SquadsBySpell(
    spells.filter((spell) => alike.has(spell.seasonId)),
    seasonId,
  )
  const used = new Set(spells.map(({ personId }) => personId))
  const spare = new Map<string, number>()
  for (const person of await unknownPeople(
    manager,
    people.filter(({ id }) => !used.has(id)),
  )) {
    spare.set(person.name, person.id)
  }

  const found = new Map<string, number | null>()
  const missing: NamedScorer[] = []
  for (const [key, scorer] of wanted) {
    // Collations take other letters for the same ones.
    const called = people.flatMap(({ id, name }) => (name === scorer.name ? id : []))
    const candidates = ofClub.find(called, scorer.clubId)
    const before = told.get(key)
    const known = before === undefined ? [] : ofClub.find([before], scorer.clubId)
    const chosen = candidates.length > 0 ? candidates : known
    if (chosen.length > 0) {
      found.set(key, chosen.length === 1 ? (chosen[0] ?? null) : null)
      continue
    }
    const unused = spare.get(scorer.name)
    spare.delete(scorer.name)
    if (unused === undefined) missing.push(scorer)
    else found.set(key, unused)
  }
  const made = await makePeople(
    manager,
    missing.map(({ name }) => name),
  )
  missing.forEach((scorer, index) => found.set(keyOf(scorer), made[index]?.id ?? null))
  await joinSquads(manager, { wanted, found, ofClub, seasonId })
  return {
    idOf: (scorer) => found.get(keyOf(scorer)) ?? null,
    newPlayers: made.map(({ slug }) => slug),
  }
}

const keyOf = ({ clubId, name }: NamedScorer) => `${clubId} ${name}`

/**
 * Who was told by these names in earlier files, by club and name: an editor may have written the name in full since.
 */
async function toldBefore(
  manager: EntityManager,
  scorers: readonly NamedScorer[],
): Promise<ReadonlyMap<string, number>> {
  const clubIds = new Set(scorers.map(({ clubId }) => clubId))
  const names = [...new Set(scorers.map(({ name }) => name))]
  const rows = await inBatches(names, (some) =>
    manager
      .createQueryBuilder(MatchEvent, 'event')
      .innerJoin(Fixture, 'fixture', 'fixture.id = event.fixtureId')
      .select('event.note', 'name')
      .addSelect('event.personId', 'personId')
      .addSelect('event.type', 'type')
      .addSelect('event.side', 'side')
      .addSelect('fixture.homeId', 'homeId')
      .addSelect('fixture.awayId', 'awayId')
      .distinct()
      .where('event.note IN (:...some)', { some })
      .andWhere('event.personId IS NOT NULL')
      .getRawMany<ToldRow>(),
  )
  return new Map(
    rows.flatMap((row): [string, number][] => {
      const clubId = clubOfScorer(row, row)
      return clubIds.has(clubId) ? [[keyOf({ clubId, name: row.name }), row.personId]] : []
    }),
  )
}

interface ToldRow extends Pick<MatchEvent, 'type' | 'side'>, Pick<Fixture, 'homeId' | 'awayId'> {
  readonly name: string
  readonly personId: number
}

/** The club of whoever scored: an own goal is told on the side that gained by it. */
export function clubOfScorer(
  { type, side }: Pick<MatchEvent, 'type' | 'side'>,
  { homeId, awayId }: Pick<Fixture, 'homeId' | 'awayId'>,
): number {
  return (side === 'home') === (type !== 'own-goal') ? homeId : awayId
}

/** From the beginning of the season: when somebody came, no file says. */
async function joinSquads(
  manager: EntityManager,
  {
    wanted,
    found,
    ofClub,
    seasonId,
  }: {
    readonly wanted: ReadonlyMap<string, NamedScorer>
    readonly found: ReadonlyMap<string, number | null>
    readonly ofClub: SquadsBySpell
    readonly seasonId: number
  },
): Promise<void> {
  const joining = new Map<string, { readonly personId: number; readonly clubId: number }>()
  for (const [key, { clubId }] of wanted) {
    const personId = found.get(key) ?? null
    if (personId === null || ofClub.isInSquad(personId, clubId)) continue
    joining.set(`${personId} ${clubId}`, { personId, clubId })
  }
  await insertAll(
    manager,
    SquadSpell,
    [...joining.values()].map((one) => {
      return { ...one, seasonId, shirtNumber: null, from: null, to: null }
    }),
  )
}
