import { plainLetters } from 'shared-contracts/format/plain-letters'
import type { EntityManager, FindOptionsWhere } from 'typeorm'
import { insertAll } from '../../foundation/database/records.ts'
import { slugOf } from '../../content/revisions/slugs.ts'
import { Ground } from '../clubs/ground.entity.ts'
import { roundText } from '../files/imported-season.ts'
import type { Competition } from '../seasons/competition.entity.ts'
import { Round } from '../seasons/round.entity.ts'
import { SeasonEntry } from '../seasons/season-entry.entity.ts'
import { Season } from '../seasons/season.entity.ts'
import { daysAround, type Days } from './days-around.ts'
import type { PlaceNames } from './fixture-facts.ts'
import { freeSlug } from './free-slug.ts'
import { plannedDays } from './planned-days.ts'
import { zonesForClubs } from './zones-for-clubs.ts'

/** Rules of the first season of a competition, as in most leagues. */
const USUAL_RULES = {
  timeZone: 'Africa/Accra',
  pointsForWin: 3,
  tieBreakers: ['goal-difference', 'goals-for'] as Season['tieBreakers'],
  zones: [] as Season['zones'],
}

/** A season of a file. */
export interface FoundSeason {
  readonly season: Season
  readonly isNew: boolean
  /** Whether the file has made it longer. */
  readonly isExtended: boolean
}

/**
 * Returns the season of a competition, which includes the days of a file's matches, and adds it if there is none.
 *
 * @param days of the matches.
 */
export async function findOrMakeSeason(
  manager: EntityManager,
  competition: Competition,
  slug: string,
  days: readonly string[],
): Promise<FoundSeason> {
  const place = { competitionId: competition.id, slug }
  const known = await manager.findOneBy(Season, place)
  if (known) return extendSeason(manager, known, days)
  const { timeZone, pointsForWin, tieBreakers, zones } = await rulesBefore(manager, competition.id)
  await manager.insert(Season, {
    ...{ ...place, timeZone, pointsForWin, tieBreakers, zones },
    ...(await firstDays(manager, place, days)),
    name: slug.replace('-', '/'),
    isSample: false,
    clock: null,
    rankedBy: 'points',
    lots: [],
    revision: 1,
  })
  const season = await manager.findOneByOrFail(Season, place)
  return { season, isNew: true, isExtended: false }
}

async function extendSeason(
  manager: EntityManager,
  known: Season,
  days: readonly string[],
): Promise<FoundSeason> {
  const { startsOn, endsOn } = daysAround(known, days)
  const isExtended = startsOn !== known.startsOn || endsOn !== known.endsOn
  const season = isExtended ? { ...known, startsOn, endsOn, revision: known.revision + 1 } : known
  if (isExtended) await manager.update(Season, { id: known.id }, season)
  return { season, isNew: false, isExtended }
}

/** Returns the days of a new season: those of its matches, or else planned ones. */
async function firstDays(
  manager: EntityManager,
  { competitionId, slug }: Pick<Season, 'competitionId' | 'slug'>,
  days: readonly string[],
): Promise<Days<string>> {
  const [first] = days
  if (first !== undefined) return daysAround({ startsOn: first, endsOn: first }, days)
  const newest = await newestSeason(manager, { competitionId, isSample: false })
  const today = new Date().toISOString().slice(0, 10)
  return newest ? plannedDays(slug, newest) : { startsOn: today, endsOn: today }
}

/** Returns the rules of the competition's newest season, or the usual ones. */
export async function rulesBefore(manager: EntityManager, competitionId: number) {
  return (await newestSeason(manager, { competitionId })) ?? USUAL_RULES
}

const newestSeason = (manager: EntityManager, where: FindOptionsWhere<Season>) =>
  manager.findOne(Season, { where, order: { startsOn: 'DESC' } })

/** Returns the ids of grounds by every spelling of their names, and adds unknown grounds by the first one. */
export async function findOrMakeGrounds(
  manager: EntityManager,
  names: Iterable<string>,
): Promise<ReadonlyMap<string, number>> {
  const keys = new Map([...names].map((name) => [name, groundKey(name)]))
  if (keys.size === 0) return new Map()
  const known = await manager.find(Ground)
  const found = new Set(known.map(({ name }) => groundKey(name)))
  const taken = new Set(known.map(({ slug }) => slug))
  const missing: Pick<Ground, 'slug' | 'name' | 'capacity'>[] = []
  for (const [name, key] of keys) {
    if (found.has(key)) continue
    found.add(key)
    missing.push({ slug: freeSlug(slugOf(name) || 'ground', taken), name, capacity: null })
  }
  await insertAll(manager, Ground, missing)
  const all = missing.length > 0 ? await manager.find(Ground) : known
  const ids = new Map(all.map(({ name, id }) => [groundKey(name), id]))
  return new Map([...keys].map(([name, key]) => [name, ids.get(key) ?? 0]))
}

/** Returns what tells a ground from the others: the letters and digits of its name, in any script. */
function groundKey(name: string): string {
  const words = plainLetters(name)
    .replaceAll("'", '')
    .match(/[\p{L}\p{N}]+/gu)
  return words?.join(' ') ?? name
}

/** Returns the names of the season's rounds and of all grounds. */
export async function placeNames(manager: EntityManager, seasonId: number): Promise<PlaceNames> {
  const [rounds, grounds] = [await manager.findBy(Round, { seasonId }), await manager.find(Ground)]
  return {
    rounds: new Map(rounds.map((round) => [round.id, roundText(round)])),
    grounds: new Map(grounds.map(({ id, name }) => [id, name])),
  }
}

/** Moves the zones of a season that an import has given further clubs. */
export async function moveZones(
  manager: EntityManager,
  { id, zones, revision }: Season,
): Promise<void> {
  const moved = zonesForClubs(zones, await manager.countBy(SeasonEntry, { seasonId: id }))
  if (JSON.stringify(moved) === JSON.stringify(zones)) return
  await manager.update(Season, { id }, { zones: moved, revision: revision + 1 })
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
