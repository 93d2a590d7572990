import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common'
import { DataSource, In, IsNull, LessThanOrEqual, MoreThan } from 'typeorm'
import { Background } from '../../foundation/concurrency/background.ts'
import { SharedRun } from '../../foundation/concurrency/shared-run.ts'
import { Transactions } from '../../foundation/database/transactions.ts'
import { Mailer, SEND_LIMIT_MS } from './mailer.ts'
import { OutboxEntry } from './outbox-entry.entity.ts'
import { Outbox } from './outbox.ts'
import { sendFailure } from './send-failure.ts'

const POLL_MS = 5_000
/** Maximum mails per round. */
const BATCH = 20
/** Lease on a mail, in milliseconds, for which no other process takes it; longer than any mail takes. */
export const LEASE_MS = SEND_LIMIT_MS + 120_000
/** Backoff after a failure, in milliseconds: one minute, doubled each time, up to six hours. */
const FIRST_RETRY_MS = 60_000
const LAST_RETRY_MS = 6 * 3_600_000
/** With this backoff a mail is given up after five days of attempts, as mail servers do. */
export const MAX_ATTEMPTS = 28

/** Whether the server refused a mail for good. Otherwise it waits, or was given up after all its attempts. */
export const isRefused = ({ failedAt, attempts }: OutboxEntry): boolean =>
  failedAt !== null && attempts < MAX_ATTEMPTS

/**
 * Sends the mails of the outbox. A mail stays there until the server has accepted it. It is given up, and kept for
 * inspection, when the server refuses it permanently or has not accepted it within five days. If a process dies in
 * between, a mail may be sent twice, with the same Message-ID.
 */
@Injectable()
export class OutboxWorker implements OnApplicationBootstrap {
  private readonly logger = new Logger(OutboxWorker.name)
  private readonly round = new SharedRun()

  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly mailer: Mailer,
    private readonly outbox: Outbox,
    private readonly background: Background,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.mailer.isConfigured) return
    this.background.every(POLL_MS, () => this.deliverDue())
    this.background.awaitAtEnd(() => this.round.settle())
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
    for (const entry of await this.due(clock())) {
      if (this.background.stopping.aborted) return
      if (!(await this.claim(entry, clock()))) continue
      // If the server accepts no mail now, the rest waits as well.
      if (!(await this.deliverOne(entry, clock))) return
    }
  }

  private due(now: Date): Promise<OutboxEntry[]> {
    // A time further ahead than any delay was set before the clock went back.
    const latest = new Date(now.getTime() + LAST_RETRY_MS + LEASE_MS)
    return this.dataSource.manager.find(OutboxEntry, {
      where: [LessThanOrEqual(now), MoreThan(latest)].map((dueAt) => ({
        kind: In(this.outbox.kinds),
        failedAt: IsNull(),
        dueAt,
      })),
      order: { dueAt: 'ASC', id: 'ASC' },
      take: BATCH,
    })
  }

  /** Claims a mail by comparing the number of attempts, so that only one of two processes gets it. */
  private claim({ id, attempts }: OutboxEntry, now: Date): Promise<boolean> {
    return this.transactions.run(async (manager) => {
      const claimed = await manager.update(
        OutboxEntry,
        { id, attempts, failedAt: IsNull() },
        { attempts: attempts + 1, dueAt: new Date(now.getTime() + LEASE_MS) },
      )
      return claimed.affected === 1
    })
  }

  /** @returns whether the server may accept further mails now. */
  private async deliverOne(entry: OutboxEntry, clock: () => Date): Promise<boolean> {
    const { id, kind, recordId, messageId } = entry
    try {
      const mail = await this.outbox.composerOf(kind)?.(recordId)
      if (mail) await this.mailer.send(mail, messageId, this.background.cutOff)
      await this.transactions.run(async (manager) => {
        if (mail) await this.outbox.noteOf(kind)?.(manager, recordId)
        await manager.delete(OutboxEntry, { id })
      })
      return true
    } catch (error) {
      return this.fail(entry, error, clock())
    }
  }

  private async fail({ id, attempts }: OutboxEntry, error: unknown, now: Date): Promise<boolean> {
    const { code, blame } = sendFailure(error)
    const isGivenUp = blame === 'refused' || attempts + 1 >= MAX_ATTEMPTS
    const line = { mail: id, code, attempts: attempts + 1 }
    if (isGivenUp) this.logger.error(line, 'A mail was given up')
    else this.logger.warn(line, 'A mail was not sent')
    const delay = Math.min(FIRST_RETRY_MS * 2 ** attempts, LAST_RETRY_MS)
    const next = isGivenUp ? { failedAt: now } : { dueAt: new Date(now.getTime() + delay) }
    await this.transactions.run((manager) =>
      manager.update(OutboxEntry, { id }, { lastError: code, ...next }),
    )
    return blame !== 'server'
  }
}
