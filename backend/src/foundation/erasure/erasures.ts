import { In, type DataSource, type EntityManager } from 'typeorm'
import { loadSecret } from '../config/load-secret.ts'
import type { Config } from '../config/config.ts'
import { isUniqueViolation } from '../database/database-unavailable.ts'
import type { Counts, ModuleRecords, Subject } from '../database/records.ts'
import { Transactions } from '../database/transactions.ts'
import { earliestClock } from '../retention/earliest-clock.ts'
import { erase } from './erase.ts'
import type { ErasureLedger } from './erasure-ledger.ts'
import { parseEntry, SubjectHashes, type LedgerEntry } from './ledger-entry.ts'
import { NotedErasure } from './noted-erasure.entity.ts'
import { openErasureLedger, type LedgerConfig } from './open-ledger.ts'

const DAY_MS = 24 * 3_600_000

/** Differences between database and ledger that were resolved. */
export interface Reconciled {
  /** Erasures missing from the database, because an older backup was restored. */
  readonly again: number
  /** Erasures that were missing from the ledger. */
  readonly written: number
}

export interface ErasuresOptions {
  readonly dataSource: DataSource
  readonly transactions: Transactions
  readonly records: readonly ModuleRecords[]
  readonly ledger: ErasureLedger
  readonly hashes: SubjectHashes
  /** Number of days for which an erasure is remembered: no backup may be older. */
  readonly days: number
}

export type ErasuresConfig = LedgerConfig & Pick<Config, 'ERASURE_KEY' | 'RETENTION_DAYS'>

/**
 * Records erasures, so that they are repeated when a backup is restored. Database and ledger each hold all erasures of
 * the last years, and each receives what it lacks from the other.
 */
export class Erasures {
  constructor(private readonly options: ErasuresOptions) {}

  /** Opens the ledger of this installation, for an open database. */
  static async open(
    dataSource: DataSource,
    records: readonly ModuleRecords[],
    config: ErasuresConfig,
    transactions = new Transactions(dataSource),
  ): Promise<Erasures> {
    const { ERASURE_KEY: configured, DATA_DIR: folder, RETENTION_DAYS } = config
    const key = await loadSecret({ configured, folder, name: 'erasure-key' })
    return new Erasures({
      dataSource,
      transactions,
      records,
      ledger: await openErasureLedger(config),
      hashes: new SubjectHashes(key),
      days: RETENTION_DAYS.erasures,
    })
  }

  /**
   * Removes what a visitor sent, whatever its age, and notes the erasure. {@link reconcile} adds it to the ledger once
   * the transaction is committed.
   */
  async erase(manager: EntityManager, subject: Subject): Promise<Counts> {
    const { records, hashes } = this.options
    const counts = await erase(manager, records, subject)
    await note(manager, hashes.entry(subject, new Date()))
    return counts
  }

  /** Whether the database has the table of erasures. Before that, nothing can be compared. */
  async isMigrated(): Promise<boolean> {
    const { dataSource } = this.options
    const runner = dataSource.createQueryRunner()
    try {
      return await runner.hasTable(dataSource.getMetadata(NotedErasure).tableName)
    } finally {
      await runner.release()
    }
  }

  /**
   * Adds missing erasures to the ledger, repeats those that the database lacks, and forgets those older than any
   * backup.
   *
   * @throws Error when the ledger cannot be read or written, or has erasures by another key than ours.
   */
  async reconcile(): Promise<Reconciled> {
    const { dataSource, transactions, ledger, days } = this.options
    const oldest = new Date((await earliestClock(dataSource)).getTime() - days * DAY_MS)
    const isOld = ({ erasedAt }: LedgerEntry) => erasedAt < oldest
    // Read the ledger first: its entries were committed before they were added, so a later read of the database has
    // them.
    const written = entriesOf(await ledger.list())
    const rows = await dataSource.manager.find(NotedErasure)
    const noted = entriesOf(rows.map(({ entry }) => entry))

    const isWritten = namesOf(written)
    const missing = noted.filter((entry) => !isOld(entry) && !isWritten.has(entry.name))
    for (const { name } of missing) await ledger.add(name)

    const isNoted = namesOf(noted)
    const lost = written.filter((entry) => !isOld(entry) && !isNoted.has(entry.name))
    if (lost.length > 0) await this.eraseAgain(lost)

    if (missing.length + lost.length > 0) await transactions.emptyLog()
    await this.forget(written.filter(isOld), noted.filter(isOld))
    return { again: lost.length, written: missing.length }
  }

  /** Repeats each erasure in a transaction, up to its own time: later submissions are kept. */
  private async eraseAgain(entries: readonly LedgerEntry[]): Promise<void> {
    const { transactions, records, hashes } = this.options
    const foreign = entries.filter(({ keyId }) => keyId !== hashes.keyId)
    if (foreign.length > 0) {
      throw new Error(
        `${foreign.length} erasures were written with another ERASURE_KEY than this one: nobody ` +
          'can tell whom they are about until that key is back',
      )
    }
    const subjects = await this.subjectsByHash()
    for (const { name, subject: hash, erasedAt } of entries) {
      const subject = subjects.get(hash)
      await transactions
        .run(async (manager) => {
          if (subject) await erase(manager, records, subject, erasedAt)
          await note(manager, name)
        })
        .catch((error: unknown) => {
          // Another process has repeated the same erasure first.
          if (!isUniqueViolation(error)) throw error
        })
    }
  }

  /** Hashes every subject known to the database, since the ledger has only hashes. */
  private async subjectsByHash(): Promise<ReadonlyMap<string, Subject>> {
    const { dataSource, records, hashes } = this.options
    const known = new Map<string, Subject>()
    for (const { erasable } of records) {
      for (const subject of (await erasable?.subjects(dataSource.manager)) ?? []) {
        known.set(hashes.of(subject), subject)
      }
    }
    return known
  }

  private async forget(
    written: readonly LedgerEntry[],
    noted: readonly LedgerEntry[],
  ): Promise<void> {
    const { transactions, ledger } = this.options
    if (written.length > 0) await ledger.remove([...namesOf(written)])
    if (noted.length === 0) return
    await transactions.run((manager) =>
      manager.delete(NotedErasure, { entry: In([...namesOf(noted)]) }),
    )
  }
}

const entriesOf = (names: readonly string[]): LedgerEntry[] =>
  names.map(parseEntry).filter((entry) => entry !== null)

const namesOf = (entries: readonly LedgerEntry[]): ReadonlySet<string> =>
  new Set(entries.map(({ name }) => name))

/** Notes an erasure. Two of one subject in the same millisecond count as one. */
async function note(manager: EntityManager, entry: string): Promise<void> {
  if (await manager.existsBy(NotedErasure, { entry })) return
  await manager.insert(NotedErasure, { entry })
}
