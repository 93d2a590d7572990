import { Column, Entity, Index, PrimaryColumn } from 'typeorm'

/** A team's release token; only its digest is stored. */
@Entity('release_tokens')
@Index('uq_release_tokens_token_hash', ['tokenHash'], { unique: true })
export class ReleaseToken {
  /** Its owner's name in the history. */
  @PrimaryColumn({ type: 'varchar', length: 100, primaryKeyConstraintName: 'pk_release_tokens' })
  actor!: string

  /** The only remote that it may release; null for all remotes and for the platform's own changes. */
  @Column({ type: 'varchar', length: 64, nullable: true })
  remote!: string | null

  /** SHA-256 in hexadecimal digits. With 256 random bits, no slower hash is needed. */
  @Column({ name: 'token_hash', type: 'varchar', length: 64 })
  tokenHash!: string

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt!: Date

  @Column({ name: 'expires_at', type: 'datetime', precision: 3 })
  expiresAt!: Date

  /** To the minute; null when it was never used. */
  @Column({ name: 'last_used_at', type: 'datetime', precision: 3, nullable: true })
  lastUsedAt!: Date | null

  /** The token that this one replaced, while both are valid. */
  @Column({ name: 'previous_hash', type: 'varchar', length: 64, nullable: true })
  previousHash!: string | null

  @Column({ name: 'previous_until', type: 'datetime', precision: 3, nullable: true })
  previousUntil!: Date | null
}
