import { Column, Entity, PrimaryColumn } from 'typeorm'

/** A row that this installation has been given once. It is never given again, even if it was changed or deleted. */
@Entity('seeds')
export class Seed {
  /** Table and key of the row, such as `news 3`. */
  @PrimaryColumn({ type: 'varchar', length: 100, primaryKeyConstraintName: 'pk_seeds' })
  name!: string

  @Column({ name: 'given_at', type: 'datetime', precision: 3 })
  givenAt!: Date
}
