import { Column, Entity, PrimaryColumn } from 'typeorm'

/**
 * One privileged act, written in the transaction that did it and never touched again. Each entry's hash covers the
 * one before it, so that an entry that was changed or taken out shows.
 */
@Entity('audit_log')
export class AuditEntry {
  /** 1 for the first, without a gap. */
  @PrimaryColumn({ type: Number, primaryKeyConstraintName: 'pk_audit_log' })
  id!: number

  @Column({ type: 'datetime', precision: 3 })
  at!: Date

  /** Name of the token. */
  @Column({ type: 'varchar', length: 100 })
  actor!: string

  /** Where the request came from, as far as trusted proxies vouch for it. */
  @Column({ type: 'varchar', length: 64 })
  address!: string

  @Column({ type: 'varchar', length: 40 })
  action!: string

  /** What was changed, in words. */
  @Column({ name: 'what', type: 'varchar', length: 300 })
  change!: string

  /** SHA-256 of the hash before and of all that stands here. */
  @Column({ type: 'varchar', length: 64 })
  hash!: string
}
