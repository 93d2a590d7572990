import { Column, Entity, PrimaryColumn } from 'typeorm'

/** Id of the only row. */
export const ALERT_KEY_ID = 1

/** The keys by which push services know this installation (RFC 8292): for these, browsers subscribe. */
@Entity('alert_keys')
export class AlertKeyPair {
  @PrimaryColumn({ type: Number, primaryKeyConstraintName: 'pk_alert_keys' })
  id!: number

  @Column({ name: 'public_key', type: 'varchar', length: 120 })
  publicKey!: string

  /** Sealed by `DESK_KEY`. */
  @Column({ name: 'private_key', type: 'varchar', length: 300 })
  privateKey!: string
}
