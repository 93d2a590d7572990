import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'

/** A published release. Immutable: what a version means never changes. */
@Entity('releases')
@Index('uq_releases_name_version', ['name', 'version'], { unique: true })
export class StoredRelease {
  @PrimaryGeneratedColumn()
  id!: number

  /** The remote's name. */
  @Column({ type: 'varchar', length: 64 })
  name!: string

  @Column({ type: 'varchar', length: 100 })
  version!: string

  /** `release.json` as it was published. */
  @Column({ type: 'mediumtext' })
  json!: string

  @Column({ name: 'published_at', type: 'datetime', precision: 3 })
  publishedAt!: Date
}
