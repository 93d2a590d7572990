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

  /** Sealed; null until a first code has confirmed that an authenticator has it. */
  @Column({ type: 'varchar', length: 200, nullable: true })
  secret!: string | null

  /** Sealed secret that awaits its first code. */
  @Column({ type: 'varchar', length: 200, nullable: true })
  offer!: string | null

  /** Time step of the last code, in half minutes since 1970. No code is valid twice. */
  @Column({ name: 'last_step', type: Number })
  lastStep!: number
}
