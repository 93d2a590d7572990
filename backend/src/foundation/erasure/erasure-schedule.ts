import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common'
import { Background } from '../concurrency/background.ts'
import { SharedRun } from '../concurrency/shared-run.ts'
import { Erasures } from './erasures.ts'

/** Interval between comparisons of database and ledger, in milliseconds. */
const EVERY_MS = 10 * 60_000

/** Keeps database and ledger consistent, from before the first request is answered or mail is sent. */
@Injectable()
export class ErasureSchedule implements OnModuleInit, OnApplicationBootstrap {
  private readonly logger = new Logger(ErasureSchedule.name)
  private readonly round = new SharedRun()
  /** Whether this process has compared the two since it began. */
  private isCompared = false

  constructor(
    private readonly erasures: Erasures,
    private readonly background: Background,
  ) {}

  /**
   * Compares the two at start; a database that is not migrated yet is compared before it counts as ready.
   *
   * @throws Error when it is unknown what a restored database has brought back: the API must not serve that.
   */
  async onModuleInit(): Promise<void> {
    if (await this.erasures.isMigrated()) await this.reconcile()
  }

  /** Compares the two unless that was done. @throws like {@link onModuleInit}. */
  async ensureCompared(): Promise<void> {
    if (!this.isCompared) await this.reconcile()
  }

  onApplicationBootstrap(): void {
    this.background.every(EVERY_MS, () => this.run())
    this.background.awaitAtEnd(() => this.round.settle())
  }

  /** Writes all erasures up to now to the ledger; never rejects. */
  async run(): Promise<void> {
    // A run under way may have read the database too early.
    await this.round.settle()
    await this.round.start(() =>
      this.reconcile().catch((error: unknown) => {
        this.logger.error(
          { err: error },
          'The ledger of erasures cannot be compared with the database: what was erased since it could is not in it',
        )
      }),
    )
  }

  private async reconcile(): Promise<void> {
    const { again } = await this.erasures.reconcile()
    this.isCompared = true
    if (again > 0) this.logger.warn({ erasures: again }, 'Erased again what a backup brought back')
  }
}
