import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm'
import { StoredRelease } from './stored-release.entity.ts'

const RESTRICTED = { nullable: true, onDelete: 'RESTRICT', onUpdate: 'RESTRICT' } as const

/** What visitors get of a remote. */
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

  /** When this canary began, whatever its share was then. */
  @Column({ name: 'canary_since', type: 'datetime', precision: 3, nullable: true })
  canarySince!: Date | null

  /** Shares that it is to have next, such as `5,25`; null without any. */
  @Column({ name: 'canary_steps', type: 'varchar', length: 40, nullable: true })
  canarySteps!: string | null

  @Column({ type: Number, name: 'previous_release_id', nullable: true })
  previousReleaseId!: number | null

  /** Target of a roll back. It follows from the history, and is stored so that the map needs one query. */
  @ManyToOne(() => StoredRelease, RESTRICTED)
  @JoinColumn({
    name: 'previous_release_id',
    foreignKeyConstraintName: 'fk_release_channels_previous_release',
  })
  previous!: StoredRelease | null

  /** Why the remote is switched off, in words for visitors; null while it is on. */
  @Column({ type: 'varchar', length: 300, nullable: true })
  disabled!: string | null
}
