import { Column, Entity, PrimaryColumn } from 'typeorm'

const KEY = { primaryKeyConstraintName: 'pk_content_revisions' } as const

/** All that was ever written of a record. Rows are added and never changed. */
@Entity('content_revisions')
export class ContentRevision {
  @PrimaryColumn({ type: 'varchar', length: 20, ...KEY })
  part!: string

  @PrimaryColumn({ name: 'record_id', type: Number, ...KEY })
  recordId!: number

  /** From 1, without a gap. */
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
