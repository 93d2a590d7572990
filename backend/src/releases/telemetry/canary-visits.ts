import { createHmac } from 'node:crypto'
import { Inject, Injectable, Logger } from '@nestjs/common'
import type { TelemetryReport } from 'shared-contracts/telemetry'
import { neighbourhoodOf } from 'shared-server/network-of'
import { sha256 } from '../../foundation/database/sha256.ts'
import { Transactions } from '../../foundation/database/transactions.ts'
import { PREVIEW_SECRET } from '../registry/previews.ts'
import { ReleaseQueries, type Canary } from '../registry/release-queries.ts'
import { releaseOutcomes, type ReleaseOutcome } from './release-outcomes.ts'
import { saveTimes } from './save-times.ts'
import { saveVisits } from './save-visits.ts'

/** Maximum documents kept in memory while the database is unavailable; further ones are dropped. */
const MAX_WAITING = 50_000

/** A document that sends reports, and its sender. */
export interface ReportingDocument {
  /** Id of the browser. */
  readonly browser: string
  /** Id of the document. */
  readonly document: string
  readonly address: string
  /** Whether the browser already had the host's script. */
  readonly held: boolean
}

/** Outcome of a release in one document. */
interface DocumentOutcome extends ReleaseOutcome {
  readonly browser: string
  readonly document: string
  readonly held: boolean
  /** The network that counts as one sender. */
  readonly network: string
}

/**
 * Records which browsers got a canary or the stable release beside it, whether it failed there, and how long it took.
 * A browser counts once per release, in all processes together, whatever it reports and however often.
 *
 * Durations are taken from a browser's first comparable document. A canary's files are new to every browser, but those
 * of stable are not new to browsers that were here before. If a browser already had the host, its first document of
 * either release is therefore left out. This applies to both releases, so the lot still decides which browsers are
 * compared.
 */
@Injectable()
export class CanaryVisits {
  private readonly logger = new Logger(CanaryVisits.name)
  private waiting = new Map<string, DocumentOutcome>()

  constructor(
    private readonly transactions: Transactions,
    private readonly releases: ReleaseQueries,
    @Inject(PREVIEW_SECRET) private readonly secret: string,
  ) {}

  add(
    { browser, document, address, held }: ReportingDocument,
    reports: readonly TelemetryReport[],
  ): void {
    const network = neighbourhoodOf(address)
    for (const fared of releaseOutcomes(reports))
      this.keep({ ...fared, browser, document, held, network })
  }

  /** Saves the outcomes; never rejects. On failure, they stay for the next time. */
  async flush(): Promise<void> {
    if (this.waiting.size === 0) return
    const outcomes = [...this.waiting.values()]
    this.waiting = new Map()
    try {
      const { canaries } = await this.releases.canaries()
      const visits = outcomes.flatMap((outcome) => this.visitsOf(outcome, canaries))
      if (visits.length === 0) return
      await this.transactions.run(async (manager) => {
        await saveVisits(manager, visits)
        await saveTimes(manager, visits)
      })
    } catch (error) {
      this.logger.warn({ err: error }, 'Visits of canaries could not be saved')
      for (const outcome of outcomes) this.keep(outcome)
    }
  }

  private keep(outcome: DocumentOutcome): void {
    const { remote, version, document } = outcome
    const key = `${remote} ${version} ${document}`
    const known = this.waiting.get(key)
    if (!known && this.waiting.size >= MAX_WAITING) return
    this.waiting.set(key, {
      ...outcome,
      hasFailed: outcome.hasFailed || known?.hasFailed === true,
      times: new Map([...outcome.times, ...(known?.times ?? [])]),
    })
  }

  /** Returns the visit of an outcome; empty for a release that is not currently compared. */
  private visitsOf(outcome: DocumentOutcome, canaries: readonly Canary[]) {
    const { remote, version, browser, network, hasFailed, times, ...document } = outcome
    const canary = canaries.find((one) => one.remote === remote)
    if (!canary || ![canary.canary, canary.stable].includes(version)) return []
    // A separate salt per canary: nobody can tell that two canaries saw the same network.
    const salted = `${remote} ${canary.since.toISOString()} ${network}`
    const networkHash = createHmac('sha256', this.secret).update(salted).digest('hex')
    const keyHash = sha256(`${remote} ${version} ${browser}`)
    const visit = { keyHash, remote, version, networkHash, failed: hasFailed ? 1 : 0 }
    return [{ visit: { ...visit, document: document.document }, held: document.held, times }]
  }
}
