import { Column, Entity, Index, PrimaryColumn } from 'typeorm'

/**
 * One privileged action, written in the transaction that performed it and never changed afterwards. Each entry's hash
 * covers the previous entry's, so that a changed or removed entry can be detected.
 */
@Entity('audit_log')
@Index('idx_audit_log_actor_id', ['actor', 'id'])
export class AuditEntry {
  /** Starts at 1 and has no gaps. */
  @PrimaryColumn({ type: Number, primaryKeyConstraintName: 'pk_audit_log' })
  id!: number

  @Column({ type: 'datetime', precision: 3 })
  at!: Date

  /** Name of the account or of the token. */
  @Column({ type: 'varchar', length: 100 })
  actor!: string

  /** Address of the client, as far as trusted proxies vouch for it. */
  @Column({ type: 'varchar', length: 64 })
  address!: string

  @Column({ type: 'varchar', length: 40 })
  action!: string

  /** What was changed, in words. */
  @Column({ name: 'what', type: 'varchar', length: 300 })
  change!: string

  /** SHA-256 of the previous entry's hash and of all fields of this entry. */
  @Column({ type: 'varchar', length: 64 })
  hash!: string
}
