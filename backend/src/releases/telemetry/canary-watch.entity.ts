import { Column, Entity, PrimaryColumn } from 'typeorm'

/** The guard's state for a remote's canary, shared by all processes, so that no look is taken twice. */
@Entity('canary_watches')
export class CanaryWatch {
  @PrimaryColumn({ type: 'varchar', length: 64, primaryKeyConstraintName: 'pk_canary_watches' })
  remote!: string

  /** When the watched canary began; a later one starts a new watch. */
  @Column({ type: 'datetime', precision: 3 })
  since!: Date

  /** Its share of visitors while browsers were counted. */
  @Column({ type: Number })
  percent!: number

  /** Looks taken so far, each of which has spent its part of the bound. */
  @Column({ type: Number })
  looks!: number

  /** How often browsers were counted from the beginning, this time included. */
  @Column({ type: Number })
  rounds!: number

  /** When they were last. */
  @Column({ name: 'counted_from', type: 'datetime', precision: 3 })
  countedFrom!: Date

  /** JSON of the `Sample` that the last look saw; null before the first with this share. */
  @Column({ type: 'varchar', length: 200, nullable: true })
  sample!: string | null
}
