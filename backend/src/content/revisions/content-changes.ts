import { ConflictException, HttpStatus, Injectable } from '@nestjs/common'
import { IsNull, type EntityManager } from 'typeorm'
import * as v from 'valibot'
import type { DeskCaller } from '../../accounts/sessions/desk-guard.ts'
import { writeAudit, type AuditActor } from '../../foundation/audit/audit-log.ts'
import { retried } from '../../foundation/database/retried.ts'
import { Transactions } from '../../foundation/database/transactions.ts'
import { DetailedException } from '../../foundation/http/detailed.exception.ts'
import { notFound } from '../../foundation/http/record-id.ts'
import { IdempotentWrites } from '../../intake/idempotency/idempotent-writes.ts'
import { lockPictures } from '../media/lock-pictures.ts'
import type { ContentFields, ContentKind } from './content-kind.ts'
import { ContentKinds } from './content-kinds.ts'
import { answerOf, ContentReader, fieldsOf, type RecordAnswer } from './content-reader.ts'
import { ContentRecord } from './content-record.entity.ts'
import { ContentRevision } from './content-revision.entity.ts'
import { cancelSchedule, publish, setSchedule, withdraw } from './publish.ts'
import { drawId } from './published-rows.ts'
import { listColumns } from './record-columns.ts'
import { assertSlugIsFree, refuseTakenSlug } from './slugs.ts'

/** What is kept of a new draft for a request that is sent again: its fields may be too long to keep twice. */
const Made = v.object({ id: v.number() })

/** The record to change, who changes it, and the revision that the change is based on. */
export interface Target {
  readonly kind: ContentKind
  readonly id: number
  readonly expected: number
  readonly caller: AuditActor
}

/** The only way in which people change records. Each change is one transaction with its entry in the audit log. */
@Injectable()
export class ContentChanges {
  constructor(
    private readonly transactions: Transactions,
    private readonly writes: IdempotentWrites,
    private readonly reader: ContentReader,
    private readonly kinds: ContentKinds,
  ) {}

  /**
   * Creates a draft, once for each key of a request that is sent again after a lost answer.
   *
   * @param key header `Idempotency-Key`; without it, every request creates a draft.
   * @throws UnprocessableEntityException for a key that was used with another body.
   */
  async create(
    kind: ContentKind,
    fields: ContentFields,
    { accountId, name: actor, address }: DeskCaller,
    key: string | undefined,
  ): Promise<RecordAnswer> {
    kind.check?.(fields)
    const { id } = await retried(() =>
      this.writes.run({
        ...{ scope: `${kind.part} by ${accountId}`, key, body: fields, answerSchema: Made },
        work: (manager) => createDraft(manager, kind, fields, { actor, address }),
      }),
    )
    return this.reader.open(kind, id)
  }

  /** Writes a new revision without publishing it. */
  async save(target: Target, fields: ContentFields): Promise<RecordAnswer> {
    const { kind, id, caller } = target
    kind.check?.(fields)
    return this.change(target, async (manager, record) => {
      await refuseTakenSlug(manager, kind, fields, id)
      await kind.checkOthers?.(manager, fields, id)
      const now = await fieldsOf(manager, kind, id, record.revision)
      // Skip a save without a change, such as an automatic one.
      if (JSON.stringify(sorted(now)) === JSON.stringify(sorted(fields))) return
      await lockPictures(manager, fields, now)
      await addRevision(manager, kind, record, fields, caller)
      await audit(manager, target, `saved as revision ${record.revision + 1}`, fields)
    })
  }

  /**
   * Makes an earlier revision the newest one, even of a deleted record. It may show a picture that was deleted since;
   * the text is not lost with it, and publishing asks for another one.
   */
  restore(target: Target, revision: number): Promise<RecordAnswer> {
    const { kind, id, caller } = target
    return this.change(
      target,
      async (manager, record) => {
        const fields = await fieldsOf(manager, kind, id, revision)
        await addRevision(manager, kind, record, fields, caller)
        await audit(manager, target, `restored from revision ${revision}`, fields)
      },
      { isDeletedToo: true },
    )
  }

  /** Publishes the newest revision at once. */
  async publish(target: Target): Promise<RecordAnswer> {
    const { kind, id } = target
    const answer = await this.change(target, async (manager, record) => {
      const fields = await fieldsOf(manager, kind, id, record.revision)
      await assertSlugIsFree(manager, kind, fields, id)
      await lockNewPictures(manager, target, record, fields)
      await publish(manager, kind, record, record.revision)
      await audit(manager, target, `published, revision ${record.revision}`, record)
    })
    this.kinds.changed(kind.part)
    return answer
  }

  /** Schedules the newest revision for publication at a given moment. */
  schedule(target: Target, at: Date): Promise<RecordAnswer> {
    const { kind, id } = target
    return this.change(target, async (manager, record) => {
      const fields = await fieldsOf(manager, kind, id, record.revision)
      await assertSlugIsFree(manager, kind, fields, id)
      await kind.checkOthers?.(manager, fields, id)
      await lockNewPictures(manager, target, record, fields)
      await setSchedule(manager, record, at)
      await audit(
        manager,
        target,
        `scheduled for ${at.toISOString()}, revision ${record.revision}`,
        record,
      )
    })
  }

  /** Cancels the schedule of a record. What visitors see stays. */
  unschedule(target: Target): Promise<RecordAnswer> {
    return this.change(target, async (manager, record) => {
      if (!record.publishAt) {
        throw new ConflictException(`This ${target.kind.noun} is not scheduled`)
      }
      await cancelSchedule(manager, record)
      await audit(manager, target, 'schedule cancelled', record)
    })
  }

  /** Unpublishes a record, and cancels its schedule. */
  async unpublish(target: Target): Promise<RecordAnswer> {
    const { kind } = target
    const answer = await this.change(target, async (manager, record) => {
      if (record.publishedRevision === null && !record.publishAt) {
        throw new ConflictException(`This ${kind.noun} is not published`)
      }
      await withdraw(manager, kind, record)
      await audit(manager, target, 'unpublished', record)
    })
    this.kinds.changed(kind.part)
    return answer
  }

  /** Deletes a record. Its revisions stay, and restoring one of them brings it back. */
  async remove(target: Target): Promise<void> {
    const { kind, id } = target
    await this.withLockedRecord(target, async (manager, record) => {
      await withdraw(manager, kind, record)
      await manager.update(
        ContentRecord,
        { part: kind.part, recordId: id },
        { deletedAt: new Date() },
      )
      await audit(manager, target, 'deleted', record)
    })
    this.kinds.changed(kind.part)
  }

  private change(
    target: Target,
    work: (manager: EntityManager, record: ContentRecord) => Promise<void>,
    options: { readonly isDeletedToo?: boolean } = {},
  ): Promise<RecordAnswer> {
    return this.withLockedRecord(
      target,
      async (manager, record) => {
        await work(manager, record)
        return answer(manager, target.kind, target.id)
      },
      options,
    )
  }

  /** Locks the record, provided that the caller has seen its newest revision, and runs the work on it. */
  private async withLockedRecord<Result>(
    { kind, id, expected }: Target,
    work: (manager: EntityManager, record: ContentRecord) => Promise<Result>,
    { isDeletedToo = false } = {},
  ): Promise<Result> {
    await this.reader.syncSqlChanges(kind, [id])
    const result = await this.run(async (manager) => {
      await kind.lockOthers?.(manager)
      const key = { part: kind.part, recordId: id }
      const seen = { ...key, revision: expected, ...(!isDeletedToo && { deletedAt: IsNull() }) }
      // The update locks the row. Of two editors, only the first one finds the expected revision.
      const { affected } = await manager.update(ContentRecord, seen, { revision: expected })
      if (affected !== 1) return undefined
      const record = await manager.findOneByOrFail(ContentRecord, key)
      return { value: await work(manager, record) }
    })
    if (result) return result.value
    const current = await this.reader.open(kind, id)
    throw new DetailedException(
      `This ${kind.noun} has changed: its revision is ${current.revision} now`,
      HttpStatus.CONFLICT,
      { current },
    )
  }

  private run<Result>(work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    return retried(() => this.transactions.run(work))
  }
}

async function createDraft(
  manager: EntityManager,
  kind: ContentKind,
  fields: ContentFields,
  caller: AuditActor,
): Promise<v.InferOutput<typeof Made>> {
  await kind.lockOthers?.(manager)
  await kind.checkOthers?.(manager, fields, null)
  const id = await drawId(manager, kind, fields)
  await refuseTakenSlug(manager, kind, fields, id)
  await lockPictures(manager, fields)
  const { part } = kind
  const at = new Date()
  await manager.insert(ContentRecord, {
    ...{ part, recordId: id, revision: 1, state: 'draft' as const },
    ...{ publishedRevision: null, publishedHash: null, publishAt: null, publishRevision: null },
    ...{ deletedAt: null, updatedAt: at, updatedBy: caller.actor },
    ...listColumns(kind, fields),
  })
  await insertRevision(manager, { kind, id, revision: 1, fields, at, by: caller.actor })
  await audit(manager, { kind, id, caller }, 'created', fields)
  return { id }
}

async function answer(
  manager: EntityManager,
  kind: ContentKind,
  id: number,
): Promise<RecordAnswer> {
  const record = await manager.findOneBy(ContentRecord, { part: kind.part, recordId: id })
  if (!record) throw notFound(kind.noun)
  return answerOf(manager, kind, record)
}

interface NewRevision {
  readonly kind: ContentKind
  readonly id: number
  readonly revision: number
  readonly fields: ContentFields
  readonly at: Date
  readonly by: string
}

function insertRevision(
  manager: EntityManager,
  { kind: { part }, id: recordId, revision, fields, at, by }: NewRevision,
) {
  const json = JSON.stringify(fields)
  return manager.insert(ContentRevision, { part, recordId, revision, fields: json, at, by })
}

async function addRevision(
  manager: EntityManager,
  kind: ContentKind,
  { recordId: id, revision: before }: ContentRecord,
  fields: ContentFields,
  { actor: by }: AuditActor,
): Promise<void> {
  const revision = before + 1
  const at = new Date()
  await insertRevision(manager, { kind, id, revision, fields, at, by })
  await manager.update(
    ContentRecord,
    { part: kind.part, recordId: id },
    { revision, deletedAt: null, updatedAt: at, updatedBy: by, ...listColumns(kind, fields) },
  )
}

/** @param about record or fields whose title the entry contains. */
function audit(
  manager: EntityManager,
  { kind, id, caller }: Pick<Target, 'kind' | 'id' | 'caller'>,
  what: string,
  about: ContentFields | ContentRecord,
): Promise<void> {
  const title = about instanceof ContentRecord ? about.title : kind.summary(about).title
  return writeAudit(manager, caller, `${kind.noun} changed`, `${kind.noun} ${id} ${what}: ${title}`)
}

/** Sorts the members by name, so that their original order does not matter. */
const sorted = (fields: ContentFields) =>
  Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1))

/** Locks the pictures that a publication shows and the published revision does not. */
async function lockNewPictures(
  manager: EntityManager,
  { kind, id }: Target,
  { publishedRevision }: ContentRecord,
  fields: ContentFields,
): Promise<void> {
  const before =
    publishedRevision === null ? undefined : await fieldsOf(manager, kind, id, publishedRevision)
  await lockPictures(manager, fields, before)
}
