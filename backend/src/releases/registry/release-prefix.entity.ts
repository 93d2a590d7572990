import { Column, Entity, PrimaryColumn } from 'typeorm'

const KEY = { primaryKeyConstraintName: 'pk_release_prefixes' } as const

/** A path prefix that the platform has given to a remote. A shared prefix has a row for each remote. */
@Entity('release_prefixes')
export class ReleasePrefix {
  /** '' for the root of the site. */
  @PrimaryColumn({ type: 'varchar', length: 100, ...KEY })
  prefix!: string

  @PrimaryColumn({ type: 'varchar', length: 64, ...KEY })
  remote!: string

  /** Name of the token that gave it. */
  @Column({ name: 'given_by', type: 'varchar', length: 100 })
  givenBy!: string

  @Column({ name: 'given_at', type: 'datetime', precision: 3 })
  givenAt!: Date
}
