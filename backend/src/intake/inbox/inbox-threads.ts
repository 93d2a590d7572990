import { randomUUID } from 'node:crypto'
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common'
import type { ThreadEntry as ThreadEntryResponse } from 'shared-contracts/desk/inbox'
import { COMPANY } from 'shared-contracts/site/company'
import { DataSource, In, IsNull, LessThan, Not, type EntityManager } from 'typeorm'
import { CONFIG, type Config } from '../../foundation/config/config.ts'
import type { Mail } from '../mail/mail.ts'
import { OutboxEntry } from '../mail/outbox-entry.entity.ts'
import { isRefused } from '../mail/outbox-worker.ts'
import { Outbox } from '../mail/outbox.ts'
import type { InboxKind } from './inbox-kind.ts'
import { ThreadEntry } from './thread-entry.entity.ts'

/** Kind of these mails in the outbox. */
const REPLY = 'inbox-reply'

/** @param mail its mail in the outbox, which forgets mails after a while. */
function deliveryOf(
  { sentAt }: ThreadEntry,
  mail: OutboxEntry | undefined,
): Pick<ThreadEntryResponse, 'delivery'> {
  if (sentAt) return { delivery: 'sent' }
  if (mail?.failedAt === null) return { delivery: 'waiting' }
  return mail && isRefused(mail) ? { delivery: 'refused' } : {}
}

export type NewEntry = Pick<ThreadEntry, 'kind' | 'text' | 'writtenBy'>

/** Notes about messages and applications, and replies that are mailed to the sender. */
@Injectable()
export class InboxThreads implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    @Inject(CONFIG) private readonly config: Pick<Config, 'NOTIFY_TO'>,
  ) {}

  onModuleInit(): void {
    this.outbox.register(
      REPLY,
      (id) => this.compose(id),
      async (manager, id) => {
        await manager.update(ThreadEntry, { id }, { sentAt: new Date() })
      },
    )
  }

  /** Returns a thread, oldest entry first. */
  async of(manager: EntityManager, kind: InboxKind, id: number): Promise<ThreadEntryResponse[]> {
    const entries = await manager.find(ThreadEntry, {
      where: { [kind.column]: id },
      order: { id: 'ASC' },
    })
    const mails = await manager.findBy(OutboxEntry, {
      kind: REPLY,
      recordId: In(entries.map((entry) => entry.id)),
    })
    const mailOf = new Map(mails.map((mail) => [mail.recordId, mail]))
    return entries.map((entry) => ({
      id: entry.id,
      kind: entry.kind,
      at: entry.writtenAt.toISOString(),
      by: entry.writtenBy,
      text: entry.text,
      ...(entry.kind === 'reply' && deliveryOf(entry, mailOf.get(entry.id))),
    }))
  }

  /** Adds an entry. The mail of a reply is added to the outbox in the same transaction. */
  async add(manager: EntityManager, kind: InboxKind, id: number, entry: NewEntry): Promise<void> {
    const messageId = entry.kind === 'reply' ? randomUUID() : null
    const stored = manager.create(ThreadEntry, {
      contactId: null,
      applicationId: null,
      [kind.column]: id,
      ...entry,
      writtenAt: new Date(),
      messageId,
      sentAt: null,
    })
    await manager.insert(ThreadEntry, stored)
    if (messageId !== null) await this.outbox.add(manager, REPLY, stored.id, messageId)
  }

  /**
   * Returns null if the answered message was erased in the meantime, and the reply with it. After a restore, another
   * entry may have its id: never a note, which is for colleagues.
   */
  private async compose(id: number): Promise<Mail | null> {
    const { manager } = this.dataSource
    const entry = await manager.findOne(ThreadEntry, {
      where: { id, kind: 'reply' },
      relations: { contact: true, application: true },
    })
    const answered = entry?.contact ?? entry?.application
    if (!entry || !answered) return null
    const { contactId, applicationId } = entry
    const before = await manager.find(ThreadEntry, {
      where: {
        ...(contactId === null ? { applicationId: applicationId ?? 0 } : { contactId }),
        id: LessThan(id),
        messageId: Not(IsNull()),
      },
      order: { id: 'ASC' },
    })
    const name = answered.reference ?? String(answered.id)
    const what = entry.contact ? 'message' : 'application'
    return {
      to: answered.email,
      replyTo: this.config.NOTIFY_TO,
      // The same subject for the whole thread, since mail programs also group by it.
      subject: `Re: Your ${what} to ${COMPANY.name} [${name}]`,
      text: `${entry.text}\n\n${entry.writtenBy}\n${COMPANY.name}\n`,
      thread: before.flatMap(({ messageId }) => messageId ?? []),
    }
  }
}
