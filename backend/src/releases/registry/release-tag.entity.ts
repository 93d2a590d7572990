import { Column, Entity, PrimaryColumn } from 'typeorm'

const KEY = { primaryKeyConstraintName: 'pk_release_tags' } as const

/**
 * A name that a team gave one of its releases, and may move to another. It always names a release that may be shown.
 */
@Entity('release_tags')
export class ReleaseTag {
  @PrimaryColumn({ type: 'varchar', length: 64, ...KEY })
  remote!: string

  @PrimaryColumn({ type: 'varchar', length: 64, ...KEY })
  name!: string

  @Column({ type: 'varchar', length: 100 })
  version!: string

  /** Name of the token. */
  @Column({ name: 'set_by', type: 'varchar', length: 100 })
  setBy!: string

  @Column({ name: 'set_at', type: 'datetime', precision: 3 })
  setAt!: Date
}
