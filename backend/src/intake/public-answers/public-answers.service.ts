import { Injectable, UnprocessableEntityException } from '@nestjs/common'
import type { RemainingAnswer } from 'shared-contracts/desk/inbox'
import type { ListQuery } from 'shared-contracts/desk/list'
import { DataSource, IsNull, type EntityManager } from 'typeorm'
import { writeAudit, type AuditActor } from '../../foundation/audit/audit-log.ts'
import { containing } from '../../foundation/database/containing.ts'
import { Transactions } from '../../foundation/database/transactions.ts'
import { revisionConflict } from '../../foundation/http/if-match.ts'
import { notFound } from '../../foundation/http/record-id.ts'
import { Contact } from '../contact/contact.entity.ts'
import type { InboxKind } from '../inbox/inbox-kind.ts'
import { InboxThreads } from '../inbox/inbox-threads.ts'
import { Inbox, type InboxRecord } from '../inbox/inbox.ts'
import { PublicAnswer } from './public-answer.entity.ts'

/** Publishes the answer to a report, and withdraws it. */
@Injectable()
export class PublicAnswers {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly inbox: Inbox,
    private readonly threads: InboxThreads,
  ) {}

  /**
   * @param text null withdraws the answer.
   * @throws DetailedException 409 with the current record, if it was changed in the meantime.
   * @throws UnprocessableEntityException for a message that is not about a fact.
   */
  async publish(
    kind: InboxKind,
    id: number,
    text: string | null,
    expected: number,
    actor: AuditActor,
  ): Promise<InboxRecord> {
    const published = await this.transactions.run(async (manager) => {
      const record = await this.inbox.read(manager, kind, id)
      const state = record.state === 'new' && text !== null ? 'open' : record.state
      const change = {
        state,
        revision: expected + 1,
        updatedAt: new Date(),
        updatedBy: actor.actor,
      }
      const { affected } = await manager.update(Contact, { id, revision: expected }, change)
      if (affected !== 1) return null
      await this.write(manager, id, text)
      const entry = { kind: 'answer', text: text ?? 'taken back', writtenBy: actor.actor } as const
      await this.threads.add(manager, kind, id, entry)
      const act = text === null ? 'public answer taken back' : 'answer published'
      await writeAudit(manager, actor, act, record.reference ?? String(id))
      return this.inbox.read(manager, kind, id)
    })
    if (published) return published
    // As in `Inbox.change`.
    throw revisionConflict(await this.inbox.find(kind, id))
  }

  /** Returns one page of the answers whose reports were erased, newest first unless the other order is requested. */
  async remaining({ page, perPage, q, sort, order }: ListQuery) {
    const select = this.dataSource.manager
      .createQueryBuilder(PublicAnswer, 'record')
      .where({ contactId: IsNull() })
      .orderBy('record.answeredAt', sort && order === 'asc' ? 'ASC' : 'DESC')
      .addOrderBy('record.id')
      .skip((page - 1) * perPage)
      .take(perPage)
    if (q) select.andWhere(...containing(['record.text', 'record.factSlug'], q))
    const [rows, total] = await select.getManyAndCount()
    const items = rows.map(({ id, factKind, factSlug, text, answeredAt }): RemainingAnswer => {
      return { id, fact: `${factKind} ${factSlug}`, text, answeredAt: answeredAt.toISOString() }
    })
    return { items, total }
  }

  /** Withdraws an answer whose report was erased. @throws NotFoundException for any other. */
  async withdraw(id: number, actor: AuditActor): Promise<void> {
    await this.transactions.run(async (manager) => {
      const answer = await manager.findOneBy(PublicAnswer, { id, contactId: IsNull() })
      if (!answer) throw notFound('answer')
      await manager.delete(PublicAnswer, { id })
      const about = `${answer.factKind} ${answer.factSlug}`
      await writeAudit(manager, actor, 'public answer taken back', about)
    })
  }

  private async write(manager: EntityManager, contactId: number, text: string | null) {
    const contact = await manager.findOneByOrFail(Contact, { id: contactId })
    const { factKind, factSlug, createdAt } = contact
    if (factKind === null || factSlug === null) {
      throw new UnprocessableEntityException('This message is about nothing that is public')
    }
    await manager.delete(PublicAnswer, { contactId })
    if (text === null) return
    await manager.insert(PublicAnswer, {
      ...{ contactId, factKind, factSlug, text },
      reportedAt: createdAt,
      answeredAt: new Date(),
    })
  }
}
