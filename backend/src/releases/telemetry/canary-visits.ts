import { createHmac } from 'node:crypto'
import { Inject, Injectable, Logger } from '@nestjs/common'
import type { TelemetryReport } from 'shared-contracts/telemetry'
import type { EntityManager } from 'typeorm'
import { sha256 } from '../../foundation/database/sha256.ts'
import { Transactions } from '../../foundation/database/transactions.ts'
import { neighbourhoodOf } from '../../foundation/http/network-of.ts'
import { PREVIEW_SECRET } from '../registry/previews.ts'
import { ReleaseQueries, type Canary } from '../registry/release-queries.ts'
import { CanaryVisit } from './canary-visit.entity.ts'
import { outcomesOf, type Outcome } from './counts-of.ts'

/** Browsers kept in memory at most while the database is away; further ones are dropped. */
const MAX_WAITING = 50_000
/** Rows of one statement. */
const BATCH = 200

/** How a release fared in one browser. */
interface BrowserOutcome extends Outcome {
  readonly browser: string
  /** The part of the network that counts as one sender. */
  readonly network: string
}

/**
 * Notes which browsers got a canary or the stable release beside it, and whether it failed there. A browser
 * counts once for each release, in all processes together, whatever it reports and however often.
 */
@Injectable()
export class CanaryVisits {
  private readonly logger = new Logger(CanaryVisits.name)
  private waiting = new Map<string, BrowserOutcome>()

  constructor(
    private readonly transactions: Transactions,
    private readonly releases: ReleaseQueries,
    @Inject(PREVIEW_SECRET) private readonly secret: string,
  ) {}

  add(browser: string, address: string, reports: readonly TelemetryReport[]): void {
    const network = neighbourhoodOf(address)
    for (const outcome of outcomesOf(reports)) this.keep({ ...outcome, browser, network })
  }

  /** Never rejects: what could not be saved stays for the next time. */
  async flush(): Promise<void> {
    if (this.waiting.size === 0) return
    const outcomes = [...this.waiting.values()]
    this.waiting = new Map()
    try {
      const { canaries } = await this.releases.canaries()
      const rows = outcomes.flatMap((outcome) => this.rowsOf(outcome, canaries))
      if (rows.length > 0) await this.transactions.run((manager) => save(manager, rows))
    } catch (error) {
      this.logger.warn({ err: error }, 'Visits of canaries could not be saved')
      for (const outcome of outcomes) this.keep(outcome)
    }
  }

  private keep(outcome: BrowserOutcome): void {
    const { remote, version, browser } = outcome
    const key = `${remote} ${version} ${browser}`
    const known = this.waiting.get(key)
    if (!known && this.waiting.size >= MAX_WAITING) return
    this.waiting.set(key, {
      ...outcome,
      isVisit: outcome.isVisit || known?.isVisit === true,
      hasFailed: outcome.hasFailed || known?.hasFailed === true,
    })
  }

  /** None for a release that is not compared now. */
  private rowsOf(outcome: BrowserOutcome, canaries: readonly Canary[]): CanaryVisit[] {
    const { remote, version, browser, network, hasFailed } = outcome
    const canary = canaries.find((one) => one.remote === remote)
    if (!canary || ![canary.canary, canary.stable].includes(version)) return []
    // A salt of the canary's own: nobody can tell that two canaries saw the same network.
    const salted = `${remote} ${canary.since.toISOString()} ${network}`
    const networkHash = createHmac('sha256', this.secret).update(salted).digest('hex')
    const keyHash = sha256(`${remote} ${version} ${browser}`)
    return [{ keyHash, remote, version, networkHash, failed: hasFailed ? 1 : 0 }]
  }
}

async function save(manager: EntityManager, rows: readonly CanaryVisit[]): Promise<void> {
  // Always in the same order, which avoids deadlocks between processes.
  const sorted = rows.toSorted((a, b) => (a.keyHash < b.keyHash ? -1 : 1))
  for (let start = 0; start < sorted.length; start += BATCH) {
    const insert = manager.createQueryBuilder().insert().into(CanaryVisit)
    const [sql, parameters] = insert
      .values(sorted.slice(start, start + BATCH))
      .getQueryAndParameters()
    await manager.query(`${sql} ${onConflict(manager)}`, parameters)
  }
}

/** A browser that failed once has failed. */
function onConflict(manager: EntityManager): string {
  return manager.dataSource.options.type === 'better-sqlite3'
    ? 'ON CONFLICT (key_hash) DO UPDATE SET failed = MAX(failed, excluded.failed)'
    : 'ON DUPLICATE KEY UPDATE failed = GREATEST(failed, VALUES(failed))'
}
