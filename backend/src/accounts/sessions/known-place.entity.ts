import { Column, Entity, Index, PrimaryColumn } from 'typeorm'

/** A network or a browser from which somebody has signed in to an account. */
@Entity('desk_known_places')
@Index('idx_desk_known_places_last_used_at', ['lastUsedAt'])
export class KnownPlace {
  /** SHA-256 of the username and the place, so that the row identifies nobody. */
  @PrimaryColumn({
    name: 'place_hash',
    type: 'varchar',
    length: 64,
    primaryKeyConstraintName: 'pk_desk_known_places',
  })
  placeHash!: string

  @Column({ name: 'last_used_at', type: 'datetime', precision: 3 })
  lastUsedAt!: Date
}
