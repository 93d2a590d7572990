import { randomUUID } from 'node:crypto'
import { ConflictException } from '@nestjs/common'
import { isStanding, type Withdrawable } from 'shared-contracts/league/adjustment'
import { In, type EntityTarget } from 'typeorm'
import { isUniqueViolation } from '../../../foundation/database/database-unavailable.ts'
import { Fixture } from '../../matches/fixture.entity.ts'
import { MatchEvent } from '../../matches/match-event.entity.ts'
import { Adjustment } from '../../seasons/adjustment.entity.ts'
import { SeasonEntry } from '../../seasons/season-entry.entity.ts'
import { changeFixture } from '../fixtures/change-fixture.ts'
import { editFaults } from './edit-faults.ts'
import type { Edit } from './edit.ts'
import { EDITED, isSame, type AnyRow, type EditedRow, type EditedTable } from './edited-tables.ts'
import { isUsed } from './is-used.ts'
import { refuseMissingPlayers } from './refuse-missing-players.ts'
import { refuseNewFaults } from './refuse-new-faults.ts'

/**
 * Restores rows to what they were before an edit.
 *
 * @throws ConflictException when any of them has changed since, or does not fit what else has.
 */
export function takeBack(edit: Edit, rows: readonly EditedRow[], why: string): Promise<void> {
  return refuseNewFaults(
    () => editFaults(edit, rows),
    () => restoreAll(edit, rows, why),
  )
}

/**
 * Restores the last row first. Events and adjustments are only ever added, so they are undone by another event or
 * adjustment.
 */
async function restoreAll(edit: Edit, rows: readonly EditedRow[], why: string): Promise<void> {
  const removed = new Set(
    rows.flatMap(({ table, was, is }) => (table === 'fixtures' && !was && is ? [is.id] : [])),
  )
  for (const row of rows.toReversed()) {
    const { table, is } = row
    if (table === 'match_events' && is && !removed.has(Number(is.fixtureId))) {
      await withdrawEvent(edit, String(is.id), why)
    } else if (table === 'adjustments' && is) {
      await withdrawAdjustment(edit, Number(is.id), { reason: why, on: null })
    } else await restoreInPlace(edit, row, why)
  }
  // By now the events of the same edit are withdrawn.
  await refuseMissingPlayers(edit.manager, rows)
  await raiseRevisions(edit, rows)
}

/** Raises the revisions of matches whose line-ups were restored, and of clubs whose squads were. */
async function raiseRevisions(edit: Edit, rows: readonly EditedRow[]): Promise<void> {
  const { manager } = edit
  const fixtures = new Set<number>()
  const squads = new Map<string, Pick<SeasonEntry, 'seasonId' | 'clubId'>>()
  for (const { table, was, is } of rows) {
    const row = was ?? is
    if (table === 'appearances') fixtures.add(Number(row?.fixtureId))
    if (table === 'squad_spells') {
      const [seasonId, clubId] = [Number(row?.seasonId), Number(row?.clubId)]
      squads.set(`${seasonId} ${clubId}`, { seasonId, clubId })
    }
  }
  for (const fixture of await manager.findBy(Fixture, { id: In([...fixtures]) })) {
    await edit.raise('fixtures', fixture)
  }
  for (const squad of squads.values()) {
    const entry = await manager.findOneBy(SeasonEntry, squad)
    if (entry) await edit.raise('season_entries', entry)
  }
}

/** Restores a row, whose address or place another one may have taken since. */
async function restoreInPlace(edit: Edit, row: EditedRow, why: string): Promise<void> {
  try {
    await restore(edit, row, why)
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    throw new ConflictException(`${NAMES[row.table]} cannot come back: another one has its place`)
  }
}

async function restore(edit: Edit, { table, was, is }: EditedRow, why: string): Promise<void> {
  const entity = EDITED[table] as EntityTarget<AnyRow>
  const current = await edit.manager.findOneBy(entity, { id: was?.id ?? is?.id })
  if (!isSame(current, is)) throw hasChanged(table)
  if (!current) return was ? insertAgain(edit, table, was) : undefined
  if (!was) {
    if (await isUsed(edit.manager, table, current)) throw hasChanged(table)
    return edit.remove(table, [current] as never)
  }
  if (table !== 'fixtures') {
    await edit.update(table, current as never, { ...was, revision: current.revision } as never)
    return
  }
  // `table` ensures that these columns are those of a fixture.
  const [fixture, before] = [current, was] as unknown as [Fixture, Fixture]
  // Events and line-ups tell their side, and not their club.
  if (before.homeId !== fixture.homeId && (await isUsed(edit.manager, table, current))) {
    throw new ConflictException('Something is told of this match since: its sides stay')
  }
  await changeFixture(edit, fixture, before, why)
}

async function insertAgain(edit: Edit, table: EditedTable, row: AnyRow): Promise<void> {
  const { revision } = row
  const next = typeof revision === 'number' ? { revision: revision + 1 } : {}
  await edit.insert(table, { ...row, ...next } as never)
}

/**
 * Withdraws an event. If it corrected another event, that one applies again.
 *
 * @param own members of the new event that differ from the one that it repeats.
 */
export async function withdrawEvent(
  edit: Edit,
  id: string,
  why: string,
  own: Partial<Pick<MatchEvent, 'source'>> = {},
): Promise<void> {
  const { manager } = edit
  const event = await manager.findOneBy(MatchEvent, { id })
  if (!event || (await manager.existsBy(MatchEvent, { corrects: id }))) {
    throw hasChanged('match_events')
  }
  const { corrects, fixtureId } = event
  const before = corrects === null ? null : await manager.findOneBy(MatchEvent, { id: corrects })
  const sequence = (await manager.maximum(MatchEvent, 'sequence', { fixtureId })) ?? 0
  await edit.insert('match_events', {
    ...(before ?? { ...event, withdrawn: true, note: why }),
    ...own,
    ...{ id: randomUUID(), sequence: sequence + 1, corrects: id },
  })
  const fixture = await manager.findOneByOrFail(Fixture, { id: fixtureId })
  await edit.raise('fixtures', fixture)
  edit.tell('fixture', fixture.slug)
}

/** Withdraws a decision. @param on day from which it no longer holds; null for its own, as if it never had. */
export async function withdrawAdjustment(
  edit: Edit,
  id: number,
  { reason, on }: { readonly reason: string; readonly on: string | null },
): Promise<Adjustment> {
  const { manager, at, by } = edit
  const adjustment = await manager.findOneBy(Adjustment, { id })
  if (!adjustment) throw hasChanged('adjustments')
  const { seasonId, clubId, points } = adjustment
  const all = (await manager.findBy(Adjustment, { seasonId })).map((one) => {
    return { id: one.id, withdraws: one.withdrawsId }
  })
  if (!mayWithdraw(all, id)) throw hasChanged('adjustments')
  return edit.insert('adjustments', {
    ...{ seasonId, clubId, points: -points, reason, on: on ?? adjustment.on },
    ...{ at, by, withdrawsId: id },
  })
}

/**
 * Whether a decision may be withdrawn. If it brought another one back, that one's withdrawal holds again; so the other
 * one must still stand, or it would be withdrawn twice.
 */
function mayWithdraw(all: readonly Withdrawable[], id: number): boolean {
  if (!isStanding(all, id)) return false
  const withdrawnBy = (one: number | null) => all.find((each) => each.id === one)?.withdraws ?? null
  const broughtBack = withdrawnBy(withdrawnBy(id))
  return broughtBack === null || mayWithdraw(all, broughtBack)
}

const NAMES: Readonly<Record<EditedTable, string>> = {
  seasons: 'The season',
  season_entries: 'A club of the season',
  rounds: 'A round',
  fixtures: 'A match',
  match_events: 'An event of a match',
  match_statistics: 'What was counted in a match',
  appearances: 'A line-up',
  squad_spells: 'A squad',
  adjustments: 'The decision on points',
}

const hasChanged = (table: EditedTable) =>
  new ConflictException(`${NAMES[table]} has changed since`)
