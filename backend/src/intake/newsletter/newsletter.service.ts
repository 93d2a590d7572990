import { randomBytes } from 'node:crypto'
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common'
import type {
  NewsletterList,
  NewsletterRequest,
  NewsletterResponse,
} from 'shared-contracts/api/newsletter'
import { DataSource, IsNull, type EntityManager } from 'typeorm'
import { CONFIG, type Config } from '../../foundation/config/config.ts'
import type { OriginConfig } from '../../foundation/config/public-origin.ts'
import { isUniqueViolation } from '../../foundation/database/database-unavailable.ts'
import { Transactions } from '../../foundation/database/transactions.ts'
import { ErasureSchedule } from '../../foundation/erasure/erasure-schedule.ts'
import { Erasures } from '../../foundation/erasure/erasures.ts'
import { emailHash as hashOf } from '../submission/email-hash.ts'
import { RateLimits } from '../submission/rate-limits.ts'
import type { SenderOfRequest } from '../submission/sender.decorator.ts'
import { Outbox } from '../mail/outbox.ts'
import { CONFIRMATION, confirmationMail } from './confirmation-mail.ts'
import { NewsletterSubscriber } from './newsletter-subscriber.entity.ts'

/** Minimum time between two questions to one address, in milliseconds, however often it is entered. */
const ASK_AGAIN_MS = 24 * 3_600_000

@Injectable()
export class NewsletterService implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly limits: RateLimits,
    private readonly outbox: Outbox,
    private readonly erasures: Erasures,
    private readonly schedule: ErasureSchedule,
    @Inject(CONFIG) private readonly config: OriginConfig & Pick<Config, 'SMTP_URL'>,
  ) {}

  onModuleInit(): void {
    this.outbox.register(CONFIRMATION, async (id) => {
      const subscriber = await this.dataSource.manager.findOneBy(NewsletterSubscriber, { id })
      if (!subscriber?.token || subscriber.confirmedAt) return null
      return confirmationMail(subscriber, subscriber.token, this.config)
    })
  }

  /** Whether questions are sent, or wait for a mail server. */
  get isMailed(): boolean {
    return this.config.SMTP_URL !== undefined
  }

  /** Adds the address to the list unless it is there. The response is the same, so it reveals no subscriptions. */
  async subscribe(
    { email, list }: NewsletterRequest,
    { address, suspicion }: SenderOfRequest,
  ): Promise<NewsletterResponse> {
    const emailHash = hashOf(email)
    try {
      await this.transactions.run(async (manager) => {
        await this.limits.admit(manager, { address, email })
        const known = await manager.findOneBy(NewsletterSubscriber, { list, emailHash })
        if (known) return suspicion ? undefined : this.askAgain(manager, known)
        const subscriber = manager.create(NewsletterSubscriber, {
          list,
          emailHash,
          email,
          token: newToken(),
          suspicion,
          createdAt: new Date(),
        })
        await manager.insert(NewsletterSubscriber, subscriber)
        if (!suspicion) await this.ask(manager, subscriber)
      })
    } catch (error) {
      // Another request has added it in between.
      if (!isUniqueViolation(error)) throw error
    }
    return { email, isMailed: this.isMailed }
  }

  /** @returns the list that the token confirms; null for an unknown token. */
  confirm(token: string): Promise<NewsletterList | null> {
    return this.transactions.run(async (manager) => {
      await manager.update(
        NewsletterSubscriber,
        { token, confirmedAt: IsNull() },
        { confirmedAt: new Date() },
      )
      const subscriber = await manager.findOneBy(NewsletterSubscriber, { token })
      return subscriber?.list ?? null
    })
  }

  /**
   * Removes the token's owner from its list, and from no other; an unknown token is not an error. It is an erasure of
   * that subscription alone, so that a restored backup does not subscribe its owner again.
   */
  async unsubscribe(token: string): Promise<void> {
    const hasLeft = await this.transactions.run(async (manager) => {
      // Unknown tokens are not noted, or anybody could fill the ledger.
      if (!(await manager.existsBy(NewsletterSubscriber, { token }))) return false
      await this.erasures.erase(manager, { reference: token })
      return true
    })
    // The ledger is not awaited: the database has the erasure, and failures are logged.
    if (hasLeft) void this.schedule.run()
  }

  private async askAgain(manager: EntityManager, known: NewsletterSubscriber): Promise<void> {
    const wasAskedLately = known.askedAt && Date.now() - known.askedAt.getTime() < ASK_AGAIN_MS
    if (known.confirmedAt || wasAskedLately) return
    // Without a mail server, questions wait for days.
    if (await this.outbox.isWaiting(manager, CONFIRMATION, known.id)) return
    await this.ask(manager, known)
  }

  private async ask(manager: EntityManager, { id, token }: NewsletterSubscriber): Promise<void> {
    const asked = { token: token ?? newToken(), askedAt: new Date(), suspicion: null }
    await manager.update(NewsletterSubscriber, { id }, asked)
    await this.outbox.add(manager, CONFIRMATION, id)
  }
}

function newToken(): string {
  return randomBytes(20).toString('hex')
}
