import { In, type EntityManager } from 'typeorm'
import { inBatches, insertAll } from '../../foundation/database/records.ts'
import { Fixture } from '../matches/fixture.entity.ts'
import { MatchEvent } from '../matches/match-event.entity.ts'
import { LeaguePerson } from '../people/league-person.entity.ts'
import { SquadSpell } from '../people/squad-spell.entity.ts'
import { Season } from '../seasons/season.entity.ts'
import { makePeople, unknownPeople } from './people-by-name.ts'
import { SquadsBySpell } from './squads-by-spell.ts'

/** A scorer named in a file, with the club. */
export interface NamedScorer {
  readonly clubId: number
  /** As the file writes it. */
  readonly name: string
}

export interface FoundScorers {
  /** Returns the player's id; null if the club has had several players of that name. */
  readonly idOf: (scorer: NamedScorer) => number | null
  /** Slugs of players that were added. */
  readonly newPlayers: readonly string[]
}

/**
 * Finds the scorers of a file among the players of their clubs, and adds unknown players. A name means a player of the
 * club with exactly this name, or one for whom an earlier file used it. It never means somebody with a similar name, or
 * of another club. Afterwards, all scorers are in the squad of the season.
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
  // Invented players of a sample never match players of a real season.
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
    // Collations treat some different letters as equal.
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
 * Returns the players for whom earlier files used these names, by club and name. An editor may have completed the name
 * since.
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

/** Returns the scorer's club; an own goal is recorded for the side that gains by it. */
export function clubOfScorer(
  { type, side }: Pick<MatchEvent, 'type' | 'side'>,
  { homeId, awayId }: Pick<Fixture, 'homeId' | 'awayId'>,
): number {
  return (side === 'home') === (type !== 'own-goal') ? homeId : awayId
}

/** Adds scorers to squads from the beginning of the season, because no file says when they joined. */
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
