import { Column, Entity, Index, PrimaryColumn } from 'typeorm'

/**
 * A browser that got a canary, or the stable release beside it. It is kept while the canary is watched, and removed
 * with the watch.
 */
@Entity('canary_visits')
@Index('idx_canary_visits_remote_version', ['remote', 'version'])
export class CanaryVisit {
  /** SHA-256 of remote, version and browser, so that a browser is counted once per release. */
  @PrimaryColumn({
    name: 'key_hash',
    type: 'varchar',
    length: 64,
    primaryKeyConstraintName: 'pk_canary_visits',
  })
  keyHash!: string

  @Column({ type: 'varchar', length: 64 })
  remote!: string

  @Column({ type: 'varchar', length: 100 })
  version!: string

  /** Keyed digest of its network, different for each canary. */
  @Column({ name: 'network_hash', type: 'varchar', length: 64 })
  networkHash!: string

  /** Id of the first document in which it got the release. */
  @Column({ type: 'varchar', length: 16 })
  document!: string

  /** 1 when the release failed in any of its visits; 0 otherwise. */
  @Column({ type: Number })
  failed!: number
}
