import type { Role } from 'shared-contracts/desk/roles'
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'
import { onlyHashes } from './password.ts'

/** An account of the desk. It is never deleted, because the audit log names it, but it can be turned off. */
@Entity('users')
@Index('uq_users_username', ['username'], { unique: true })
@Index('uq_users_name_hash', ['nameHash'], { unique: true })
export class User {
  @PrimaryGeneratedColumn()
  id!: number

  /** In the form that `Username` of the contract produces. */
  @Column({ type: 'varchar', length: 100 })
  username!: string

  /** Made by `hashPassword`; null for an account without a password. Only selected on request. */
  @Column({
    type: 'varchar',
    length: 200,
    nullable: true,
    select: false,
    transformer: onlyHashes,
  })
  password!: string | null

  /** Display name. It is unique, so that a list can name who works on something. */
  @Column({ type: 'varchar', length: 100 })
  name!: string

  /** Computed by `nameHash`. */
  @Column({ name: 'name_hash', type: 'varchar', length: 64 })
  nameHash!: string

  @Column({ type: 'varchar', length: 20 })
  role!: Role

  @Column({ type: 'varchar', length: 10 })
  state!: 'active' | 'off'

  /** Incremented when name, role or state changes. */
  @Column({ type: Number })
  revision!: number

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt!: Date

  @Column({ name: 'updated_at', type: 'datetime', precision: 3 })
  updatedAt!: Date

  /** Name of the account that changed it last, or how it was created. */
  @Column({ name: 'updated_by', type: 'varchar', length: 100 })
  updatedBy!: string

  @Column({ name: 'last_sign_in_at', type: 'datetime', precision: 3, nullable: true })
  lastSignInAt!: Date | null
}
