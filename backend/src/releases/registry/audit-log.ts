import { Injectable } from '@nestjs/common'
import type { AuditEvent } from 'shared-contracts/registry'
import { LessThan, MoreThan, type EntityManager } from 'typeorm'
import { sha256 } from '../../foundation/database/sha256.ts'
import { Transactions } from '../../foundation/database/transactions.ts'
import { AuditEntry } from './audit-entry.entity.ts'
import { lockRegistry } from './registry-changes.ts'
import type { ReleaseCaller } from './release-caller.ts'

/** Entries of one page. */
const PAGE = 50

/** Hash before the first entry. */
const NOTHING = ''

/** What is written down about privileged acts. */
@Injectable()
export class AuditLog {
  constructor(private readonly transactions: Transactions) {}

  /** One page, newest first. @param before id of the last entry of the page before. */
  page(before?: number): Promise<AuditEvent[]> {
    return this.transactions.run(async (manager) => {
      const entries = await manager.find(AuditEntry, {
        where: { id: before === undefined ? MoreThan(0) : LessThan(before) },
        order: { id: 'DESC' },
        // One more, whose hash the last of them covers.
        take: PAGE + 1,
      })
      return entries.slice(0, PAGE).map((entry, index) => {
        const { id, at, actor, address, action, change, hash } = entry
        const next = entries[index + 1]
        const isInOrder = (next?.id ?? 0) === id - 1
        const isIntact = isInOrder && hash === hashOf(entry, next?.hash ?? NOTHING)
        return { id, at: at.toISOString(), actor, address, action, change, isIntact }
      })
    })
  }
}

/** Writes an act down, in the transaction that does it. */
export async function writeAudit(
  manager: EntityManager,
  { actor, address }: ReleaseCaller,
  action: string,
  change: string,
): Promise<void> {
  // One entry at a time: each continues the chain.
  await lockRegistry(manager)
  const isSqlite = manager.dataSource.options.type === 'better-sqlite3'
  const [last] = await manager.find(AuditEntry, {
    order: { id: 'DESC' },
    take: 1,
    // Read as it is now, not as it was when the transaction began.
    ...(!isSqlite && { lock: { mode: 'pessimistic_write' as const } }),
  })
  const entry = {
    id: (last?.id ?? 0) + 1,
    at: new Date(),
    actor,
    address: address.slice(0, 64),
    action,
    change: change.slice(0, 300),
  }
  await manager.insert(AuditEntry, { ...entry, hash: hashOf(entry, last?.hash ?? NOTHING) })
}

function hashOf(
  { id, at, actor, address, action, change }: Omit<AuditEntry, 'hash'>,
  before: string,
): string {
  return sha256(JSON.stringify([before, id, at.toISOString(), actor, address, action, change]))
}
