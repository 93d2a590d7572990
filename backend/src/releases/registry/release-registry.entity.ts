import { Column, Entity, PrimaryColumn } from 'typeorm'

/**
 * The registry's revision, in the only row of this table. Every change starts by increasing it, so the row's lock
 * serialises changes, and the revision grows without gaps.
 */
@Entity('release_registry')
export class ReleaseRegistry {
  @PrimaryColumn({ type: Number, primaryKeyConstraintName: 'pk_release_registry' })
  id!: number

  @Column({ type: Number })
  revision!: number

  /** JSON of the `HostContract` announced by the shell in service; null before the first. */
  @Column({ name: 'host_contract', type: 'mediumtext', nullable: true, select: false })
  hostContract!: string | null
}

/** Id of the only row. */
export const REGISTRY_ID = 1
