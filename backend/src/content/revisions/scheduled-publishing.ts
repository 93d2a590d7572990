import { HttpException, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common'
import { DataSource, LessThanOrEqual, type EntityManager } from 'typeorm'
import { writeAudit } from '../../foundation/audit/audit-log.ts'
import { Background } from '../../foundation/concurrency/background.ts'
import { SharedRun } from '../../foundation/concurrency/shared-run.ts'
import { Transactions } from '../../foundation/database/transactions.ts'
import { InvalidBodyException } from '../../foundation/http/invalid-body.exception.ts'
import { earliestClock } from '../../foundation/retention/earliest-clock.ts'
import type { ContentKind } from './content-kind.ts'
import { ContentKinds } from './content-kinds.ts'
import { ContentReader, fieldsOf } from './content-reader.ts'
import { ContentRecord } from './content-record.entity.ts'
import { CorrectedClock } from './corrected-clock.ts'
import { cancelSchedule, publish } from './publish.ts'

/** Poll interval. With the caches of the API and the edge, due content is on every page within 5 s. */
const POLL_MS = 1_000
/** Maximum number of records per round. */
const BATCH = 50
/** Longest wait before a record is tried again. The wait begins with one round, and doubles. */
const MAX_WAIT_MS = 60_000

const BY_SCHEDULE = { actor: 'schedule', address: '' }

/**
 * Publishes what is due. The schedule is in the database: any running process publishes it, and one that starts later
 * catches up.
 */
@Injectable()
export class ScheduledPublishing implements OnApplicationBootstrap {
  private readonly logger = new Logger(ScheduledPublishing.name)
  private readonly round = new SharedRun()
  private readonly clock = new CorrectedClock()
  /** When records that failed are due again, by part and id. */
  private readonly retries = new Map<string, { readonly at: number; readonly wait: number }>()

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
  run(now = () => earliestClock(this.dataSource, this.clock.now())): Promise<void> {
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
    if (due.length === 0) this.retries.clear()
    for (const record of due) {
      if (this.background.stopping.aborted) return
      await this.tryOne(record, moment.getTime())
    }
  }

  /** Never rejects, because the others are due as well. */
  private async tryOne(record: ContentRecord, now: number): Promise<void> {
    const { part, recordId } = record
    const key = `${part} ${recordId}`
    const before = this.retries.get(key)
    // A retry beyond the longest wait was set before the clock went back.
    if (before && before.at > now && before.at <= now + MAX_WAIT_MS) return
    try {
      await this.publishOrRefuse(record)
      this.retries.delete(key)
    } catch (error) {
      const wait = before ? Math.min(2 * before.wait, MAX_WAIT_MS) : POLL_MS
      this.retries.set(key, { at: now + wait, wait })
      this.logger.error(
        { err: error, part, record: recordId },
        'A scheduled record could not be published',
      )
    }
  }

  private async publishOrRefuse(due: ContentRecord): Promise<void> {
    const kind = this.kinds.get(due.part)
    if (!kind) return
    try {
      await this.publishOne(kind, due)
    } catch (error) {
      // Trying again helps against anything else.
      if (!(error instanceof HttpException)) throw error
      await this.refuse(kind, due, reasonOf(error))
    }
  }

  private async publishOne(kind: ContentKind, due: ContentRecord): Promise<void> {
    await this.reader.syncSqlChanges(kind, [due.recordId])
    await this.transactions.run(async (manager) => {
      await kind.lockOthers?.(manager)
      const record = await take(manager, due)
      if (!record) return
      const revision = revisionOf(record)
      await publish(manager, kind, record, revision)
      await audit(manager, kind, record, `published as scheduled, revision ${revision}`)
    })
    this.kinds.changed(kind.part)
  }

  /** Cancels the schedule of a record that cannot be published: only an editor can mend it. */
  private async refuse(kind: ContentKind, due: ContentRecord, reason: string): Promise<void> {
    const isRefused = await this.transactions.run(async (manager) => {
      const record = await take(manager, due)
      if (!record) return false
      await cancelSchedule(manager, record)
      await audit(manager, kind, record, `not published as scheduled: ${reason}`)
      return true
    })
    if (!isRefused) return
    const { part, recordId } = due
    this.logger.warn(
      { part, record: recordId, reason },
      'A scheduled record cannot be published: its schedule is cancelled',
    )
  }
}

/**
 * Takes a due record, and locks it. Only one of several processes finds it unchanged; none does if an editor has
 * changed the moment.
 */
async function take(
  manager: EntityManager,
  { part, recordId, publishAt }: ContentRecord,
): Promise<ContentRecord | null> {
  if (!publishAt) return null
  const key = { part, recordId }
  const { affected } = await manager.update(
    ContentRecord,
    { ...key, publishAt },
    { publishAt: null },
  )
  return affected === 1 ? manager.findOneByOrFail(ContentRecord, key) : null
}

/** The revision that is scheduled. */
const revisionOf = ({ publishRevision, revision }: ContentRecord) => publishRevision ?? revision

async function audit(
  manager: EntityManager,
  kind: ContentKind,
  record: ContentRecord,
  what: string,
): Promise<void> {
  const { recordId } = record
  // A newer draft may have another title.
  const { title } = kind.summary(await fieldsOf(manager, kind, recordId, revisionOf(record)))
  const { noun } = kind
  await writeAudit(manager, BY_SCHEDULE, `${noun} changed`, `${noun} ${recordId} ${what}: ${title}`)
}

/** Returns why a record was refused, as its editor would read it. */
const reasonOf = (error: HttpException) =>
  error instanceof InvalidBodyException
    ? Object.values(error.fieldErrors).flat().join('; ')
    : error.message
