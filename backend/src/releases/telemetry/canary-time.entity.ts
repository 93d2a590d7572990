import { Column, Entity, Index, PrimaryColumn } from 'typeorm'

/**
 * The duration of one measure in one browser that got a canary, or the stable release beside it. It is kept as long as
 * the browser's visit.
 */
@Entity('canary_times')
@Index('idx_canary_times_remote_version_measure', ['remote', 'version', 'measure'])
export class CanaryTime {
  /** SHA-256 of remote, version, browser and measure, so that each browser has one figure per measure. */
  @PrimaryColumn({
    name: 'key_hash',
    type: 'varchar',
    length: 64,
    primaryKeyConstraintName: 'pk_canary_times',
  })
  keyHash!: string

  @Column({ type: 'varchar', length: 64 })
  remote!: string

  @Column({ type: 'varchar', length: 100 })
  version!: string

  /** The measure: a `TimedMeasure`. */
  @Column({ type: 'varchar', length: 16 })
  measure!: string

  /** The same as in the browser's visit. */
  @Column({ name: 'network_hash', type: 'varchar', length: 64 })
  networkHash!: string

  @Column({ type: Number })
  milliseconds!: number
}
