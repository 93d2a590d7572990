import { Column, Entity, PrimaryColumn } from 'typeorm'

/** Id of the only row. */
export const ALERT_KEY_ID = 1

/** VAPID keys, which identify this installation to push services (RFC 8292); browsers subscribe with the public one. */
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
