import type { EntityManager, ObjectLiteral } from 'typeorm'
import * as v from 'valibot'
import { Appearance } from '../../matches/appearance.entity.ts'
import { Fixture } from '../../matches/fixture.entity.ts'
import { MatchEvent } from '../../matches/match-event.entity.ts'
import { MatchFigures } from '../../matches/match-figures.entity.ts'
import { SquadSpell } from '../../people/squad-spell.entity.ts'
import { Adjustment } from '../../seasons/adjustment.entity.ts'
import { Round } from '../../seasons/round.entity.ts'
import { SeasonEntry } from '../../seasons/season-entry.entity.ts'
import { Season } from '../../seasons/season.entity.ts'

/** Tables whose rows an edit adds, changes and removes. Rows of events and adjustments are only ever added. */
export const EDITED = {
  seasons: Season,
  season_entries: SeasonEntry,
  rounds: Round,
  fixtures: Fixture,
  match_events: MatchEvent,
  match_statistics: MatchFigures,
  appearances: Appearance,
  squad_spells: SquadSpell,
  adjustments: Adjustment,
} as const
export type EditedTable = keyof typeof EDITED
export type RowOf<Table extends EditedTable> = InstanceType<(typeof EDITED)[Table]>

/** A row of any of these tables, as an edit stores it. */
export type AnyRow = Readonly<Record<string, unknown>> & { readonly id: number | string }

/** A changed row: `was` is null if it was added, `is` is null if it was removed. */
export interface EditedRow {
  readonly table: EditedTable
  readonly was: AnyRow | null
  readonly is: AnyRow | null
}

const Row = v.looseObject({ id: v.union([v.number(), v.string()]) })
const TABLES = v.picklist(Object.keys(EDITED) as EditedTable[])
const Work = v.array(v.object({ table: TABLES, was: v.nullable(Row), is: v.nullable(Row) }))

/** Parses the rows that an edit stores as JSON. */
export function readWork(manager: EntityManager, json: string): EditedRow[] {
  return v.parse(Work, JSON.parse(json)).map(({ table, was, is }) => ({
    table,
    was: was && withDates(manager, table, was),
    is: is && withDates(manager, table, is),
  }))
}

/** Turns the texts of moments in JSON back into dates. */
function withDates(manager: EntityManager, table: EditedTable, row: AnyRow): AnyRow {
  const moments = manager.dataSource
    .getMetadata(EDITED[table])
    .columns.filter(({ type }) => type === 'datetime')
    .map(({ propertyName }) => propertyName)
  const dates = moments.flatMap((name) => {
    const text = row[name]
    return typeof text === 'string' ? [[name, new Date(text)] as const] : []
  })
  return { ...row, ...Object.fromEntries(dates) }
}

/** Whether two rows are equal, except for revisions, which only count changes, and nulls, as of columns added later. */
export function isSame(one: ObjectLiteral | null, other: ObjectLiteral | null): boolean {
  return one === null || other === null ? one === other : told(one) === told(other)
}

const told = (row: ObjectLiteral) =>
  JSON.stringify(
    Object.entries(row)
      .filter(([name, value]) => name !== 'revision' && value !== null)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )
