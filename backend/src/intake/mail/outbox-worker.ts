import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common'
import { DataSource, LessThanOrEqual } from 'typeorm'
import * as v from 'valibot'
import { SharedRun } from '../../foundation/concurrency/shared-run.ts'
import { Transactions } from '../../foundation/database/transactions.ts'
import { Mailer } from './mailer.ts'
import { OutboxEntry } from './outbox-entry.entity.ts'
import { Outbox } from './outbox.ts'

const POLL_MS = 5_000
/** Mails of one round at most. */
const BATCH = 20
/** For this long no other process takes the same mail; longer than any wait of the mailer. */
const LEASE_MS = 120_000
/** Backoff after a failure: a minute, doubled each time, up to six hours. */
const FIRST_RETRY_MS = 60_000
const LAST_RETRY_MS = 6 * 3_600_000

const Coded = v.object({ code: v.string() })

/**
 * Sends the mails of the outbox. A mail stays there until the server has accepted it, however many attempts
 * that takes. A process that dies in between may send a mail twice, with the same Message-ID.
 */
@Injectable()
export class OutboxWorker implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(OutboxWorker.name)
  private timer: NodeJS.Timeout | undefined
  private readonly round = new SharedRun()

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
    await this.round.settle()
  }

  /**
   * Sends what is due; never rejects. Callers during a round share it.
   *
   * @param clock read for every mail, because a slow server can make a round last minutes.
   */
  deliverDue(clock = () => new Date()): Promise<void> {
    return this.round.start(() =>
      this.deliver(clock).catch((error: unknown) => {
        this.logger.warn({ err: error }, 'The outbox could not be read')
      }),
    )
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
      // When the server cannot be reached for one mail, the rest wait as well.
      if (!(await this.deliverOne(entry, clock))) return
    }
  }

  /** Compares the number of attempts, so that only one of two processes gets the mail. */
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
