import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm'
import { StoredRelease } from './stored-release.entity.ts'

/** Which release of a remote visitors get. */
@Entity('release_channels')
export class ReleaseChannel {
  /** The remote's name. */
  @PrimaryColumn({ type: 'varchar', length: 64, primaryKeyConstraintName: 'pk_release_channels' })
  name!: string

  @Column({ type: Number, name: 'stable_release_id', nullable: true })
  stableReleaseId!: number | null

  /** Null until a release is promoted. */
  @ManyToOne(() => StoredRelease, { nullable: true, onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
  @JoinColumn({
    name: 'stable_release_id',
    foreignKeyConstraintName: 'fk_release_channels_stable_release',
  })
  stable!: StoredRelease | null
}
