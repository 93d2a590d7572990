import { Column, Entity, Index, PrimaryColumn } from 'typeorm'

/** Permission to choose a new password for an account, once. The row is deleted when it is used. */
@Entity('desk_renewals')
@Index('uq_desk_renewals_token_hash', ['tokenHash'], { unique: true })
@Index('idx_desk_renewals_expires_at', ['expiresAt'])
export class Renewal {
  /** An account has at most one renewal: a newer one replaces the previous one. */
  @PrimaryColumn({
    name: 'account_id',
    type: Number,
    primaryKeyConstraintName: 'pk_desk_renewals',
  })
  accountId!: number

  /** SHA-256 of the token. Only the address contains the token itself. */
  @Column({ name: 'token_hash', type: 'varchar', length: 64 })
  tokenHash!: string

  /** Whether its use also removes the account's second factor, passkeys and provider link. */
  @Column({ name: 'ends_second_factor', type: 'boolean' })
  endsSecondFactor!: boolean

  @Column({ name: 'expires_at', type: 'datetime', precision: 3 })
  expiresAt!: Date
}
