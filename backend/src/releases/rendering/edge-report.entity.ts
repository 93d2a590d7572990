import { Column, Entity, Index, PrimaryColumn } from 'typeorm'

/** The last report of an edge about the pages that it rendered. */
@Entity('edge_reports')
@Index('idx_edge_reports_reported_at', ['reportedAt'])
export class EdgeReport {
  /** Id of an edge, new after each of its starts. */
  @PrimaryColumn({ type: 'varchar', length: 36, primaryKeyConstraintName: 'pk_edge_reports' })
  edge!: string

  @Column({ name: 'reported_at', type: 'datetime', precision: 3 })
  reportedAt!: Date

  /** A `RenderingReport` as JSON. */
  @Column({ type: 'mediumtext' })
  report!: string
}
