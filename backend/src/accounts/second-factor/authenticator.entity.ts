import { Column, Entity, PrimaryColumn } from 'typeorm'

/** The authenticator whose codes an account signs in with (TOTP, RFC 6238). */
@Entity('desk_authenticators')
export class Authenticator {
  @PrimaryColumn({
    name: 'account_id',
    type: Number,
    primaryKeyConstraintName: 'pk_desk_authenticators',
  })
  accountId!: number

  /** Sealed; null until the first code has confirmed that an authenticator has it. */
  @Column({ type: 'varchar', length: 200, nullable: true })
  secret!: string | null

  /** The secret that waits for its first code, sealed. */
  @Column({ type: 'varchar', length: 200, nullable: true })
  offer!: string | null

  /** Half minutes since 1970 of the last code: none is good twice. */
  @Column({ name: 'last_step', type: Number })
  lastStep!: number
}
