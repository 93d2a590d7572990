import type { Role } from 'shared-contracts/desk/roles'
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'
import { onlyHashes } from './password.ts'

/** An account of the desk. It is never removed, because the audit log names it; it is turned off. */
@Entity('users')
@Index('uq_users_username', ['username'], { unique: true })
@Index('uq_users_name_hash', ['nameHash'], { unique: true })
export class User {
  @PrimaryGeneratedColumn()
  id!: number

  /** As `Username` of the contract makes it. */
  @Column({ type: 'varchar', length: 100 })
  username!: string

  /** Made by `hashPassword`; null for who signs in otherwise. Not selected unless asked for. */
  @Column({
    type: 'varchar',
    length: 200,
    nullable: true,
    select: false,
    transformer: onlyHashes,
  })
  password!: string | null

  /** What others read; no two accounts have the same, so that a list can name who works on something. */
  @Column({ type: 'varchar', length: 100 })
  name!: string

  /** As `nameHash` says. */
  @Column({ name: 'name_hash', type: 'varchar', length: 64 })
  nameHash!: string

  @Column({ type: 'varchar', length: 20 })
  role!: Role

  @Column({ type: 'varchar', length: 10 })
  state!: 'active' | 'off'

  /** Rises when name, role or state change. */
  @Column({ type: Number })
  revision!: number

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt!: Date

  @Column({ name: 'updated_at', type: 'datetime', precision: 3 })
  updatedAt!: Date

  /** Name of the account that changed it last, or how it came. */
  @Column({ name: 'updated_by', type: 'varchar', length: 100 })
  updatedBy!: string

  @Column({ name: 'last_sign_in_at', type: 'datetime', precision: 3, nullable: true })
  lastSignInAt!: Date | null
}
