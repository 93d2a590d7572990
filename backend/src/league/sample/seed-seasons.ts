import type { EntityManager } from 'typeorm'
import { insertAll } from '../../foundation/database/records.ts'
import { Competition } from '../seasons/competition.entity.ts'
import { Round } from '../seasons/round.entity.ts'
import { SeasonEntry } from '../seasons/season-entry.entity.ts'
import { Season } from '../seasons/season.entity.ts'
import { SAMPLE_CLUBS } from './sample-clubs.ts'
import { SAMPLE_CLOCK, weeksAfter } from './sample-moment.ts'
import { SAMPLE_ROUND, SAMPLE_SCHEDULE } from './sample-round.ts'
import {
  SAMPLE_COMPETITION,
  SAMPLE_RULES,
  SAMPLE_SEASONS,
  type SampleSeason,
} from './sample-seasons.ts'
import type { SeededClubs } from './seed-clubs.ts'

/** @returns ids of the seasons by their slugs. */
export async function seedSeasons(
  manager: EntityManager,
  clubs: SeededClubs,
): Promise<ReadonlyMap<string, number>> {
  await manager.insert(Competition, { ...SAMPLE_COMPETITION })
  const { id: competitionId } = await manager.findOneByOrFail(Competition, { slug: 'gpl' })
  await insertAll(
    manager,
    Season,
    SAMPLE_SEASONS.map(({ slug, firstDay, results }) => ({
      ...{ competitionId, slug, name: results.season, isSample: true, clock: SAMPLE_CLOCK },
      startsOn: firstDay,
      endsOn: weeksAfter(firstDay, 2 * (results.clubs.length - 1) - 1),
      pointsForWin: SAMPLE_RULES.pointsForWin,
      tieBreakers: [...SAMPLE_RULES.tieBreakers],
      zones: [...SAMPLE_RULES.zones],
      timeZone: 'Africa/Accra',
      rankedBy: 'points',
      lots: [],
      revision: 1,
    })),
  )
  const stored = await manager.findBy(Season, { competitionId })
  const ids = new Map(stored.map(({ id, slug }) => [slug, id]))
  await insertAll(
    manager,
    Round,
    SAMPLE_SEASONS.flatMap((season) => roundsOf(season, ids)),
  )
  await insertAll(
    manager,
    SeasonEntry,
    SAMPLE_SEASONS.flatMap((season) => entriesOf(season, ids, clubs)),
  )
  return ids
}

function roundsOf({ slug, firstDay, results }: SampleSeason, ids: ReadonlyMap<string, number>) {
  return Array.from({ length: 2 * (results.clubs.length - 1) }, (_, index) => {
    const number = index + 1
    const [startsOn, endsOn] = daysOf(number, firstDay, results.scores.length)
    return {
      seasonId: ids.get(slug) ?? 0,
      number,
      name: `Matchday ${number}`,
      stage: null,
      startsOn,
      endsOn,
    }
  })
}

/** Returns the days of a round; rounds after the current one have none yet. */
function daysOf(round: number, firstDay: string, played: number) {
  if (round <= played) {
    const day = weeksAfter(firstDay, round - 1)
    return [day, day] as const
  }
  if (round > SAMPLE_ROUND) return [null, null] as const
  const days = SAMPLE_SCHEDULE.map(({ kickOff }) => kickOff.slice(0, 10)).sort()
  return [days[0] ?? null, days.at(-1) ?? null] as const
}

function entriesOf(
  { slug, results }: SampleSeason,
  ids: ReadonlyMap<string, number>,
  clubs: SeededClubs,
) {
  const isNewest = slug === SAMPLE_SEASONS[0]?.slug
  return results.clubs.map((name) => ({
    seasonId: ids.get(slug) ?? 0,
    clubId: clubs.ids.get(name) ?? 0,
    manager: isNewest ? (SAMPLE_CLUBS.find((club) => club.name === name)?.manager ?? '') : '',
    groundId: clubs.grounds.get(name) ?? null,
  }))
}
