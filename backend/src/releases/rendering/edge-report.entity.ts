import { Column, Entity, Index, PrimaryColumn } from 'typeorm'

/** What one edge said last of the pages that it rendered. */
@Entity('edge_reports')
@Index('idx_edge_reports_reported_at', ['reportedAt'])
export class EdgeReport {
  /** Another one after each start of an edge. */
  @PrimaryColumn({ type: 'varchar', length: 36, primaryKeyConstraintName: 'pk_edge_reports' })
  edge!: string

  @Column({ name: 'reported_at', type: 'datetime', precision: 3 })
  reportedAt!: Date

  /** A `RenderingReport` as JSON. */
  @Column({ type: 'mediumtext' })
  report!: string
}
