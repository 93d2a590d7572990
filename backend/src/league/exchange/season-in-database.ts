import type { EntityManager } from 'typeorm'
import { insertAll } from '../../foundation/database/records.ts'
import { slugOf } from '../../content/revisions/slugs.ts'
import { Ground } from '../clubs/ground.entity.ts'
import { roundText, type ImportedFixture, type ImportedRound } from '../files/imported-season.ts'
import type { Competition } from '../seasons/competition.entity.ts'
import { Round } from '../seasons/round.entity.ts'
import { SeasonEntry } from '../seasons/season-entry.entity.ts'
import { Season } from '../seasons/season.entity.ts'
import type { PlaceNames } from './fixture-facts.ts'

/** Rules of the first season of a competition, as in most leagues. */
const USUAL_RULES = {
  timeZone: 'Africa/Accra',
  pointsForWin: 3,
  tieBreakers: ['goal-difference', 'goals-for'] as Season['tieBreakers'],
  zones: [] as Season['zones'],
}

/** Returns the season of a competition, and adds it if there is none. @param days of its matches. */
export async function findOrMakeSeason(
  manager: EntityManager,
  { id: competitionId }: Competition,
  slug: string,
  days: readonly string[],
): Promise<{ readonly season: Season; readonly isNew: boolean }> {
  const known = await manager.findOneBy(Season, { competitionId, slug })
  if (known) return { season: known, isNew: false }
  const { timeZone, pointsForWin, tieBreakers, zones } = await rulesBefore(manager, competitionId)
  const sorted = days.toSorted()
  const today = new Date().toISOString().slice(0, 10)
  await manager.insert(Season, {
    ...{ competitionId, slug, timeZone, pointsForWin, tieBreakers, zones },
    name: slug.replace('-', '/'),
    startsOn: sorted[0] ?? today,
    endsOn: sorted.at(-1) ?? today,
    isSample: false,
    clock: null,
    rankedBy: 'points',
    lots: [],
    revision: 1,
  })
  return { season: await manager.findOneByOrFail(Season, { competitionId, slug }), isNew: true }
}

/** Returns the rules of the competition's newest season, or the usual ones. */
export async function rulesBefore(manager: EntityManager, competitionId: number) {
  const [before] = await manager.find(Season, {
    where: { competitionId },
    order: { startsOn: 'DESC' },
    take: 1,
  })
  return before ?? USUAL_RULES
}

/** Returns the id of a round; null for no round, or one that the season lacks. */
type FindRound = (round: ImportedRound | null) => number | null

/** Finds rounds by the names of a file, and adds those that the season lacks. */
export async function findOrMakeRounds(
  manager: EntityManager,
  seasonId: number,
  fixtures: readonly ImportedFixture[],
): Promise<FindRound> {
  const read = async () =>
    roundFinder(await manager.find(Round, { where: { seasonId }, order: { id: 'ASC' } }))
  const known = await read()
  const missing = new Map<string, ImportedRound>()
  for (const { round } of fixtures) {
    if (round && known(round) === null && !missing.has(keyOf(round))) {
      missing.set(keyOf(round), round)
    }
  }
  if (missing.size === 0) return known
  const rows = [...missing].map(([key, { number, name, stage }]) => {
    const days = fixtures.flatMap(({ round, date }) =>
      round && date !== null && keyOf(round) === key ? [date] : [],
    )
    const [startsOn, endsOn] = [days.toSorted()[0] ?? null, days.toSorted().at(-1) ?? null]
    return { seasonId, number, name, stage, startsOn, endsOn }
  })
  await insertAll(manager, Round, rows)
  return read()
}

/** Finds a round by its text, or else by its number, as an editor and a file may call the third one differently. */
function roundFinder(rounds: readonly Round[]): FindRound {
  const byText = new Map(rounds.map((round) => [roundText(round), round.id]))
  // Of several rounds with one number, the desk shows the first.
  const byKey = new Map(rounds.toReversed().map((round) => [keyOf(round), round.id]))
  return (round) => round && (byText.get(roundText(round)) ?? byKey.get(keyOf(round)) ?? null)
}

/** Returns what tells a round from the others: its number, or its name where it has none. */
const keyOf = ({ stage, number, name }: ImportedRound) => JSON.stringify([stage, number ?? name])

/** Returns the ids of grounds by every spelling of their names, and adds unknown grounds by the first one. */
export async function findOrMakeGrounds(
  manager: EntityManager,
  names: Iterable<string>,
): Promise<ReadonlyMap<string, number>> {
  const slugs = new Map([...names].map((name) => [name, slugOf(name) || 'ground']))
  if (slugs.size === 0) return new Map()
  const read = async () => new Map((await manager.find(Ground)).map(({ slug, id }) => [slug, id]))
  const known = await read()
  const missing = new Map<string, string>()
  for (const [name, slug] of slugs) {
    if (!known.has(slug) && !missing.has(slug)) missing.set(slug, name)
  }
  const rows = [...missing].map(([slug, name]) => ({ slug, name, capacity: null }))
  await insertAll(manager, Ground, rows)
  const ids = missing.size > 0 ? await read() : known
  return new Map([...slugs].map(([name, slug]) => [name, ids.get(slug) ?? 0]))
}

/** Returns the names of the season's rounds and of all grounds. */
export async function placeNames(manager: EntityManager, seasonId: number): Promise<PlaceNames> {
  const [rounds, grounds] = [await manager.findBy(Round, { seasonId }), await manager.find(Ground)]
  return {
    rounds: new Map(rounds.map((round) => [round.id, roundText(round)])),
    grounds: new Map(grounds.map(({ id, name }) => [id, name])),
  }
}

/** Enters clubs in the season, unless they are in it. @returns the number of clubs added. */
export async function enterClubs(
  manager: EntityManager,
  seasonId: number,
  clubIds: readonly number[],
): Promise<number> {
  const entries = await manager.findBy(SeasonEntry, { seasonId })
  const known = new Set(entries.map(({ clubId }) => clubId))
  const missing = clubIds.filter((id) => !known.has(id))
  await insertAll(
    manager,
    SeasonEntry,
    missing.map((clubId) => ({ seasonId, clubId, manager: '', groundId: null })),
  )
  return missing.length
}
