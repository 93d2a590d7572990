import type { EntityManager } from 'typeorm'
import { Appearance } from '../../matches/appearance.entity.ts'
import { Fixture } from '../../matches/fixture.entity.ts'
import { MatchEvent } from '../../matches/match-event.entity.ts'
import { SquadSpell } from '../../people/squad-spell.entity.ts'
import { Adjustment } from '../../seasons/adjustment.entity.ts'
import { Round } from '../../seasons/round.entity.ts'
import { SeasonEntry } from '../../seasons/season-entry.entity.ts'
import type { AnyRow, EditedTable } from './edited-tables.ts'

/** Whether other rows refer to a row. */
export async function isUsed(
  manager: EntityManager,
  table: EditedTable,
  row: AnyRow,
): Promise<boolean> {
  const id = Number(row.id)
  const [seasonId, clubId] = [Number(row.seasonId), Number(row.clubId)]
  const ofSeason = [Fixture, Round, SeasonEntry, Adjustment, SquadSpell]
  const ofFixture = [MatchEvent, Appearance]
  const uses: Partial<Record<EditedTable, () => Promise<boolean>[]>> = {
    seasons: () =>
      ofSeason.map((one) => manager.existsBy<{ seasonId: number }>(one, { seasonId: id })),
    season_entries: () => [
      manager.existsBy(Fixture, [
        { seasonId, homeId: clubId },
        { seasonId, awayId: clubId },
      ]),
      manager.existsBy(Adjustment, { seasonId, clubId }),
      manager.existsBy(SquadSpell, { seasonId, clubId }),
    ],
    rounds: () => [manager.existsBy(Fixture, { roundId: id })],
    fixtures: () =>
      ofFixture.map((one) => manager.existsBy<{ fixtureId: number }>(one, { fixtureId: id })),
  }
  const found = await Promise.all(uses[table]?.() ?? [])
  return found.includes(true)
}
