import { SeasonFields } from 'shared-contracts/league/desk-season'
import { In, Not, type EntityManager } from 'typeorm'
import * as v from 'valibot'
import { Club } from '../../clubs/club.entity.ts'
import { Competition } from '../../seasons/competition.entity.ts'
import { isMatchday } from '../../seasons/matchday.ts'
import { Round } from '../../seasons/round.entity.ts'
import { SeasonEntry } from '../../seasons/season-entry.entity.ts'
import type { Season } from '../../seasons/season.entity.ts'

/** Returns the faults of seasons by the schema that editors save them by, such as a zone beyond the last place. */
export async function seasonFaults(
  manager: EntityManager,
  seasons: readonly Season[],
): Promise<string[]> {
  const faults: string[] = []
  for (const season of seasons) {
    const entries = await manager.findBy(SeasonEntry, { seasonId: season.id })
    const ids = [...season.lots.flat(), ...entries.map(({ clubId }) => clubId)]
    const clubs = await manager.findBy(Club, { id: In(ids) })
    const slugOf = new Map(clubs.map(({ id, slug }) => [id, slug]))
    const competition = await manager.findOneByOrFail(Competition, { id: season.competitionId })
    const fields = {
      ...{ ...season, competition: competition.slug },
      lots: season.lots.map((drawn) => drawn.map((id) => slugOf.get(id))),
      clubs: entries.map((entry) => ({
        ...{ club: slugOf.get(entry.clubId), manager: entry.manager, ground: '' },
      })),
    }
    const { issues = [] } = v.safeParse(SeasonFields, fields)
    faults.push(...issues.map(({ message }) => message))
  }
  return faults
}

/** Returns a fault for each round of the league whose number another one has. */
export async function numberFaults(
  manager: EntityManager,
  rounds: readonly Round[],
): Promise<string[]> {
  const faults: string[] = []
  for (const { id, seasonId, number } of rounds.filter(isMatchday)) {
    const others = await manager.findBy(Round, { seasonId, number: number ?? 0, id: Not(id) })
    if (others.some(isMatchday)) faults.push(`The season has another round ${number} now`)
  }
  return faults
}
