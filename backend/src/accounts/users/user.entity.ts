import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'
import { onlyHashes } from './password.ts'

/** An account. No endpoint reads or writes one yet. */
@Entity('users')
@Index('uq_users_username', ['username'], { unique: true })
export class User {
  @PrimaryGeneratedColumn()
  id!: number

  @Column({ type: 'varchar', length: 100 })
  username!: string

  /** Made by `hashPassword`; a password in the clear is refused. Not selected unless asked for. */
  @Column({ type: 'varchar', length: 200, select: false, transformer: onlyHashes })
  password!: string
}
