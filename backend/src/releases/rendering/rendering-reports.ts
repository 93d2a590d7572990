import { Injectable } from '@nestjs/common'
import type { EdgeListing } from 'shared-contracts/edge-serving'
import { RenderingReport } from 'shared-contracts/rendering-report'
import { DataSource, In, LessThan, MoreThan } from 'typeorm'
import * as v from 'valibot'
import { Transactions } from '../../foundation/database/transactions.ts'
import { EdgeReport } from './edge-report.entity.ts'
import { addUp, type RenderingTotals } from './rendering-totals.ts'

/** What an edge counted is told for so long after its last report. */
export const REPORTED_HOURS = 24
const KEPT_MS = REPORTED_HOURS * 3_600_000

/** An edge that runs reports every minute at least; one that was not heard of for so long has gone. */
const RUNNING_MS = 3 * 60_000

/** Reports that are kept at most; the oldest make room. */
const MAX_EDGES = 100

const StoredReport = v.pipe(v.string(), v.parseJson(), RenderingReport)

/** What edges told of what they serve and of the pages that they render, in the database, so that every API tells of all edges. */
@Injectable()
export class RenderingReports {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
  ) {}

  /** Takes the place of what the edge said before. */
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

  /** Of all edges together. */
  async totals(now = Date.now()): Promise<RenderingTotals> {
    const reported = await this.since(now - KEPT_MS)
    return addUp(
      reported.map(({ report, reportedAt }) => ({
        report,
        isRunning: now - reportedAt.getTime() < RUNNING_MS,
      })),
    )
  }

  /** What each edge that runs gives to visitors, the longest unheard of first. */
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
      // Another version of the API may have kept what this one does not read.
      const read = v.safeParse(StoredReport, report)
      return read.success ? [{ report: read.output, reportedAt }] : []
    })
  }
}
