import type { EntityManager } from 'typeorm'
import { Club } from '../clubs/club.entity.ts'
import { awardDays } from '../matches/award-days.ts'
import { Fixture } from '../matches/fixture.entity.ts'
import { Adjustment } from '../seasons/adjustment.entity.ts'
import { Round } from '../seasons/round.entity.ts'
import { SeasonEntry } from '../seasons/season-entry.entity.ts'
import type { Season } from '../seasons/season.entity.ts'
import type { LeagueFixture, LeagueSeason } from '../standings/season.ts'
import { inPlayingOrder, type Place } from './playing-order.ts'

/** A match, as far as a table depends on it. */
export interface TableFixture extends Pick<
  Fixture,
  'id' | 'slug' | 'status' | 'homeGoals' | 'awayGoals' | 'awarded' | 'roundId' | 'homeId' | 'awayId'
> {
  /** ISO 8601 in UTC, also for a day without a time; null: not fixed. */
  readonly kickOff: string | null
}

export interface TableRows {
  readonly clubs: readonly Pick<Club, 'id' | 'slug' | 'name'>[]
  readonly rounds: readonly Pick<Round, 'id' | 'number' | 'stage'>[]
  readonly fixtures: readonly TableFixture[]
  readonly adjustments: readonly Pick<Adjustment, 'clubId' | 'points' | 'on'>[]
  /** Days on which matches without a result were awarded, by the ids of the matches. */
  readonly awards: ReadonlyMap<number, string>
}

/** Returns the input of a season's tables; its fixtures are in playing order. */
export function seasonTable(
  season: Season,
  { clubs, rounds, fixtures, adjustments, awards }: TableRows,
): LeagueSeason {
  const clubOf = byId(clubs)
  const roundOf = byId(rounds)
  const slugOf = (clubId: number) => clubOf.get(clubId)?.slug ?? ''
  const placed: (Place & { readonly fixture: LeagueFixture })[] = []
  for (const row of fixtures) {
    const { id, slug, status, kickOff, homeGoals, awayGoals, awarded } = row
    const [home, away] = [slugOf(row.homeId), slugOf(row.awayId)]
    if (!home || !away) continue
    const { number: round = null, stage = null } = roundOf.get(row.roundId ?? 0) ?? {}
    const isScored = homeGoals !== null && awayGoals !== null
    const score = isScored ? { home: homeGoals, away: awayGoals } : null
    const awardedOn = awards.get(id) ?? null
    const result = { status, score, awarded, awardedOn }
    const fixture = { slug, round, stage, home, away, kickOff, ...result }
    placed.push({ id, kickOff, round, fixture })
  }
  return {
    rules: season,
    clubs: clubs.map(({ slug, name }) => ({ slug, name })),
    fixtures: inPlayingOrder(placed, (one) => one).map(({ fixture }) => fixture),
    adjustments: adjustments.map(({ clubId, points, on }) => ({
      club: slugOf(clubId),
      points,
      on,
    })),
    lots: season.lots.map((drawn) => drawn.flatMap((id) => clubOf.get(id)?.slug ?? [])),
  }
}

export const byId = <Row extends { readonly id: number }>(rows: readonly Row[]) =>
  new Map(rows.map((row) => [row.id, row]))

/** Returns a match's kick-off, or else its day, as ISO 8601 in UTC. */
export const momentOf = (kickOff: string | null, day: string | null): string | null =>
  kickOff ?? (day === null ? null : `${day}T00:00:00.000Z`)

/**
 * Reads the same for a table alone. It selects plain columns, because making entities of a season's matches takes
 * longer than the rest of an answer.
 */
export async function readSeasonTable(
  manager: EntityManager,
  season: Season,
): Promise<LeagueSeason> {
  const of = { seasonId: season.id }
  const [clubs, rounds, fixtures, adjustments] = await Promise.all([
    manager
      .createQueryBuilder(Club, 'club')
      .select('club.id', 'id')
      .addSelect('club.slug', 'slug')
      .addSelect('club.name', 'name')
      .innerJoin(SeasonEntry, 'entry', 'entry.clubId = club.id AND entry.seasonId = :seasonId', of)
      .orderBy('club.id')
      .getRawMany<TableRows['clubs'][number]>(),
    manager
      .createQueryBuilder(Round, 'round')
      .select('round.id', 'id')
      .addSelect('round.number', 'number')
      .addSelect('round.stage', 'stage')
      .where('round.seasonId = :seasonId', of)
      .getRawMany<TableRows['rounds'][number]>(),
    manager
      .createQueryBuilder(Fixture, 'fixture')
      .select('fixture.id', 'id')
      .addSelect('fixture.slug', 'slug')
      .addSelect('fixture.status', 'status')
      .addSelect('fixture.homeGoals', 'homeGoals')
      .addSelect('fixture.awayGoals', 'awayGoals')
      .addSelect('fixture.awarded', 'awarded')
      .addSelect('fixture.roundId', 'roundId')
      .addSelect('fixture.homeId', 'homeId')
      .addSelect('fixture.awayId', 'awayId')
      .addSelect('fixture.day', 'day')
      .addSelect('fixture.kickOff', 'kickOff')
      .where('fixture.seasonId = :seasonId', of)
      .getRawMany<Omit<TableFixture, 'kickOff'> & { day: string | null; kickOff: StoredMoment }>(),
    manager.find(Adjustment, { where: of, order: { id: 'ASC' } }),
  ])
  return seasonTable(season, {
    ...{ clubs, rounds, adjustments, awards: await awardDays(manager, fixtures) },
    fixtures: fixtures.map((row) => {
      const { day, ...rest } = row
      return { ...rest, kickOff: momentOf(isoOf(row.kickOff), day) }
    }),
  })
}

/** A moment as the driver returns it: SQLite returns a text, in UTC. */
type StoredMoment = Date | string | null

const isoOf = (stored: StoredMoment) =>
  stored instanceof Date ? stored.toISOString() : stored && `${stored.replace(' ', 'T')}Z`
