import type { Role } from 'shared-contracts/desk/roles'
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'

/** Permission to create one account. The row is deleted when it is used. */
@Entity('desk_invitations')
@Index('uq_desk_invitations_token_hash', ['tokenHash'], { unique: true })
@Index('uq_desk_invitations_slot', ['slot'], { unique: true })
@Index('idx_desk_invitations_expires_at', ['expiresAt'])
export class Invitation {
  @PrimaryGeneratedColumn()
  id!: number

  /** SHA-256 of the token. Only the address contains the token itself. */
  @Column({ name: 'token_hash', type: 'varchar', length: 64 })
  tokenHash!: string

  /** `first` for the only invitation that an installation makes by itself; null for all others. */
  @Column({ type: 'varchar', length: 10, nullable: true })
  slot!: 'first' | null

  @Column({ type: 'varchar', length: 100 })
  name!: string

  @Column({ type: 'varchar', length: 20 })
  role!: Role

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt!: Date

  /** Null if it stays valid until it is used. */
  @Column({ name: 'expires_at', type: 'datetime', precision: 3, nullable: true })
  expiresAt!: Date | null

  /** Name of the account. */
  @Column({ name: 'invited_by', type: 'varchar', length: 100 })
  invitedBy!: string
}
