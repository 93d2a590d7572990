import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common'
import { Background } from '../concurrency/background.ts'
import { SharedRun } from '../concurrency/shared-run.ts'
import { Erasures } from './erasures.ts'

/** How often a process compares database and ledger again, in milliseconds. */
const EVERY_MS = 10 * 60_000

/** Keeps database and ledger at the same state, from before the first request is answered or mail is sent. */
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
   * A database that is not migrated yet is compared before it counts as ready.
   *
   * @throws Error when nobody can tell what a restored database has brought back: the API must not serve it.
   */
  async onModuleInit(): Promise<void> {
    if (await this.erasures.isMigrated()) await this.reconcile()
  }

  /** Compares the two unless that was done. @throws as {@link onModuleInit} does. */
  async ensureCompared(): Promise<void> {
    if (!this.isCompared) await this.reconcile()
  }

  onApplicationBootstrap(): void {
    this.background.every(EVERY_MS, () => this.run())
    this.background.awaitAtEnd(() => this.round.settle())
  }

  /** Brings into the ledger what was erased until now; never rejects. */
  async run(): Promise<void> {
    // A run that is under way may have read the database before.
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
