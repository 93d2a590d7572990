import { Column, Entity, Index, PrimaryColumn } from 'typeorm'

/** A challenge for a device to sign once. The browser that requested it has it in a cookie. */
@Entity('desk_challenges')
@Index('idx_desk_challenges_expires_at', ['expiresAt'])
export class Challenge {
  /** SHA-256 of the challenge. */
  @PrimaryColumn({
    name: 'challenge_hash',
    type: 'varchar',
    length: 64,
    primaryKeyConstraintName: 'pk_desk_challenges',
  })
  challengeHash!: string

  /** Account that registers a passkey; null for signing in. */
  @Column({ name: 'account_id', type: Number, nullable: true })
  accountId!: number | null

  @Column({ name: 'expires_at', type: 'datetime', precision: 3 })
  expiresAt!: Date
}
