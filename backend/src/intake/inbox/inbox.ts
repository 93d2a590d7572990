import { Inject, Injectable } from '@nestjs/common'
import type { INBOX_SORTS, InboxChange, InboxState, ThreadEntry } from 'shared-contracts/desk/inbox'
import type { ListQuery } from 'shared-contracts/desk/list'
import { mayUse, ROLES } from 'shared-contracts/desk/roles'
import { DataSource, In, IsNull, Not, type EntityManager, type FindOptionsWhere } from 'typeorm'
import * as v from 'valibot'
import { nameHash } from '../../accounts/users/name-hash.ts'
import { User } from '../../accounts/users/user.entity.ts'
import { writeAudit, type AuditActor } from '../../foundation/audit/audit-log.ts'
import { CONFIG, type Config } from '../../foundation/config/config.ts'
import { containing } from '../../foundation/database/containing.ts'
import { Transactions } from '../../foundation/database/transactions.ts'
import { revisionConflict } from '../../foundation/http/if-match.ts'
import { InvalidBodyException } from '../../foundation/http/invalid-body.exception.ts'
import { notFound } from '../../foundation/http/record-id.ts'
import { IdempotentWrites } from '../idempotency/idempotent-writes.ts'
import type { Submission } from '../submission/submission.entity.ts'
import { seenBy, type InboxKind } from './inbox-kind.ts'
import { InboxThreads } from './inbox-threads.ts'

const DAY_MS = 24 * 3_600_000

export type InboxQuery = ListQuery & {
  readonly sort?: (typeof INBOX_SORTS)[number] | undefined
  readonly state?: InboxState | undefined
  /** Name of an account; `nobody` for unassigned records. */
  readonly assignee?: string | undefined
  readonly suspected: 'true' | 'false'
  /** Subsidiary of a message, or position of an application. */
  readonly topic?: string | undefined
}

/** Properties of every record in the inbox; each kind adds its own. */
export interface InboxRecord {
  readonly id: number
  readonly revision: number
  readonly updatedAt: string
  readonly updatedBy: string
  readonly reference: string | null
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly createdAt: string
  readonly suspicion: string | null
  readonly state: InboxState
  readonly assignee: string | null
  readonly keptUntil: string
  readonly thread?: ThreadEntry[]
  readonly sendsMail?: boolean
}

/** Messages and applications, and the handling of them. */
@Injectable()
export class Inbox {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly writes: IdempotentWrites,
    private readonly threads: InboxThreads,
    @Inject(CONFIG) private readonly config: Pick<Config, 'RETENTION_DAYS' | 'SMTP_URL'>,
  ) {}

  async list(kind: InboxKind, query: InboxQuery): Promise<{ items: InboxRecord[]; total: number }> {
    const { page, perPage, q, sort, state, assignee, suspected, topic } = query
    const { manager } = this.dataSource
    const where: FindOptionsWhere<Submission> = {
      suspicion: suspected === 'true' ? Not(IsNull()) : IsNull(),
      ...(state && { state }),
      ...(assignee && { assigneeId: await this.filterOf(assignee) }),
      ...(topic && { [kind.topic]: topic }),
      ...kind.scope,
    }
    const select = manager
      .createQueryBuilder(kind.entity, 'record')
      .where(where)
      .orderBy(`record.${sort ?? 'createdAt'}`, !sort || query.order === 'desc' ? 'DESC' : 'ASC')
      .addOrderBy('record.id', 'DESC')
      .skip((page - 1) * perPage)
      .take(perPage)
    const members = ['firstName', 'lastName', 'email', 'reference', ...kind.searched]
    const columns = members.map((member) => `record.${member}`)
    if (q) select.andWhere(...containing(columns, q))
    const [rows, total] = await select.getManyAndCount()
    return { items: await this.describe(manager, kind, rows), total }
  }

  /** Returns a record with its thread. @throws NotFoundException */
  find(kind: InboxKind, id: number): Promise<InboxRecord> {
    return this.read(this.dataSource.manager, kind, id)
  }

  /** Returns the names of accounts that may be assigned. */
  async assignees(kind: InboxKind): Promise<string[]> {
    const users = await this.dataSource.manager.find(User, {
      where: { state: 'active', role: In(rolesFor(kind)) },
      order: { name: 'ASC' },
    })
    return users.map(({ name }) => name)
  }

  /**
   * Changes the state and the assignee. A new record that gets one is open from then on.
   *
   * @throws DetailedException 409 with the current record, if it was changed in the meantime.
   * @throws InvalidBodyException if the assignee has no access to it.
   */
  async change(
    kind: InboxKind,
    id: number,
    { state: asked, assignee }: v.InferOutput<typeof InboxChange>,
    expected: number,
    actor: AuditActor,
  ): Promise<InboxRecord> {
    const changed = await this.transactions.run(async (manager) => {
      const before = await this.read(manager, kind, id)
      if (before.revision !== expected) return null
      const isTaken = before.state === 'new' && assignee !== null && assignee !== before.assignee
      const state = isTaken && asked === 'new' ? 'open' : asked
      const change = {
        state,
        revision: expected + 1,
        updatedAt: new Date(),
        updatedBy: actor.actor,
        ...(assignee !== before.assignee && {
          assigneeId: await this.assigneeOf(manager, kind, id, assignee),
        }),
      }
      const { affected } = await manager.update(kind.entity, { id, revision: expected }, change)
      if (affected !== 1) return null
      const writtenBy = actor.actor
      if (asked !== before.state) {
        await this.threads.add(manager, kind, id, { kind: 'state', text: asked, writtenBy })
      }
      if (assignee !== before.assignee) {
        const text = assignee ?? 'nobody'
        await this.threads.add(manager, kind, id, { kind: 'assignment', text, writtenBy })
      }
      const what = `${nameOf(before)}: ${state}, ${assignee ?? 'nobody'}`
      await writeAudit(manager, actor, `${kind.one} changed`, what)
      return this.read(manager, kind, id)
    })
    if (changed) return changed
    // Read outside of the transaction, whose snapshot may be older than the other change.
    throw revisionConflict(await this.find(kind, id))
  }

  /**
   * Adds a note, or a reply that is mailed to the sender. A new record is open once it is answered.
   *
   * @param key idempotency key: a retry with the same key adds nothing.
   */
  async write(
    kind: InboxKind,
    id: number,
    entry: { readonly kind: 'note' | 'reply'; readonly text: string },
    actor: AuditActor,
    key: string | undefined,
  ): Promise<InboxRecord> {
    await this.writes.run({
      scope: `${kind.part} ${id} ${entry.kind} by ${actor.actor}`,
      key,
      body: entry,
      // Stored with the key. It must not be the record, which may be erased before the key expires.
      answerSchema: v.object({}),
      work: async (manager) => {
        const record = await this.read(manager, kind, id)
        if (entry.kind === 'reply' && record.state === 'new') {
          const { revision } = record
          const by = { updatedAt: new Date(), updatedBy: actor.actor }
          const opened = { state: 'open' as const, revision: revision + 1, ...by }
          await manager.update(kind.entity, { id, revision }, opened)
        }
        await this.threads.add(manager, kind, id, { ...entry, writtenBy: actor.actor })
        const act = entry.kind === 'note' ? 'noted' : 'answered'
        await writeAudit(manager, actor, `${kind.one} ${act}`, nameOf(record))
        return {}
      },
    })
    return this.find(kind, id)
  }

  /** Returns a record with its thread. @throws NotFoundException if it is missing, or hidden from the caller. */
  async read(manager: EntityManager, kind: InboxKind, id: number): Promise<InboxRecord> {
    const row = await manager.findOneBy(kind.entity, { id, ...kind.scope })
    const [record] = row ? await this.describe(manager, kind, [row]) : []
    if (!record) throw notFound(kind.one)
    const thread = await this.threads.of(manager, kind, id)
    return { ...record, thread, sendsMail: this.config.SMTP_URL !== undefined }
  }

  private async describe(
    manager: EntityManager,
    kind: InboxKind,
    rows: readonly Submission[],
  ): Promise<InboxRecord[]> {
    const ids = rows.flatMap(({ assigneeId }) => assigneeId ?? [])
    const users = ids.length > 0 ? await manager.findBy(User, { id: In(ids) }) : []
    const names = new Map(users.map(({ id, name }) => [id, name]))
    const more = await kind.more?.(
      manager,
      rows.map(({ id }) => id),
    )
    const keptMs = this.config.RETENTION_DAYS[kind.part] * DAY_MS
    return rows.map((row) => ({
      id: row.id,
      revision: row.revision,
      updatedAt: (row.updatedAt ?? row.createdAt).toISOString(),
      updatedBy: row.updatedBy || 'the sender',
      reference: row.reference,
      firstName: row.firstName,
      lastName: row.lastName,
      email: row.email,
      createdAt: row.createdAt.toISOString(),
      suspicion: row.suspicion,
      state: row.state,
      assignee: names.get(row.assigneeId ?? 0) ?? null,
      keptUntil: new Date(row.createdAt.getTime() + keptMs).toISOString().slice(0, 10),
      ...kind.content(row),
      ...more?.get(row.id),
    }))
  }

  /** Returns the account of an assignee. @throws InvalidBodyException if it has no access to the record. */
  private async assigneeOf(
    manager: EntityManager,
    kind: InboxKind,
    id: number,
    name: string | null,
  ): Promise<number | null> {
    if (name === null) return null
    const user = await manager.findOneBy(User, {
      nameHash: nameHash(name),
      state: 'active',
      role: In(rolesFor(kind)),
    })
    const { scope } = user ? seenBy(kind, user.role) : {}
    if (user && (await manager.existsBy(kind.entity, { id, ...scope }))) return user.id
    throw new InvalidBodyException([
      { path: ['assignee'], message: `${name} does not work on ${scope ? 'this' : kind.part}` },
    ])
  }

  private async filterOf(assignee: string) {
    if (assignee === 'nobody') return IsNull()
    const user = await this.dataSource.manager.findOneBy(User, { nameHash: nameHash(assignee) })
    return user?.id ?? 0
  }
}

const rolesFor = ({ part }: InboxKind) => ROLES.filter((role) => mayUse(role, part))

/** Names a record for the audit log. Never by its sender: the log is kept when they are erased. */
const nameOf = ({ reference, id }: InboxRecord) => reference ?? String(id)
