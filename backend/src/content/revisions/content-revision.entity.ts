import { Column, Entity, Index, PrimaryColumn } from 'typeorm'

const KEY = { primaryKeyConstraintName: 'pk_content_revisions' } as const

/** A revision of a record. Rows are only added, never changed, and removed by age alone. */
@Entity('content_revisions')
@Index('idx_content_revisions_at', ['at'])
export class ContentRevision {
  @PrimaryColumn({ type: 'varchar', length: 20, ...KEY })
  part!: string

  @PrimaryColumn({ name: 'record_id', type: Number, ...KEY })
  recordId!: number

  /** Counts from 1. There are gaps where old ones were removed. */
  @PrimaryColumn({ type: Number, ...KEY })
  revision!: number

  /** As JSON, in the shape that its kind had then. */
  @Column({ type: 'mediumtext' })
  fields!: string

  @Column({ type: 'datetime', precision: 3 })
  at!: Date

  @Column({ name: 'written_by', type: 'varchar', length: 100 })
  by!: string
}
