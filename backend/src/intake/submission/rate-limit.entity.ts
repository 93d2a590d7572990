import { Column, Entity, Index, PrimaryColumn } from 'typeorm'

/** Number of submissions accepted from one sender in one time window. */
@Entity('rate_limits')
@Index('idx_rate_limits_expires_at', ['expiresAt'])
export class RateLimit {
  /** SHA-256 of kind, sender and window, so that the row identifies nobody. */
  @PrimaryColumn({
    name: 'key_hash',
    type: 'varchar',
    length: 64,
    primaryKeyConstraintName: 'pk_rate_limits',
  })
  keyHash!: string

  @Column({ type: Number })
  count!: number

  /** End of the window, after which the row may be removed. */
  @Column({ name: 'expires_at', type: 'datetime', precision: 3 })
  expiresAt!: Date
}
