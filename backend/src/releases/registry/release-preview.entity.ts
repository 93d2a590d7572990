import { Column, Entity, Index, PrimaryColumn } from 'typeorm'

/** A signed preview link. The link itself is not stored, because it is the key. */
@Entity('release_previews')
@Index('idx_release_previews_remote', ['remote'])
@Index('idx_release_previews_expires_at', ['expiresAt'])
export class ReleasePreview {
  @PrimaryColumn({ type: 'varchar', length: 22, primaryKeyConstraintName: 'pk_release_previews' })
  id!: string

  @Column({ type: 'varchar', length: 64 })
  remote!: string

  @Column({ type: 'varchar', length: 100 })
  version!: string

  /** Name of the token that requested it. */
  @Column({ name: 'created_by', type: 'varchar', length: 100 })
  createdBy!: string

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt!: Date

  @Column({ name: 'expires_at', type: 'datetime', precision: 3 })
  expiresAt!: Date

  @Column({ name: 'revoked_at', type: 'datetime', precision: 3, nullable: true })
  revokedAt!: Date | null
}
