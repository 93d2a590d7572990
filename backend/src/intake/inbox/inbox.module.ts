import { Module, type OnModuleInit } from '@nestjs/common'
import { In, IsNull, type EntityManager } from 'typeorm'
import { TodaysWork } from '../../accounts/today/todays-work.ts'
import { inBatches, Records } from '../../foundation/database/records.ts'
import { ErasureModule } from '../../foundation/erasure/erasure.module.ts'
import { emailHash } from '../submission/email-hash.ts'
import { IntakeModule } from '../submission/intake.module.ts'
import { APPLICATIONS, MESSAGES, seenBy, type InboxKind } from './inbox-kind.ts'
import { PublicAnswer } from '../public-answers/public-answer.entity.ts'
import { PublicAnswersController } from '../public-answers/public-answers.controller.ts'
import { RemainingAnswersController } from '../public-answers/remaining-answers.controller.ts'
import { PublicAnswers } from '../public-answers/public-answers.service.ts'
import { InboxThreads } from './inbox-threads.ts'
import { inboxController } from './inbox.controller.ts'
import { Inbox } from './inbox.ts'
import { Persons } from './persons.ts'
import { ThreadEntry } from './thread-entry.entity.ts'

const KINDS: readonly InboxKind[] = [MESSAGES, APPLICATIONS]

/**
 * The inbox in which the office and personnel read and answer submissions. Threads are removed with their submission.
 */
@Records({
  entities: [ThreadEntry, PublicAnswer],
  copy: async (manager, email, limit) => {
    const rows: Record<string, object[]> = {}
    for (const kind of KINDS) {
      const entries = await threadsOf(manager, kind, email, limit)
      if (entries.length > 0) rows[`${kind.one} threads`] = entries
    }
    return rows
  },
})
@Module({
  imports: [IntakeModule, ErasureModule],
  controllers: [...KINDS.map(inboxController), PublicAnswersController, RemainingAnswersController],
  providers: [Inbox, InboxThreads, Persons, PublicAnswers],
})
export class InboxModule implements OnModuleInit {
  constructor(private readonly today: TodaysWork) {}

  onModuleInit(): void {
    for (const kind of KINDS) {
      const { part, one, entity } = kind
      const inWords = (count: number, text: string, them: string) =>
        count === 0
          ? null
          : { count, text: `${count} ${text} ${count === 1 ? one : part}${them}`, path: `/${part}` }
      this.today.register(part, async (manager, { role }) => {
        const { scope } = seenBy(kind, role)
        const count = await manager.countBy(entity, {
          ...{ state: 'new', suspicion: IsNull() },
          ...scope,
        })
        return inWords(count, 'new', '')
      })
      this.today.register(part, async (manager, { accountId: assigneeId }) => {
        const count = await manager.countBy(entity, { state: 'open', assigneeId })
        return inWords(count, 'open', ' of yours')
      })
    }
  }
}

async function threadsOf(
  manager: EntityManager,
  { entity, column }: InboxKind,
  email: string,
  limit: number,
): Promise<ThreadEntry[]> {
  const where = { emailHash: emailHash(email) }
  const rows = await manager.find(entity, { where, select: { id: true } })
  const entries = await inBatches(rows, (some) =>
    manager.find(ThreadEntry, {
      where: { [column]: In(some.map(({ id }) => id)) },
      order: { id: 'DESC' },
      take: limit,
    }),
  )
  return entries.sort((one, other) => other.id - one.id).slice(0, limit)
}
