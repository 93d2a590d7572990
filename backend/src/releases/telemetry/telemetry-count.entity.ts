import { Column, Entity, Index, PrimaryColumn } from 'typeorm'

/** How often one thing happened to a release in browsers. */
abstract class TelemetryCount {
  abstract keyHash: string

  /** Start of the period of the count, UTC: an hour, or five minutes for visits; for a total, the last such period. */
  @Column({ type: 'datetime', precision: 3 })
  hour!: Date

  @Column({ type: 'varchar', length: 64 })
  remote!: string

  @Column({ type: 'varchar', length: 100 })
  version!: string

  /** Measure, with a name from `countsOf`. */
  @Column({ type: 'varchar', length: 40 })
  measure!: string

  /** Which part of the measure: the upper bound of a duration, or the kind of a failure. */
  @Column({ type: 'varchar', length: 40 })
  bucket!: string

  /** A whole number, or a sum of durations; a double, because the sum outgrows 32 bits. */
  @Column({ type: 'double' })
  count!: number
}

/** Counts per hour, for charts. */
@Entity('telemetry_hours')
@Index('idx_telemetry_hours_remote_hour', ['remote', 'hour'])
@Index('idx_telemetry_hours_hour', ['hour'])
export class TelemetryHour extends TelemetryCount {
  /** SHA-256 of hour, remote, version, measure and bucket. */
  @PrimaryColumn({
    name: 'key_hash',
    type: 'varchar',
    length: 64,
    primaryKeyConstraintName: 'pk_telemetry_hours',
  })
  keyHash!: string
}

/** Totals since a release was first seen, which only grow; for metrics and the canary guard. */
@Entity('telemetry_totals')
@Index('idx_telemetry_totals_remote_hour', ['remote', 'hour'])
@Index('idx_telemetry_totals_hour', ['hour'])
export class TelemetryTotal extends TelemetryCount {
  /** SHA-256 of remote, version, measure and bucket. */
  @PrimaryColumn({
    name: 'key_hash',
    type: 'varchar',
    length: 64,
    primaryKeyConstraintName: 'pk_telemetry_totals',
  })
  keyHash!: string
}
