import type { ReleaseEvent } from 'shared-contracts/registry'
import { Column, Entity, Index, PrimaryColumn } from 'typeorm'

/** One change of the registry, written in the transaction that made it and never changed afterwards. */
@Entity('release_history')
@Index('idx_release_history_remote', ['remote'])
export class ReleaseHistory {
  /** The registry's revision after this change. */
  @PrimaryColumn({ type: Number, primaryKeyConstraintName: 'pk_release_history' })
  revision!: number

  @Column({ type: 'varchar', length: 64 })
  remote!: string

  @Column({ type: 'varchar', length: 100 })
  version!: string

  @Column({ type: 'varchar', length: 40 })
  kind!: ReleaseEvent['kind']

  @Column({ type: Number, nullable: true })
  percent!: number | null

  /** Name of the token that made the change. */
  @Column({ type: 'varchar', length: 100 })
  actor!: string

  @Column({ type: 'varchar', length: 500 })
  reason!: string

  @Column({ type: 'datetime', precision: 3 })
  at!: Date
}
