import { In, type ObjectLiteral } from 'typeorm'
import { inBatches } from '../../../foundation/database/records.ts'
import { absentClubs } from './absent-clubs.ts'
import { absentPlayers } from './absent-players.ts'
import type { Edit } from './edit.ts'
import { EDITED, type EditedRow, type EditedTable, type RowOf } from './edited-tables.ts'
import { eventFaults, placeFaults } from './match-faults.ts'
import { roundFaults, seasonFaults } from './season-faults.ts'
import { squadFaults } from './squad-faults.ts'

/**
 * Returns what is wrong with the rows of an edit as they are now, by the rules that every other write checks. A season
 * that the edit deleted comes back as it was: nobody can have changed a part of it since.
 *
 * @param rows those of an edit that is undone.
 */
export async function editFaults(edit: Edit, rows: readonly EditedRow[]): Promise<string[]> {
  const { manager } = edit
  const deleted = new Set(
    rows.flatMap(({ table, was, is }) => (table === 'seasons' && was && !is ? was.id : [])),
  )
  const idsOf = (table: EditedTable, column = 'id') =>
    rows.flatMap((row) => (row.table === table ? Number((row.was ?? row.is)?.[column]) : []))
  const read = async <Table extends EditedTable>(table: Table, ids: readonly number[]) => {
    const found = await inBatches([...new Set(ids)], (some) =>
      manager.findBy<ObjectLiteral>(EDITED[table], { id: In(some) }),
    )
    const column = table === 'seasons' ? 'id' : 'seasonId'
    return found.filter((row) => !deleted.has(Number(row[column]))) as RowOf<Table>[]
  }
  const fixtures = await read('fixtures', idsOf('fixtures'))
  const ofEvents = idsOf('match_events', 'fixtureId')
  const spells = await read('squad_spells', idsOf('squad_spells'))
  const appearances = await read('appearances', idsOf('appearances'))
  const players = [...spells, ...appearances].map(({ personId }) => personId)
  const ofEntries = idsOf('season_entries', 'seasonId')
  const places = [
    ...fixtures.map(({ seasonId, homeId: clubId }) => ({ seasonId, clubId })),
    ...fixtures.map(({ seasonId, awayId: clubId }) => ({ seasonId, clubId })),
    ...spells,
  ]
  return [
    ...(await absentClubs(manager, places)),
    ...(await absentPlayers(manager, players)),
    ...(await placeFaults(edit, fixtures)),
    ...(await eventFaults(manager, await read('fixtures', [...idsOf('fixtures'), ...ofEvents]))),
    ...(await roundFaults(manager, await read('rounds', idsOf('rounds')))),
    ...(await squadFaults(manager, spells)),
    ...(await seasonFaults(manager, await read('seasons', [...idsOf('seasons'), ...ofEntries]))),
  ]
}
