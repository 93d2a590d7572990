import { Entity, PrimaryColumn } from 'typeorm'

/**
 * An erasure that this database has been through. It is noted in the transaction that erases, and brought into the
 * ledger from here; what the ledger has and this table has not was erased after the backup that the database is from.
 */
@Entity('erasures')
export class NotedErasure {
  /** As the ledger names it. */
  @PrimaryColumn({ type: 'varchar', length: 100, primaryKeyConstraintName: 'pk_erasures' })
  entry!: string
}
