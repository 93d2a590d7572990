import { Column, Entity, PrimaryColumn } from 'typeorm'

/**
 * The registry's revision, in the one row of this table. Every change begins by raising it, so that the
 * row's lock puts changes in one order and the revision grows without a gap.
 */
@Entity('release_registry')
export class ReleaseRegistry {
  @PrimaryColumn({ type: Number, primaryKeyConstraintName: 'pk_release_registry' })
  id!: number

  @Column({ type: Number })
  revision!: number

  /** JSON of the `HostContract` that the shell in service announced; null before the first. */
  @Column({ name: 'host_contract', type: 'mediumtext', nullable: true, select: false })
  hostContract!: string | null
}

/** Id of the only row. */
export const REGISTRY_ID = 1
