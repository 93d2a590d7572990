import { Injectable } from '@nestjs/common'
import type { AuditEvent } from 'shared-contracts/registry'
import type { AuditEntry as AuditListing } from 'shared-contracts/desk/today'
import type { ListQuery } from 'shared-contracts/desk/list'
import { In, LessThan, MoreThan, Raw, type EntityManager } from 'typeorm'
import { containing } from '../database/containing.ts'
import { rowLock } from '../database/row-lock.ts'
import { sha256 } from '../database/sha256.ts'
import { Transactions } from '../database/transactions.ts'
import { AuditEntry } from './audit-entry.entity.ts'
import { AUDIT_HEAD_ID, AuditHead } from './audit-head.entity.ts'

/** Entries per page. */
const PAGE = 50

/** Previous hash of the first entry. */
const NOTHING = ''

/** Who performs an action, and from where. */
export interface AuditActor {
  /** Name of the account or of the token. */
  readonly actor: string
  readonly address: string
}

/** Log of privileged actions. */
@Injectable()
export class AuditLog {
  constructor(private readonly transactions: Transactions) {}

  /** Returns one page, newest first. @param before id of the last entry of the previous page. */
  page(before?: number): Promise<AuditEvent[]> {
    return this.transactions.run(async (manager) =>
      withChain(
        manager,
        await manager.find(AuditEntry, {
          where: { id: before === undefined ? MoreThan(0) : LessThan(before) },
          order: { id: 'DESC' },
          take: PAGE,
        }),
      ),
    )
  }

  /** Returns one page of the entries that contain a text, newest first unless the other order is requested. */
  list({
    page,
    perPage,
    q = '',
    sort,
    order,
  }: ListQuery): Promise<{ items: AuditListing[]; total: number }> {
    return this.transactions.run(async (manager) => {
      const query = manager
        .createQueryBuilder(AuditEntry, 'entry')
        .orderBy('entry.id', sort && order === 'asc' ? 'ASC' : 'DESC')
        .skip((page - 1) * perPage)
        .take(perPage)
      const columns = ['entry.actor', 'entry.address', 'entry.action', 'entry.change']
      if (q) query.where(...containing(columns, q))
      const [entries, total] = await query.getManyAndCount()
      return { items: await withChain(manager, entries), total }
    })
  }

  /** Returns the newest entries, only those of one actor if one is given. */
  latest(count: number, actor?: string): Promise<AuditEntry[]> {
    return this.transactions.run((manager) =>
      manager.find(AuditEntry, {
        where: actor === undefined ? {} : { actor: sameLetters(actor) },
        order: { id: 'DESC' },
        take: count,
      }),
    )
  }
}

/**
 * Matches a text letter by letter: MySQL treats letters with and without accents as equal. The plain comparison finds
 * the rows by an index.
 */
function sameLetters(text: string) {
  const hex = Buffer.from(text).toString('hex').toUpperCase()
  return Raw((column) => `(${column} = :text AND HEX(${column}) = :hex)`, { text, hex })
}

/** Adds to each entry whether it continues the one before it. */
async function withChain(
  manager: EntityManager,
  entries: readonly AuditEntry[],
): Promise<AuditEvent[]> {
  const before = await manager.findBy(AuditEntry, { id: In(entries.map(({ id }) => id - 1)) })
  const hashes = new Map(before.map(({ id, hash }) => [id, hash]))
  return entries.map((entry) => {
    const { id, at, actor, address, action, change, hash } = entry
    const previous = id === 1 ? NOTHING : hashes.get(id - 1)
    const isIntact = previous !== undefined && hash === hashOf(entry, previous)
    return { id, at: at.toISOString(), actor, address, action, change, isIntact }
  })
}

/** Records an action, in the transaction that performs it. */
export async function writeAudit(
  manager: EntityManager,
  { actor, address }: AuditActor,
  action: string,
  change: string,
): Promise<void> {
  // Locks the head until the transaction ends: entries are written one at a time, and each continues the chain.
  await manager.increment(AuditHead, { id: AUDIT_HEAD_ID }, 'entries', 1)
  const { entries: id } = await manager.findOneByOrFail(AuditHead, { id: AUDIT_HEAD_ID })
  // The current row, not that of the transaction's snapshot.
  const last = await manager.findOne(AuditEntry, { where: { id: id - 1 }, ...rowLock(manager) })
  const entry = {
    id,
    at: new Date(),
    actor: cut(actor, 100),
    address: cut(address, 64),
    action,
    change: cut(change, 300),
  }
  await manager.insert(AuditEntry, { ...entry, hash: hashOf(entry, last?.hash ?? NOTHING) })
}

/**
 * Cuts a text to the length of its column. Half of a character, such as of an emoji at the cut, becomes the replacement
 * character here, as it would in the database: the entry would no longer match its hash.
 */
const cut = (text: string, length: number) => Buffer.from(text.slice(0, length)).toString()

function hashOf(
  { id, at, actor, address, action, change }: Omit<AuditEntry, 'hash'>,
  before: string,
): string {
  return sha256(JSON.stringify([before, id, at.toISOString(), actor, address, action, change]))
}
