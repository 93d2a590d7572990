import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common'
import { DataSource, LessThanOrEqual } from 'typeorm'
import * as v from 'valibot'
import { Transactions } from '../../foundation/database/transactions.ts'
import { Mailer } from './mailer.ts'
import { OutboxEntry } from './outbox-entry.entity.ts'
import { Outbox } from './outbox.ts'

const POLL_MS = 5_000
/** How many mails one round takes. */
const BATCH = 20
/** Longer than the mailer waits for anything: until then no other process takes the same mail. */
const LEASE_MS = 120_000
/** After a failure the next attempt comes in a minute, then twice as late each time, up to six hours. */
const FIRST_RETRY_MS = 60_000
const LAST_RETRY_MS = 6 * 3_600_000

const Coded = v.object({ code: v.string() })

/**
 * Sends what waits in the outbox. A mail leaves the outbox when the server has taken it; until then it is
 * tried again, for as long as it takes. A process that dies in between may send a mail twice, under one
 * Message-ID.
 */
@Injectable()
export class OutboxWorker implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(OutboxWorker.name)
  private timer: NodeJS.Timeout | undefined
  private round: Promise<void> | undefined

  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly mailer: Mailer,
    private readonly outbox: Outbox,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.mailer.isConfigured) return
    this.timer = setInterval(() => void this.deliverDue(), POLL_MS).unref()
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer)
    await this.round
  }

  /**
   * One round; never rejects. A round that is under way serves all who ask.
   *
   * @param clock the time of day, asked for every mail: a slow server makes a round of many minutes.
   */
  deliverDue(clock = () => new Date()): Promise<void> {
    this.round ??= this.deliver(clock)
      .catch((error: unknown) => {
        this.logger.warn({ err: error }, 'The outbox could not be read')
      })
      .finally(() => {
        this.round = undefined
      })
    return this.round
  }

  private async deliver(clock: () => Date): Promise<void> {
    if (!this.mailer.isConfigured) return
    const due = await this.dataSource.manager.find(OutboxEntry, {
      where: { dueAt: LessThanOrEqual(clock()) },
      order: { dueAt: 'ASC', id: 'ASC' },
      take: BATCH,
    })
    for (const entry of due) {
      if (!(await this.claim(entry, clock()))) continue
      // A server that cannot be reached for one mail is not asked for the rest.
      if (!(await this.deliverOne(entry, clock))) return
    }
  }

  /** By the number of attempts, so that of two processes one has the mail. */
  private claim({ id, attempts }: OutboxEntry, now: Date): Promise<boolean> {
    return this.transactions.run(async (manager) => {
      const claimed = await manager.update(
        OutboxEntry,
        { id, attempts },
        { attempts: attempts + 1, dueAt: new Date(now.getTime() + LEASE_MS) },
      )
      return claimed.affected === 1
    })
  }

  private async deliverOne({ id, kind, recordId, attempts }: OutboxEntry, clock: () => Date) {
    try {
      const mail = await this.outbox.composerOf(kind)?.(recordId)
      if (mail) await this.mailer.send(mail, `${kind}-${id}`)
      await this.transactions.run((manager) => manager.delete(OutboxEntry, { id }))
      return true
    } catch (error) {
      const lastError = v.is(Coded, error) ? error.code.slice(0, 40) : 'UNKNOWN'
      const delay = Math.min(FIRST_RETRY_MS * 2 ** attempts, LAST_RETRY_MS)
      this.logger.warn({ mail: id, code: lastError, attempts: attempts + 1 }, 'A mail was not sent')
      await this.transactions.run((manager) =>
        manager.update(
          OutboxEntry,
          { id },
          { lastError, dueAt: new Date(clock().getTime() + delay) },
        ),
      )
      return lastError === 'EENVELOPE' || lastError === 'EMESSAGE'
    }
  }
}
