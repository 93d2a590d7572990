import { Column, Entity, PrimaryColumn } from 'typeorm'

/** The guard's state for a remote's canary, shared by all processes, so that no look is taken twice. */
@Entity('canary_watches')
export class CanaryWatch {
  @PrimaryColumn({ type: 'varchar', length: 64, primaryKeyConstraintName: 'pk_canary_watches' })
  remote!: string

  /** When the watched canary began; a later start begins a new watch. */
  @Column({ type: 'datetime', precision: 3 })
  since!: Date

  /** Its share of visitors during the count. */
  @Column({ type: Number })
  percent!: number

  /** Looks taken so far, each of which has spent its part of the bound. */
  @Column({ type: Number })
  looks!: number

  /** Number of counts that were started, including the current one. */
  @Column({ type: Number })
  rounds!: number

  /** When counting with this share began; a count that starts over because it is full keeps it. */
  @Column({ name: 'counted_from', type: 'datetime', precision: 3 })
  countedFrom!: Date

  /** JSON of the last look's `Sample`; null before the first with this share. */
  @Column({ type: 'varchar', length: 200, nullable: true })
  sample!: string | null
}
