import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common'
import { DataSource, LessThanOrEqual, MoreThan } from 'typeorm'
import { Background } from '../concurrency/background.ts'
import { SharedRun } from '../concurrency/shared-run.ts'
import { CONFIG, type Config } from '../config/config.ts'
import { ALL_RECORDS } from '../database/database.module.ts'
import { isUniqueViolation } from '../database/database-unavailable.ts'
import type { ModuleRecords } from '../database/records.ts'
import { Transactions } from '../database/transactions.ts'
import { earliestClock } from './earliest-clock.ts'
import { purge } from './purge.ts'
import { ScheduledWork } from './scheduled-work.entity.ts'

const NAME = 'retention'
/** Interval at which each process checks whether it is its turn, in milliseconds. */
const POLL_MS = 60_000
/** Interval of purges, in milliseconds: small and often rather than one long run at night. */
const EVERY_MS = 3_600_000
/** Lifetime of a process's turn, in milliseconds; every batch extends it, and a process that dies loses it. */
const LEASE_MS = 10 * 60_000

/** Purges rows past their retention every hour, in one process at a time. */
@Injectable()
export class RetentionSchedule implements OnApplicationBootstrap {
  private readonly logger = new Logger(RetentionSchedule.name)
  private readonly round = new SharedRun()

  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly background: Background,
    @Inject(ALL_RECORDS) private readonly records: readonly ModuleRecords[],
    @Inject(CONFIG) private readonly config: Pick<Config, 'RETENTION_DAYS'>,
  ) {}

  onApplicationBootstrap(): void {
    this.background.every(POLL_MS, () => this.run())
    this.background.awaitAtEnd(() => this.round.settle())
  }

  /** Purges if it is this process's turn; never rejects. */
  run(): Promise<void> {
    return this.round.start(() =>
      this.purgeInTurn().catch((error: unknown) => {
        this.logger.warn({ err: error }, 'What is old could not be removed')
      }),
    )
  }

  private async purgeInTurn(): Promise<void> {
    if (!(await this.claim())) return
    const { stopping } = this.background
    const counts = await purge(this.transactions, this.records, {
      kept: this.config.RETENTION_DAYS,
      now: await earliestClock(this.dataSource),
      stopping,
      onBatch: () => this.moveTo(LEASE_MS),
    })
    await this.moveTo(stopping.aborted ? 0 : EVERY_MS)
    if (Object.values(counts).some((count) => count > 0)) {
      await this.transactions.emptyLog()
      this.logger.log(counts, 'Removed what has been kept long enough')
    }
  }

  /** @returns whether this process has the turn. */
  private async claim(): Promise<boolean> {
    const now = Date.now()
    const until = { dueAt: new Date(now + LEASE_MS) }
    // A due time beyond the next turn was set before the clock went back.
    const latest = new Date(now + EVERY_MS + LEASE_MS)
    try {
      return await this.transactions.run(async (manager) => {
        for (const dueAt of [LessThanOrEqual(new Date(now)), MoreThan(latest)]) {
          const { affected } = await manager.update(ScheduledWork, { name: NAME, dueAt }, until)
          if (affected === 1) return true
        }
        if (await manager.existsBy(ScheduledWork, { name: NAME })) return false
        await manager.insert(ScheduledWork, { name: NAME, ...until })
        return true
      })
    } catch (error) {
      // Another process has inserted the row in the meantime.
      if (isUniqueViolation(error)) return false
      throw error
    }
  }

  private async moveTo(ms: number): Promise<void> {
    const dueAt = new Date(Date.now() + ms)
    await this.transactions.run((manager) =>
      manager.update(ScheduledWork, { name: NAME }, { dueAt }),
    )
  }
}
