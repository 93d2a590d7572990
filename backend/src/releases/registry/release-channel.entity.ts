import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm'
import { StoredRelease } from './stored-release.entity.ts'

const RESTRICTED = { nullable: true, onDelete: 'RESTRICT', onUpdate: 'RESTRICT' } as const

/** The releases of a remote that visitors get. */
@Entity('release_channels')
export class ReleaseChannel {
  /** The remote's name. */
  @PrimaryColumn({ type: 'varchar', length: 64, primaryKeyConstraintName: 'pk_release_channels' })
  name!: string

  @Column({ type: Number, name: 'stable_release_id', nullable: true })
  stableReleaseId!: number | null

  /** Null until a release is promoted. */
  @ManyToOne(() => StoredRelease, RESTRICTED)
  @JoinColumn({
    name: 'stable_release_id',
    foreignKeyConstraintName: 'fk_release_channels_stable_release',
  })
  stable!: StoredRelease | null

  @Column({ type: Number, name: 'canary_release_id', nullable: true })
  canaryReleaseId!: number | null

  @ManyToOne(() => StoredRelease, RESTRICTED)
  @JoinColumn({
    name: 'canary_release_id',
    foreignKeyConstraintName: 'fk_release_channels_canary_release',
  })
  canary!: StoredRelease | null

  /** Share of visitors who get the canary. */
  @Column({ name: 'canary_percent', type: Number, nullable: true })
  canaryPercent!: number | null

  /** When this canary began, at whatever share. */
  @Column({ name: 'canary_since', type: 'datetime', precision: 3, nullable: true })
  canarySince!: Date | null

  /** Its next shares, such as `5,25`; null without any. */
  @Column({ name: 'canary_steps', type: 'varchar', length: 40, nullable: true })
  canarySteps!: string | null

  @Column({ type: Number, name: 'previous_release_id', nullable: true })
  previousReleaseId!: number | null

  /** Target of a rollback. It is derived from the history, and stored so that the map needs a single query. */
  @ManyToOne(() => StoredRelease, RESTRICTED)
  @JoinColumn({
    name: 'previous_release_id',
    foreignKeyConstraintName: 'fk_release_channels_previous_release',
  })
  previous!: StoredRelease | null

  /** Why the remote is switched off, as a message to visitors; null while it is on. */
  @Column({ type: 'varchar', length: 300, nullable: true })
  disabled!: string | null
}
