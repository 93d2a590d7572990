import { setImmediate } from 'node:timers/promises'
import { Injectable, Logger } from '@nestjs/common'
import { DataSource, LessThan, type EntityManager } from 'typeorm'
import { Background } from '../../foundation/concurrency/background.ts'
import { SharedRun } from '../../foundation/concurrency/shared-run.ts'
import { isUniqueViolation } from '../../foundation/database/database-unavailable.ts'
import { Transactions } from '../../foundation/database/transactions.ts'
import { notFound } from '../../foundation/http/record-id.ts'
import { adoptRows, differsFromPublished, recordsOf, unknownIds } from './adopt.ts'
import type { ContentFields, ContentKind, PublishedRow } from './content-kind.ts'
import { ContentRecord } from './content-record.entity.ts'
import { ContentRevision } from './content-revision.entity.ts'
import { parseFields } from './parse-fields.ts'
import { findRow, findRows } from './published-rows.ts'
import { slugToPublish } from './slugs.ts'

/** A record in responses of the desk. */
export interface RecordAnswer extends ContentFields {
  readonly id: number
  readonly revision: number
}

/** Range of revisions to read. */
export interface RevisionsPage {
  readonly before?: number | undefined
  readonly limit: number
}

/** Reads records. Changes made by SQL are taken over first, so that nobody overwrites them unseen. */
@Injectable()
export class ContentReader {
  private readonly logger = new Logger(ContentReader.name)
  private readonly rest = new SharedRun()

  constructor(
    readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly background: Background,
  ) {
    background.awaitAtEnd(() => this.rest.settle())
  }

  /** @throws NotFoundException when there is no such record, or it was deleted. */
  async open(kind: ContentKind, id: number): Promise<RecordAnswer> {
    await this.syncSqlChanges(kind, [id])
    const { manager } = this.dataSource
    const record = await manager.findOneBy(ContentRecord, { part: kind.part, recordId: id })
    if (!record || record.deletedAt) throw notFound(kind.noun)
    return answerOf(manager, kind, record)
  }

  /** Returns the row that visitors would read if the newest revision were published. @throws NotFoundException */
  async rowAsWritten<Row extends PublishedRow>(
    kind: ContentKind<ContentFields, Row>,
    id: number,
  ): Promise<Row> {
    const { revision } = await this.open(kind, id)
    const { manager } = this.dataSource
    const written = await fieldsOf(manager, kind, id, revision)
    const row = await findRow(manager, kind, id)
    const slug = await slugToPublish(manager, kind, written, { id, row })
    const fields = kind.hasAddress ? { ...written, slug } : written
    // As publishing would store it. `write` returns every column but the key, so the type needs a cast.
    return { ...kind.write(fields, row as Row | null), id } as unknown as Row
  }

  /**
   * Lists the revisions of a record, newest first, even if it was deleted.
   *
   * @param page the newest ones, or those before a revision.
   */
  async revisions(kind: ContentKind, id: number, { before, limit }: RevisionsPage) {
    await this.syncSqlChanges(kind, [id])
    const { manager } = this.dataSource
    const ofRecord = { part: kind.part, recordId: id }
    if (!(await manager.existsBy(ContentRevision, ofRecord))) throw notFound(kind.noun)
    const revisions = await manager.find(ContentRevision, {
      where: { ...ofRecord, ...(before !== undefined && { revision: LessThan(before) }) },
      order: { revision: 'DESC' },
      take: limit,
    })
    return revisions.map(({ revision, at, by, fields }) => ({
      ...{ revision, by },
      at: at.toISOString(),
      fields: parseFields(fields),
    }))
  }

  /** Takes over changes made by SQL to the rows of these records. @returns whether there were any. */
  async syncSqlChanges(kind: ContentKind, ids: readonly number[]): Promise<boolean> {
    const { manager } = this.dataSource
    const rows = await findRows(manager, kind, ids)
    const records = await recordsOf(manager, kind, ids)
    const foreign = ids.filter((id) => differsFromPublished(kind, records.get(id), rows.get(id)))
    if (foreign.length === 0) return false
    await this.adopt(kind, foreign)
    return true
  }

  /** Takes over every row that was added or removed by SQL. */
  async takeOverNew(kind: ContentKind): Promise<void> {
    while (await this.takeOverSome(kind)) {
      // Serve visitors between two batches.
      await setImmediate()
    }
  }

  /**
   * Takes over the first rows at once and the others in the background. After an import of thousands, a list shows the
   * first of them, and the others seconds later.
   */
  async syncInBackground(kind: ContentKind): Promise<void> {
    if (!(await this.takeOverSome(kind))) return
    void this.rest.start(() =>
      this.takeOverRest(kind).catch((error: unknown) => {
        this.logger.warn({ err: error, part: kind.part }, 'Rows could not be taken over')
      }),
    )
  }

  private async takeOverRest(kind: ContentKind): Promise<void> {
    while (!this.background.stopping.aborted && (await this.takeOverSome(kind))) {
      await setImmediate()
    }
  }

  /** Takes over a batch of rows. @returns whether there may be more. */
  private async takeOverSome(kind: ContentKind): Promise<boolean> {
    const ids = await unknownIds(this.dataSource.manager, kind)
    if (ids.length > 0) await this.adopt(kind, ids)
    return ids.length > 0
  }

  private async adopt(kind: ContentKind, ids: readonly number[]): Promise<void> {
    try {
      await this.transactions.run((manager) => adoptRows(manager, kind, ids))
    } catch (error) {
      // Another request has taken them over at the same time.
      if (!isUniqueViolation(error)) throw error
    }
  }
}

/** The fields of a revision. @throws NotFoundException when there is no such revision. */
export async function fieldsOf(
  manager: EntityManager,
  { part }: ContentKind,
  recordId: number,
  revision: number,
): Promise<ContentFields> {
  const found = await manager.findOneBy(ContentRevision, { part, recordId, revision })
  if (!found) throw notFound('revision')
  return parseFields(found.fields)
}

/** Returns a record with the fields of its newest revision. */
export async function answerOf(
  manager: EntityManager,
  kind: ContentKind,
  record: ContentRecord,
): Promise<RecordAnswer> {
  const fields = await fieldsOf(manager, kind, record.recordId, record.revision)
  const row = await findRow(manager, kind, record.recordId)
  return toAnswer(kind, record, fields, row?.slug ?? null)
}

export function toAnswer(
  kind: ContentKind,
  record: ContentRecord,
  fields: ContentFields,
  slug: string | null,
): RecordAnswer {
  const { recordId: id, revision, updatedAt, updatedBy, state } = record
  const { publishAt, publishRevision, publishedRevision } = record
  return {
    ...fields,
    // The address that was made for the record.
    ...(slug !== null &&
      !fields['slug'] &&
      (!kind.hasAddress || kind.hasAddress(fields)) && { slug }),
    ...{ id, revision, updatedBy, state, publishedRevision, publishRevision },
    updatedAt: updatedAt.toISOString(),
    publishAt: publishAt?.toISOString() ?? null,
  }
}
