import { In, type EntityManager, type FindOptionsWhere } from 'typeorm'
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js'
import type { DeskCaller } from '../../../accounts/sessions/desk-guard.ts'
import { revisionConflict } from '../../../foundation/http/if-match.ts'
import { insertAll } from '../../../foundation/database/records.ts'
import type { Changed, SlugKind } from '../../changes/record-changes.ts'
import type { Season } from '../../seasons/season.entity.ts'
import {
  EDITED,
  isSame,
  type AnyRow,
  type EditedRow,
  type EditedTable,
  type RowOf,
} from './edited-tables.ts'

/** Beyond this number, changes of matches are published as one change of their season. */
const MOST_SINGLE_CHANGES = 100

/** Number of rows that one statement removes. */
const BATCH = 500

/** A write of the desk in progress. It notes every row that it changes, so that the write can be undone. */
export class Edit {
  readonly at = new Date()
  private readonly rows: EditedRow[] = []
  private readonly told = new Map<string, Changed>()
  private hasLasting = false

  constructor(
    readonly manager: EntityManager,
    readonly caller: DeskCaller,
  ) {}

  /** Author of the change, as visitors read it: the role, never a name. */
  get by(): string {
    return this.caller.role.replaceAll('-', ' ')
  }

  async insert<Table extends EditedTable>(
    table: Table,
    row: QueryDeepPartialEntity<RowOf<Table>>,
  ): Promise<RowOf<Table>> {
    const { identifiers } = await this.manager.insert<object>(EDITED[table], row)
    const [added] = await this.find(table, identifiers[0] as FindOptionsWhere<RowOf<Table>>)
    if (!added) throw new TypeError(`A row of ${table} was not added`)
    this.note(table, [], [added])
    return added
  }

  /** Adds many rows. @param found condition that all of them meet, to find them afterwards. */
  async insertMany<Table extends EditedTable>(
    table: Table,
    rows: readonly QueryDeepPartialEntity<RowOf<Table>>[],
    found: FindOptionsWhere<RowOf<Table>>,
  ): Promise<readonly RowOf<Table>[]> {
    const before = new Set((await this.find(table, found)).map(({ id }) => id))
    await insertAll<object>(this.manager, EDITED[table], rows)
    const added = (await this.find(table, found)).filter(({ id }) => !before.has(id))
    this.note(table, [], added)
    return added
  }

  /**
   * Changes a row. One that stays as it is keeps its revision: nobody is told of an edit that changes nothing, and their
   * next save would be a conflict.
   *
   * @throws DetailedException when it has changed since it was read.
   */
  async update<Table extends EditedTable>(
    table: Table,
    row: RowOf<Table>,
    values: Partial<RowOf<Table>>,
  ): Promise<RowOf<Table>> {
    return isSame(row, { ...row, ...values }) ? row : this.write(table, row, values)
  }

  /** Raises the revision of a row to which the other changed rows belong. @throws DetailedException as `update` does. */
  async raise<Table extends EditedTable>(table: Table, row: RowOf<Table>): Promise<void> {
    if (!this.isEmpty) await this.write(table, row, {})
  }

  private async write<Table extends EditedTable>(
    table: Table,
    row: RowOf<Table>,
    values: Partial<RowOf<Table>>,
  ): Promise<RowOf<Table>> {
    const revision = revisionOf(row)
    const is = { ...row, ...values, ...(revision !== null && { revision: revision + 1 }) }
    const { affected } = await this.manager.update<object>(
      EDITED[table],
      { id: row.id, ...(revision !== null && { revision }) },
      is,
    )
    if (affected !== 1 && revision !== null) throw revisionConflict(row)
    this.note(table, [row], [is])
    return is
  }

  async remove<Table extends EditedTable>(
    table: Table,
    rows: readonly RowOf<Table>[],
  ): Promise<void> {
    for (let start = 0; start < rows.length; start += BATCH) {
      const ids = rows.slice(start, start + BATCH).map(({ id }) => id)
      await this.manager.delete<object>(EDITED[table], { id: In(ids) })
    }
    this.note(table, rows, [])
  }

  /** Notes rows that other code has written, as they were before and as they are now. */
  note<Table extends EditedTable>(
    table: Table,
    before: readonly RowOf<Table>[],
    after: readonly RowOf<Table>[],
  ): void {
    // Entities have no index signature, and rows of every table are kept here as records of columns.
    const now = new Map(after.map((row) => [row.id, row as unknown as AnyRow]))
    for (const row of before as unknown as readonly AnyRow[]) {
      const is = now.get(row.id) ?? null
      now.delete(row.id)
      if (!isSame(row, is)) this.rows.push({ table, was: row, is })
    }
    for (const is of now.values()) this.rows.push({ table, was: null, is })
  }

  /** Notes a changed record, to publish to followers of the league. */
  tell(kind: SlugKind, slug: string): void {
    this.told.set(`${kind} ${slug}`, { kind, slug })
  }

  /** The same for a record that undoing the write leaves as it became. */
  tellLasting(kind: SlugKind, slug: string): void {
    this.hasLasting = true
    this.tell(kind, slug)
  }

  /** Notes a changed season, to publish to followers of the league. */
  tellSeason(season: Season): void {
    this.told.set(`season ${season.id}`, { kind: 'season', season })
  }

  /** Whether nothing was changed, whatever was told. */
  get isEmpty(): boolean {
    return this.rows.length === 0 && !this.hasLasting
  }

  /** The rows that undoing the write restores. */
  get work(): readonly EditedRow[] {
    return this.rows
  }

  /** Returns the changes to publish. @param season the one that the edit is about. */
  changed(season: Pick<Season, 'competitionId' | 'slug'>): readonly Changed[] {
    const all = [...this.told.values()]
    const fixtures = all.filter(({ kind }) => kind === 'fixture')
    if (fixtures.length <= MOST_SINGLE_CHANGES) return all
    const others = all.filter(({ kind }) => kind !== 'fixture' && kind !== 'season')
    return [...others, { kind: 'season', season }]
  }

  private find<Table extends EditedTable>(
    table: Table,
    where: FindOptionsWhere<RowOf<Table>>,
  ): Promise<RowOf<Table>[]> {
    return this.manager.findBy<RowOf<Table>>(EDITED[table], where)
  }
}

const revisionOf = (row: object): number | null =>
  'revision' in row && typeof row.revision === 'number' ? row.revision : null
