import { randomUUID } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import type { Compose } from './mail.ts'
import { OutboxEntry } from './outbox-entry.entity.ts'

/** Mails to be sent. A mail is added in the transaction that stores its record. */
@Injectable()
export class Outbox {
  private readonly composers = new Map<string, Compose>()

  /** Registers what writes the mails of a kind. */
  register(kind: string, compose: Compose): void {
    this.composers.set(kind, compose)
  }

  composerOf(kind: string): Compose | undefined {
    return this.composers.get(kind)
  }

  async add(manager: EntityManager, kind: string, recordId: number): Promise<void> {
    const now = new Date()
    await manager.insert(OutboxEntry, {
      kind,
      recordId,
      messageId: randomUUID(),
      attempts: 0,
      dueAt: now,
      lastError: null,
      failedAt: null,
      createdAt: now,
    })
  }
}
