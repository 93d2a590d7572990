import { Column, Entity, Index, PrimaryColumn } from 'typeorm'
import type { ContentState } from 'shared-contracts/desk/content'

/** Hash of a scheduled record that was unpublished: its state no longer says that visitors have seen it. */
export const UNPUBLISHED_HASH = ''

/** State of a record of content, whatever its kind. Visitors read the table of its kind, never this one. */
@Entity('content_records')
@Index('idx_content_records_deleted_at', ['deletedAt'])
@Index('idx_content_records_part_sort_key', ['part', 'sortKey'])
@Index('idx_content_records_part_title', ['part', 'title'])
@Index('idx_content_records_part_updated_at', ['part', 'updatedAt'])
@Index('idx_content_records_publish_at', ['publishAt'])
export class ContentRecord {
  /** Key of its kind. */
  @PrimaryColumn({ type: 'varchar', length: 20, primaryKeyConstraintName: 'pk_content_records' })
  part!: string

  /** Id of its row in the table of its kind, even while it has no row there. */
  @PrimaryColumn({
    name: 'record_id',
    type: Number,
    primaryKeyConstraintName: 'pk_content_records',
  })
  recordId!: number

  /** The newest revision. */
  @Column({ type: Number })
  revision!: number

  /** The revision that visitors read; null for none. */
  @Column({ name: 'published_revision', type: Number, nullable: true })
  publishedRevision!: number | null

  /** SHA-256 of what was published. A row with another hash was changed by SQL. See `UNPUBLISHED_HASH`. */
  @Column({ name: 'published_hash', type: 'varchar', length: 64, nullable: true })
  publishedHash!: string | null

  @Column({ type: 'varchar', length: 20 })
  state!: ContentState

  /** Scheduled time of publication; null if nothing is scheduled. */
  @Column({ name: 'publish_at', type: 'datetime', precision: 3, nullable: true })
  publishAt!: Date | null

  /** The scheduled revision. Later revisions are not published with it. */
  @Column({ name: 'publish_revision', type: Number, nullable: true })
  publishRevision!: number | null

  @Column({ name: 'deleted_at', type: 'datetime', precision: 3, nullable: true })
  deletedAt!: Date | null

  @Column({ name: 'updated_at', type: 'datetime', precision: 3 })
  updatedAt!: Date

  /** Name of the account; `installation` or `database` if no account wrote it. */
  @Column({ name: 'updated_by', type: 'varchar', length: 100 })
  updatedBy!: string

  /** For lists, from the newest revision. The same holds for the next three. */
  @Column({ type: 'varchar', length: 200 })
  title!: string

  @Column({ name: 'sort_key', type: 'varchar', length: 20 })
  sortKey!: string

  /** Text that a search covers, in lower case. */
  @Column({ type: 'text' })
  words!: string

  /** Such as `|category=energy|region=ghana|`. */
  @Column({ type: 'varchar', length: 300 })
  filters!: string
}
