import { Injectable } from '@nestjs/common'
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

/** What edges told of the pages that they render, in the database, so that every API tells of all edges. */
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
    const rows = await this.dataSource.manager.find(EdgeReport, {
      where: { reportedAt: MoreThan(new Date(now - KEPT_MS)) },
    })
    return addUp(
      rows.flatMap(({ report, reportedAt }) => {
        // Another version of the API may have kept what this one does not read.
        const read = v.safeParse(StoredReport, report)
        const isRunning = now - reportedAt.getTime() < RUNNING_MS
        return read.success ? [{ report: read.output, isRunning }] : []
      }),
    )
  }
}
