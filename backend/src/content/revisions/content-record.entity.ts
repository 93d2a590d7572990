import { Column, Entity, Index, PrimaryColumn } from 'typeorm'
import type { ContentState } from 'shared-contracts/desk/content'

/** Where a record of content stands, whatever its kind. Visitors read the table of its kind, and never this one. */
@Entity('content_records')
@Index('idx_content_records_part_sort_key', ['part', 'sortKey'])
@Index('idx_content_records_part_title', ['part', 'title'])
@Index('idx_content_records_part_updated_at', ['part', 'updatedAt'])
@Index('idx_content_records_publish_at', ['publishAt'])
export class ContentRecord {
  /** Part of the desk: its kind. */
  @PrimaryColumn({ type: 'varchar', length: 20, primaryKeyConstraintName: 'pk_content_records' })
  part!: string

  /** Id of its row in the table of its kind, whether it has one at present or not. */
  @PrimaryColumn({
    name: 'record_id',
    type: Number,
    primaryKeyConstraintName: 'pk_content_records',
  })
  recordId!: number

  /** The newest one. */
  @Column({ type: Number })
  revision!: number

  /** The one that visitors read; null for none. */
  @Column({ name: 'published_revision', type: Number, nullable: true })
  publishedRevision!: number | null

  /** SHA-256 of what was published: a row of another one was changed by SQL. */
  @Column({ name: 'published_hash', type: 'varchar', length: 64, nullable: true })
  publishedHash!: string | null

  @Column({ type: 'varchar', length: 20 })
  state!: ContentState

  /** From when on visitors read it; null where nothing is scheduled. */
  @Column({ name: 'publish_at', type: 'datetime', precision: 3, nullable: true })
  publishAt!: Date | null

  /** The revision that was scheduled: later ones wait for somebody to say so. */
  @Column({ name: 'publish_revision', type: Number, nullable: true })
  publishRevision!: number | null

  @Column({ name: 'deleted_at', type: 'datetime', precision: 3, nullable: true })
  deletedAt!: Date | null

  @Column({ name: 'updated_at', type: 'datetime', precision: 3 })
  updatedAt!: Date

  /** Name of the account; `installation` or `database` for what no account wrote. */
  @Column({ name: 'updated_by', type: 'varchar', length: 100 })
  updatedBy!: string

  /** For lists, of the newest revision, as the next three. */
  @Column({ type: 'varchar', length: 200 })
  title!: string

  @Column({ name: 'sort_key', type: 'varchar', length: 20 })
  sortKey!: string

  /** What a search looks through, in small letters. */
  @Column({ type: 'text' })
  words!: string

  /** Such as `|category=energy|region=ghana|`. */
  @Column({ type: 'varchar', length: 300 })
  filters!: string
}
