import { Column, Entity, Index, PrimaryColumn } from 'typeorm'

/** Somebody may choose a new password for an account, once. The row goes with its use. */
@Entity('desk_renewals')
@Index('uq_desk_renewals_token_hash', ['tokenHash'], { unique: true })
@Index('idx_desk_renewals_expires_at', ['expiresAt'])
export class Renewal {
  /** A newer one takes the place of the one before. */
  @PrimaryColumn({
    name: 'account_id',
    type: Number,
    primaryKeyConstraintName: 'pk_desk_renewals',
  })
  accountId!: number

  /** SHA-256 of the token, which stands in the address alone. */
  @Column({ name: 'token_hash', type: 'varchar', length: 64 })
  tokenHash!: string

  /** Whether all else ends that the account signs in with. */
  @Column({ name: 'ends_second_factor', type: 'boolean' })
  endsSecondFactor!: boolean

  @Column({ name: 'expires_at', type: 'datetime', precision: 3 })
  expiresAt!: Date
}
