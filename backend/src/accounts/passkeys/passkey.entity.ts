import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'

/** A key on a person's device, for signing in without a password (WebAuthn). */
@Entity('desk_passkeys')
@Index('uq_desk_passkeys_credential_hash', ['credentialHash'], { unique: true })
@Index('idx_desk_passkeys_account_id', ['accountId'])
export class Passkey {
  @PrimaryGeneratedColumn()
  id!: number

  @Column({ name: 'account_id', type: Number })
  accountId!: number

  /** SHA-256 of the credential's id. */
  @Column({ name: 'credential_hash', type: 'varchar', length: 64 })
  credentialHash!: string

  /** JSON: id, public key and transports. None of it is secret. */
  @Column({ type: 'mediumtext' })
  credential!: string

  /** Signature counter that the device reports: up to 4,294,967,295, which is more than an `int` holds. */
  @Column({
    name: 'sign_count',
    type: 'varchar',
    length: 10,
    transformer: { from: Number, to: String },
  })
  signCount!: number

  @Column({ type: 'varchar', length: 100 })
  name!: string

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt!: Date

  @Column({ name: 'last_used_at', type: 'datetime', precision: 3, nullable: true })
  lastUsedAt!: Date | null
}
