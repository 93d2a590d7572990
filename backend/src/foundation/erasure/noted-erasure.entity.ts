import { Entity, PrimaryColumn } from 'typeorm'

/**
 * An erasure that this database has applied. It is noted in the transaction that erases, and copied to the ledger from
 * here. An entry of the ledger that this table lacks was erased after the backup that this database is from.
 */
@Entity('erasures')
export class NotedErasure {
  /** Its name in the ledger. */
  @PrimaryColumn({ type: 'varchar', length: 100, primaryKeyConstraintName: 'pk_erasures' })
  entry!: string
}
