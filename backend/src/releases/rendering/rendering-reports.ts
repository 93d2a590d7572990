import { Injectable } from '@nestjs/common'
import type { EdgeListing } from 'shared-contracts/edge-serving'
import { RenderingReport } from 'shared-contracts/rendering-report'
import { DataSource, In, LessThan, MoreThan } from 'typeorm'
import * as v from 'valibot'
import { Transactions } from '../../foundation/database/transactions.ts'
import { EdgeReport } from './edge-report.entity.ts'
import { addUp, type RenderingTotals } from './rendering-totals.ts'

/** Hours after an edge's last report for which its counts are included. */
export const REPORTED_HOURS = 24
const KEPT_MS = REPORTED_HOURS * 3_600_000

/** Timeout after which an edge counts as gone, in milliseconds. A running edge reports at least every minute. */
const RUNNING_MS = 3 * 60_000

/** Maximum reports that are kept; the oldest are removed. */
const MAX_EDGES = 100

const StoredReport = v.pipe(v.string(), v.parseJson(), RenderingReport)

/**
 * The reports of edges about what they serve and render. They are in the database, so that every API covers all edges.
 */
@Injectable()
export class RenderingReports {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
  ) {}

  /** Replaces the edge's previous report. */
  async save(report: RenderingReport, now = new Date()): Promise<void> {
    await this.transactions.run(async (manager) => {
      const row = { edge: report.edge, reportedAt: now, report: JSON.stringify(report) }
      await manager.upsert(EdgeReport, row, ['edge'])
      await manager.delete(EdgeReport, { reportedAt: LessThan(new Date(now.getTime() - KEPT_MS)) })
      const surplus = await manager.find(EdgeReport, {
        select: { edge: true },
        order: { reportedAt: 'DESC', edge: 'DESC' },
        skip: MAX_EDGES,
        take: MAX_EDGES,
      })
      if (surplus.length === 0) return
      await manager.delete(EdgeReport, { edge: In(surplus.map(({ edge }) => edge)) })
    })
  }

  /** Returns the totals of all edges. */
  async totals(now = Date.now()): Promise<RenderingTotals> {
    const reported = await this.since(now - KEPT_MS)
    return addUp(
      reported.map(({ report, reportedAt }) => ({
        report,
        isRunning: now - reportedAt.getTime() < RUNNING_MS,
      })),
    )
  }

  /** Returns what each running edge serves, the least recent report first. */
  async edges(now = Date.now()): Promise<EdgeListing[]> {
    const reported = await this.since(now - RUNNING_MS)
    return reported.flatMap(({ report: { edge, serving }, reportedAt }) =>
      serving ? [{ edge, reportedAt: reportedAt.toISOString(), ...serving }] : [],
    )
  }

  private async since(begin: number) {
    const rows = await this.dataSource.manager.find(EdgeReport, {
      where: { reportedAt: MoreThan(new Date(begin)) },
      order: { reportedAt: 'ASC', edge: 'ASC' },
    })
    return rows.flatMap(({ report, reportedAt }) => {
      // Another version of the API may have stored a report that this one cannot parse.
      const read = v.safeParse(StoredReport, report)
      return read.success ? [{ report: read.output, reportedAt }] : []
    })
  }
}
