import { Column, Entity, Index, PrimaryColumn } from 'typeorm'

/**
 * How long one thing took in one browser that got a canary, or the stable release beside it. Kept as long as the
 * browser's visit is.
 */
@Entity('canary_times')
@Index('idx_canary_times_remote_version_measure', ['remote', 'version', 'measure'])
export class CanaryTime {
  /** SHA-256 of remote, version, browser and measure, so that a browser gives one figure of each. */
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

  /** What took so long: a `TimedMeasure`. */
  @Column({ type: 'varchar', length: 16 })
  measure!: string

  /** As that of the browser's visit. */
  @Column({ name: 'network_hash', type: 'varchar', length: 64 })
  networkHash!: string

  @Column({ type: Number })
  milliseconds!: number
}
