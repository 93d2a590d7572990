import { SeasonFields } from 'shared-contracts/league/desk-season'
import { In, Not, type EntityManager } from 'typeorm'
import * as v from 'valibot'
import { Club } from '../../clubs/club.entity.ts'
import { Competition } from '../../seasons/competition.entity.ts'
import { isMatchday } from '../../seasons/matchday.ts'
import { Round } from '../../seasons/round.entity.ts'
import { SeasonEntry } from '../../seasons/season-entry.entity.ts'
import type { Season } from '../../seasons/season.entity.ts'
import { takenFor } from '../rounds/round-name.ts'

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

/** Returns a fault for each round of the league whose number another one has, or by whose name files find another. */
export async function roundFaults(
  manager: EntityManager,
  rounds: readonly Round[],
): Promise<string[]> {
  const faults: string[] = []
  for (const round of rounds.filter(isMatchday)) {
    const { id, seasonId, number, name } = round
    const others = await manager.findBy(Round, { seasonId, id: Not(id) })
    const hasNumber = others.some((one) => one.number === number && isMatchday(one))
    if (hasNumber) faults.push(`The season has another round ${number} now`)
    const taken = takenFor(round, others)
    if (taken !== null) faults.push(`Files would take the name “${name}” for ${taken} now`)
  }
  return faults
}
