import { Inject, Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { writeAudit, type AuditActor } from '../../foundation/audit/audit-log.ts'
import { ALL_RECORDS } from '../../foundation/database/database.module.ts'
import type { Counts, ModuleRecords } from '../../foundation/database/records.ts'
import { Transactions } from '../../foundation/database/transactions.ts'
import { ErasureSchedule } from '../../foundation/erasure/erasure-schedule.ts'
import { Erasures } from '../../foundation/erasure/erasures.ts'
import { copyOf, type StoredCopy } from '../../foundation/retention/copy.ts'
import { subjectOf } from '../submission/subject-of.ts'
import type { InboxKind } from './inbox-kind.ts'

/** Kinds of rows that only personnel may read. */
const OF_APPLICATIONS = ['applications', 'application threads']

/** The data kept about one person, for the staff who answer that person's request. */
@Injectable()
export class Persons {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly erasures: Erasures,
    private readonly schedule: ErasureSchedule,
    @Inject(ALL_RECORDS) private readonly records: readonly ModuleRecords[],
  ) {}

  /** Exports applications for the part of applications, and everything else for the other part. */
  async export(kind: InboxKind, email: string, actor: AuditActor): Promise<StoredCopy> {
    const copy = await copyOf(this.dataSource.manager, this.records, email.trim())
    const kept = Object.entries(copy.kept).filter(
      ([name]) => OF_APPLICATIONS.includes(name) === (kind.part === 'applications'),
    )
    await this.transactions.run((manager) =>
      writeAudit(manager, actor, 'person exported', `what is kept of one person, ${kind.part}`),
    )
    return { ...copy, kept: Object.fromEntries(kept) }
  }

  /**
   * Erases everything that came from an address, whichever part it belongs to, and also from backups restored later.
   */
  async erase(email: string, actor: AuditActor): Promise<Counts> {
    const counts = await this.transactions.run(async (manager) => {
      const erased = await this.erasures.erase(manager, subjectOf({ email }))
      // Without the address, since the log is kept.
      await writeAudit(manager, actor, 'person erased', textOf(erased))
      return erased
    })
    void this.schedule.run()
    return counts
  }
}

const textOf = (counts: Counts) =>
  Object.entries(counts)
    .map(([kind, count]) => `${count} ${kind}`)
    .join(', ')
