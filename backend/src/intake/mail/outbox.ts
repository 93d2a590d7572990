import { randomUUID } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import { IsNull, type EntityManager } from 'typeorm'
import type { Compose, NoteSent } from './mail.ts'
import { OutboxEntry } from './outbox-entry.entity.ts'

/** Queue of mails. A mail is added in the transaction that stores its record. */
@Injectable()
export class Outbox {
  private readonly composers = new Map<string, Compose>()
  private readonly notes = new Map<string, NoteSent | undefined>()

  /** Registers the functions that compose the mails of a kind, and that record the sending of one. */
  register(kind: string, compose: Compose, noteSent?: NoteSent): void {
    this.composers.set(kind, compose)
    this.notes.set(kind, noteSent)
  }

  /** Kinds of mails that this process can compose; a newer version may know more. */
  get kinds(): string[] {
    return [...this.composers.keys()]
  }

  noteOf(kind: string): NoteSent | undefined {
    return this.notes.get(kind)
  }

  composerOf(kind: string): Compose | undefined {
    return this.composers.get(kind)
  }

  /** Whether a mail of this kind about a record is still to be sent. */
  isWaiting(manager: EntityManager, kind: string, recordId: number): Promise<boolean> {
    return manager.existsBy(OutboxEntry, { kind, recordId, failedAt: IsNull() })
  }

  /** Queues a mail. @param messageId the mail's UUID, if its record keeps it. */
  async add(
    manager: EntityManager,
    kind: string,
    recordId: number,
    messageId: string = randomUUID(),
  ): Promise<void> {
    const now = new Date()
    await manager.insert(OutboxEntry, {
      kind,
      recordId,
      messageId,
      attempts: 0,
      dueAt: now,
      lastError: null,
      failedAt: null,
      createdAt: now,
    })
  }
}
