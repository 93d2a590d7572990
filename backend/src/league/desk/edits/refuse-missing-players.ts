import { ConflictException } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { Appearance } from '../../matches/appearance.entity.ts'
import { effectiveEvents } from '../../matches/effective-events.ts'
import { eventsOfSeason, rowsOfSeason } from '../../matches/events-of-season.ts'
import { LeaguePerson } from '../../people/league-person.entity.ts'
import { SquadSpell } from '../../people/squad-spell.entity.ts'
import type { EditedRow } from './edited-tables.ts'

/**
 * Refuses that players of a season's matches are in no squad of it any more: lists of players and their figures follow
 * from squads, so their goals would be nobody's.
 *
 * @param rows those of the edit that was undone.
 * @throws ConflictException
 */
export async function refuseMissingPlayers(
  manager: EntityManager,
  rows: readonly EditedRow[],
): Promise<void> {
  const removed = rows.flatMap(({ table, was, is }) =>
    table === 'squad_spells' && !was && is
      ? [{ seasonId: Number(is.seasonId), personId: Number(is.personId) }]
      : [],
  )
  for (const seasonId of new Set(removed.map((spell) => spell.seasonId))) {
    const others = await manager.findBy(SquadSpell, { seasonId })
    const inSquads = new Set(others.map(({ personId }) => personId))
    const missing = new Set(
      removed
        .filter((spell) => spell.seasonId === seasonId && !inSquads.has(spell.personId))
        .map(({ personId }) => personId),
    )
    if (missing.size === 0) continue
    const events = effectiveEvents(await eventsOfSeason(manager, seasonId))
    const appearances = await rowsOfSeason(manager, Appearance, seasonId)
    const players = [
      ...events.flatMap(({ personId, relatedId }) => [personId, relatedId]),
      ...appearances.map(({ personId }) => personId),
    ]
    const id = players.find((one) => one !== null && missing.has(one))
    if (!id) continue
    const { name } = await manager.findOneByOrFail(LeaguePerson, { id })
    throw new ConflictException(`${name} has played in this season, and stays in the squad`)
  }
}
