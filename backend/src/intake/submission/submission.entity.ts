import { Column, PrimaryGeneratedColumn } from 'typeorm'
import { utcNow } from '../../foundation/database/utc-now.ts'
import type { Suspicion } from './suspicion.ts'

/** What is kept of every form that a visitor sends. Once acknowledged it is never lost. */
export abstract class Submission {
  @PrimaryGeneratedColumn()
  id!: number

  @Column({ name: 'first_name', type: 'varchar', length: 100 })
  firstName!: string

  @Column({ name: 'last_name', type: 'varchar', length: 100 })
  lastName!: string

  @Column({ type: 'varchar', length: 254 })
  email!: string

  /** As `emailHash` says: by it the sender's records are found. */
  @Column({ name: 'email_hash', type: 'varchar', length: 64, default: '' })
  emailHash!: string

  @Column({ name: 'created_at', type: 'datetime', precision: 3, default: utcNow })
  createdAt!: Date

  /** Code by which the visitor names it; null for what came before there were codes. */
  @Column({ type: 'varchar', length: 16, nullable: true })
  reference!: string | null

  /** As `suspicionOf` says. */
  @Column({ type: 'varchar', length: 16, nullable: true })
  suspicion!: Suspicion | null
}
