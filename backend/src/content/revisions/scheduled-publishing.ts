import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common'
import { DataSource, LessThanOrEqual } from 'typeorm'
import { writeAudit } from '../../foundation/audit/audit-log.ts'
import { Background } from '../../foundation/concurrency/background.ts'
import { SharedRun } from '../../foundation/concurrency/shared-run.ts'
import { Transactions } from '../../foundation/database/transactions.ts'
import { earliestClock } from '../../foundation/retention/earliest-clock.ts'
import { ContentKinds } from './content-kinds.ts'
import { ContentReader } from './content-reader.ts'
import { ContentRecord } from './content-record.entity.ts'
import { publish } from './publish.ts'

/** Poll interval. With the caches of the API and the edge, due content is on every page within 5 s. */
const POLL_MS = 1_000
/** Maximum number of records per round. */
const BATCH = 50

/**
 * Publishes what is due. The schedule is in the database: any running process publishes it, and one that starts later
 * catches up.
 */
@Injectable()
export class ScheduledPublishing implements OnApplicationBootstrap {
  private readonly logger = new Logger(ScheduledPublishing.name)
  private readonly round = new SharedRun()

  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly background: Background,
    private readonly reader: ContentReader,
    private readonly kinds: ContentKinds,
  ) {}

  onApplicationBootstrap(): void {
    this.background.every(POLL_MS, () => this.run())
    this.background.awaitAtEnd(() => this.round.settle())
  }

  /** Publishes what is due; never rejects. @param now the most cautious clock, because early is worse than late. */
  run(now = () => earliestClock(this.dataSource)): Promise<void> {
    return this.round.start(() =>
      this.publishDue(now).catch((error: unknown) => {
        this.logger.warn({ err: error }, 'What is scheduled could not be published')
      }),
    )
  }

  private async publishDue(now: () => Promise<Date>): Promise<void> {
    const moment = await now()
    const due = await this.dataSource.manager.find(ContentRecord, {
      where: { publishAt: LessThanOrEqual(moment) },
      order: { publishAt: 'ASC' },
      take: BATCH,
    })
    for (const record of due) {
      if (this.background.stopping.aborted) return
      await this.publishOne(record).catch((error: unknown) => {
        // Go on, because the others are due as well.
        this.logger.error(
          { err: error, part: record.part, record: record.recordId },
          'A scheduled record could not be published',
        )
      })
    }
  }

  private async publishOne({ part, recordId, publishAt }: ContentRecord): Promise<void> {
    const kind = this.kinds.get(part)
    if (!kind || !publishAt) return
    await this.reader.syncSqlChanges(kind, [recordId])
    await this.transactions.run(async (manager) => {
      const key = { part, recordId }
      // Only one of several processes finds the record unchanged; none does if an editor has changed the moment.
      const { affected } = await manager.update(
        ContentRecord,
        { ...key, publishAt },
        { publishAt: null },
      )
      if (affected !== 1) return
      const record = await manager.findOneByOrFail(ContentRecord, key)
      const revision = record.publishRevision ?? record.revision
      await publish(manager, kind, record, revision)
      await writeAudit(
        manager,
        { actor: 'schedule', address: '' },
        `${kind.noun} changed`,
        `${kind.noun} ${recordId} published as scheduled, revision ${revision}: ${record.title}`,
      )
    })
    this.kinds.changed(part)
  }
}
