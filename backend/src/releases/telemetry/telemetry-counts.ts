import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common'
import { Background } from '../../foundation/concurrency/background.ts'
import { Transactions } from '../../foundation/database/transactions.ts'
import { CanaryVisits } from './canary-visits.ts'
import { FAILED_VISITS, VISITS, type Count } from './counts-of.ts'
import { saveCounts, type HourlyCount } from './save-counts.ts'

const FLUSH_MS = 1_000
const HOUR_MS = 3_600_000
/** Period for counting visits, in milliseconds. It is shorter than an hour, so that current problems show. */
const VISITS_PERIOD_MS = 5 * 60_000
/** Maximum rows kept in memory while the database is unavailable; further new ones are dropped. */
const MAX_ROWS = 50_000

/** Collects counts in memory, and adds them to the database every second and at shutdown. */
@Injectable()
export class TelemetryCounts implements OnApplicationBootstrap {
  private readonly logger = new Logger(TelemetryCounts.name)
  private counts = new Map<string, HourlyCount>()
  private flushing: Promise<void> | undefined

  constructor(
    private readonly transactions: Transactions,
    private readonly background: Background,
    private readonly canaryVisits: CanaryVisits,
  ) {}

  onApplicationBootstrap(): void {
    this.background.every(FLUSH_MS, () => this.flush())
    this.background.awaitAtEnd(() => this.flush())
  }

  add(counts: readonly Count[], now = Date.now()): void {
    for (const count of counts) {
      const isOfVisits = count.measure === VISITS || count.measure === FAILED_VISITS
      const period = isOfVisits ? VISITS_PERIOD_MS : HOUR_MS
      this.addOne({ hour: Math.floor(now / period) * period, ...count })
    }
  }

  /** Saves the counts; never rejects. On failure, they stay for the next flush. */
  async flush(): Promise<void> {
    await this.flushing
    this.flushing ??= this.save().finally(() => {
      this.flushing = undefined
    })
    await this.flushing
  }

  private async save(): Promise<void> {
    await this.canaryVisits.flush()
    if (this.counts.size === 0) return
    const counts = [...this.counts.values()]
    this.counts = new Map()
    try {
      await this.transactions.run((manager) => saveCounts(manager, counts))
    } catch (error) {
      this.logger.warn({ err: error }, 'Telemetry could not be saved')
      for (const count of counts) this.addOne(count)
    }
  }

  private addOne(count: HourlyCount): void {
    const { hour, remote, version, measure, bucket } = count
    const key = [hour, remote, version, measure, bucket].join(' ')
    const known = this.counts.get(key)
    if (!known && this.counts.size >= MAX_ROWS) return
    this.counts.set(key, { ...count, count: count.count + (known?.count ?? 0) })
  }
}
