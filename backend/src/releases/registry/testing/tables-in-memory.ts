import {
  FindOperator,
  type EntityManager,
  type EntityTarget,
  type FindManyOptions,
  type FindOptionsWhere,
  type ObjectLiteral,
} from 'typeorm'
import { AuditEntry } from '../../../foundation/audit/audit-entry.entity.ts'
import { AUDIT_HEAD_ID, AuditHead } from '../../../foundation/audit/audit-head.entity.ts'
import { AnnouncedShell } from '../announced-shell.entity.ts'
import { ReleaseChannel } from '../release-channel.entity.ts'
import { ReleaseHistory } from '../release-history.entity.ts'
import { ReleasePrefix } from '../release-prefix.entity.ts'
import { ReleasePreview } from '../release-preview.entity.ts'
import { REGISTRY_ID, ReleaseRegistry } from '../release-registry.entity.ts'
import { ReleaseTag } from '../release-tag.entity.ts'
import { StoredRelease } from '../stored-release.entity.ts'

/** Rows are immutable: an update replaces the row, so the previous arrays are enough to roll a transaction back. */
type Row = Readonly<Record<string, unknown>>
type Where = Readonly<Record<string, unknown>> | readonly Readonly<Record<string, unknown>>[]

interface Table {
  /** Default values of its columns. */
  readonly empty: Row
  /** Whether its rows are numbered. */
  readonly isNumbered: boolean
  /** Columns of its key, where rows are saved by it. */
  readonly key?: readonly string[]
}

const TABLES: ReadonlyMap<unknown, Table> = new Map<unknown, Table>([
  [
    StoredRelease,
    { empty: { servedUntil: null, withdrawnAt: null, prunedAt: null }, isNumbered: true },
  ],
  [
    ReleaseChannel,
    {
      empty: {
        stableReleaseId: null,
        canaryReleaseId: null,
        canaryPercent: null,
        canarySince: null,
        canarySteps: null,
        previousReleaseId: null,
        disabled: null,
      },
      isNumbered: false,
    },
  ],
  [ReleaseHistory, { empty: {}, isNumbered: false }],
  [ReleaseRegistry, { empty: { hostContract: null }, isNumbered: false }],
  [ReleasePrefix, { empty: {}, isNumbered: false }],
  [ReleasePreview, { empty: { revokedAt: null }, isNumbered: false }],
  [ReleaseTag, { empty: {}, isNumbered: false, key: ['remote', 'name'] }],
  [AnnouncedShell, { empty: {}, isNumbered: true }],
  [AuditEntry, { empty: {}, isNumbered: false }],
  [AuditHead, { empty: {}, isNumbered: false }],
])

/** Thrown when the process ends in the middle of a transaction, which the database then rolls back. */
export class ProcessEnded extends Error {
  override readonly name = 'ProcessEnded'
}

/**
 * The registry's tables in memory, for programs that run its services thousands of times a second. It implements the
 * part of `EntityManager` that those services use, in one transaction at a time, like SQLite; a spec compares it with
 * a real database.
 */
export class TablesInMemory {
  private rows = new Map<unknown, Row[]>([...TABLES.keys()].map((table) => [table, []]))
  private numbers = 0
  private last: Promise<unknown> = Promise.resolve()
  /** Number of writes so far, including those rolled back. */
  writes = 0
  /** Writes until the process ends; null if it keeps running. */
  private writesLeft: number | null = null

  constructor() {
    this.table(ReleaseRegistry).push({ id: REGISTRY_ID, revision: 0, hostContract: null })
    this.table(AuditHead).push({ id: AUDIT_HEAD_ID, entries: 0 })
  }

  /** Read by services that check which locks the database supports. */
  readonly dataSource = { options: { type: 'better-sqlite3' } }

  /** The services' manager of a transaction. */
  readonly manager = this as unknown as EntityManager

  /** Makes the process end at its nth write from now, and abort the transaction. */
  endAtWrite(writes: number | null): void {
    this.writesLeft = writes
  }

  run<Result>(work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    const next = this.last.then(async () => {
      const before = new Map([...this.rows].map(([table, rows]) => [table, [...rows]]))
      try {
        return await work(this.manager)
      } catch (error) {
        this.rows = before
        throw error
      }
    })
    this.last = next.catch(() => undefined)
    return next
  }

  find<Entity extends ObjectLiteral>(
    entity: EntityTarget<Entity>,
    { where, order, take, relations }: FindManyOptions<Entity> = {},
  ): Promise<Entity[]> {
    const found = this.table(entity).filter((row) => isMatch(row, where as Where | undefined))
    for (const [column, direction] of Object.entries(order ?? {}).reverse()) {
      const sign = direction === 'DESC' ? -1 : 1
      found.sort((a, b) => sign * compare(a[column], b[column]))
    }
    const asked = Object.entries(relations ?? {}).flatMap(([name, isAsked]) =>
      isAsked ? name : [],
    )
    return Promise.resolve(
      found.slice(0, take).map((row) => this.withRelations<Entity>(row, asked)),
    )
  }

  findBy<Entity extends ObjectLiteral>(
    entity: EntityTarget<Entity>,
    where: FindOptionsWhere<Entity>,
  ): Promise<Entity[]> {
    return this.find(entity, { where })
  }

  async findOne<Entity extends ObjectLiteral>(
    entity: EntityTarget<Entity>,
    options: FindManyOptions<Entity>,
  ): Promise<Entity | null> {
    return (await this.find(entity, { ...options, take: 1 }))[0] ?? null
  }

  findOneBy<Entity extends ObjectLiteral>(
    entity: EntityTarget<Entity>,
    where: FindOptionsWhere<Entity>,
  ): Promise<Entity | null> {
    return this.findOne(entity, { where })
  }

  async findOneOrFail<Entity extends ObjectLiteral>(
    entity: EntityTarget<Entity>,
    options: FindManyOptions<Entity>,
  ): Promise<Entity> {
    const found = await this.findOne(entity, options)
    if (!found) throw new Error('There is no such row')
    return found
  }

  findOneByOrFail<Entity extends ObjectLiteral>(
    entity: EntityTarget<Entity>,
    where: FindOptionsWhere<Entity>,
  ): Promise<Entity> {
    return this.findOneOrFail(entity, { where })
  }

  existsBy(entity: unknown, where: Where): Promise<boolean> {
    return Promise.resolve(this.table(entity).some((row) => isMatch(row, where)))
  }

  countBy(entity: unknown, where: Where): Promise<number> {
    return Promise.resolve(this.table(entity).filter((row) => isMatch(row, where)).length)
  }

  /** Updates the row with the same key, or inserts one. */
  async save(entity: unknown, values: Row): Promise<void> {
    const key = TABLES.get(entity)?.key
    if (!key) throw new TypeError('Tables in memory save no rows of this table')
    const where = Object.fromEntries(key.map((column) => [column, values[column]]))
    if (await this.existsBy(entity, where)) await this.update(entity, where, values)
    else await this.insert(entity, values)
  }

  async insert(entity: unknown, values: Row): Promise<void> {
    this.write()
    const { empty, isNumbered } = TABLES.get(entity) ?? { empty: {}, isNumbered: false }
    await Promise.resolve()
    this.table(entity).push({ ...(isNumbered && { id: ++this.numbers }), ...empty, ...values })
  }

  async update(entity: unknown, where: Where, values: Row): Promise<void> {
    this.write()
    await Promise.resolve()
    const rows = this.table(entity)
    rows.forEach((row, index) => {
      if (isMatch(row, where)) rows[index] = { ...row, ...values }
    })
  }

  async delete(entity: unknown, where: Where): Promise<void> {
    this.write()
    await Promise.resolve()
    const kept = this.table(entity).filter((row) => !isMatch(row, where))
    this.rows.set(entity, kept)
  }

  async increment(entity: unknown, where: Where, column: string, by: number): Promise<void> {
    const row = this.table(entity).find((one) => isMatch(one, where))
    await this.update(entity, where, { [column]: Number(row?.[column]) + by })
  }

  private write(): void {
    this.writes += 1
    if (this.writesLeft === null) return
    this.writesLeft -= 1
    if (this.writesLeft >= 0) return
    this.writesLeft = null
    throw new ProcessEnded()
  }

  private table(entity: unknown): Row[] {
    const rows = this.rows.get(entity)
    if (!rows) throw new TypeError('The registry has no such table')
    return rows
  }

  /** Returns a row with those of its relations that were asked for, all of them releases. */
  private withRelations<Entity>(row: Row, relations: readonly string[]): Entity {
    const releases = this.table(StoredRelease)
    const release = (id: unknown) => releases.find((one) => one['id'] === id) ?? null
    const related = relations.map((name) => [name, release(row[`${name}ReleaseId`])] as const)
    return { ...row, ...Object.fromEntries(related) } as Entity
  }
}

function isMatch(row: Row, where: Where | undefined): boolean {
  if (where === undefined) return true
  const isAnyOf = (one: Readonly<Record<string, unknown>>) =>
    Object.entries(one).every(([column, wanted]) => isWanted(row[column], wanted))
  return Array.isArray(where) ? where.some(isAnyOf) : isAnyOf(where as Row)
}

function isWanted(value: unknown, wanted: unknown): boolean {
  if (!(wanted instanceof FindOperator)) return value === wanted
  const operand: unknown = wanted.child ?? wanted.value
  if (wanted.type === 'isNull') return value === null
  if (wanted.type === 'not') return !isWanted(value, operand)
  if (wanted.type === 'in') return Array.isArray(operand) && operand.includes(value)
  if (wanted.type === 'moreThan') return value !== null && compare(value, operand) > 0
  throw new TypeError(`Tables in memory know no condition ${wanted.type}`)
}

function compare(a: unknown, b: unknown): number {
  const [one, other] = [plain(a), plain(b)]
  if (one === other) return 0
  return one < other ? -1 : 1
}

const plain = (value: unknown): string | number =>
  value instanceof Date ? value.getTime() : typeof value === 'number' ? value : String(value)
