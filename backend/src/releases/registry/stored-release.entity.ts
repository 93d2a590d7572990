import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'

/** A published release. Its content never changes; its state does. */
@Entity('releases')
@Index('uq_releases_name_version', ['name', 'version'], { unique: true })
export class StoredRelease {
  @PrimaryGeneratedColumn()
  id!: number

  /** The remote's name. */
  @Column({ type: 'varchar', length: 64 })
  name!: string

  @Column({ type: 'varchar', length: 100 })
  version!: string

  /** The exact text of `release.json`; only selected on request, because it is long. */
  @Column({ type: 'mediumtext', select: false })
  json!: string

  /** Integrity of that text in UTF-8. */
  @Column({ type: 'varchar', length: 100 })
  digest!: string

  /** Signature of name, version and digest by a key of the team; null if unsigned. */
  @Column({ type: 'varchar', length: 88, nullable: true })
  signature!: string | null

  @Column({ name: 'commit_id', type: 'varchar', length: 100 })
  commit!: string

  @Column({ name: 'published_at', type: 'datetime', precision: 3 })
  publishedAt!: Date

  /** Name of the token that published it. */
  @Column({ name: 'published_by', type: 'varchar', length: 100 })
  publishedBy!: string

  /** When it last stopped being stable or canary; null while it is one, and if it never was. */
  @Column({ name: 'served_until', type: 'datetime', precision: 3, nullable: true })
  servedUntil!: Date | null

  /** When a rollback withdrew it; promoting it again clears this. */
  @Column({ name: 'withdrawn_at', type: 'datetime', precision: 3, nullable: true })
  withdrawnAt!: Date | null

  /** When its files were removed. */
  @Column({ name: 'pruned_at', type: 'datetime', precision: 3, nullable: true })
  prunedAt!: Date | null
}
