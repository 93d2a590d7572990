import type { InboxState } from 'shared-contracts/desk/inbox'
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

  /** How far the work on it is. */
  @Column({ type: 'varchar', length: 10, default: 'new' })
  state!: InboxState

  /** The account that works on it; null for nobody. */
  @Column({ name: 'assignee_id', type: Number, nullable: true })
  assigneeId!: number | null

  /** Rises when state or assignee change. */
  @Column({ type: Number, default: 1 })
  revision!: number

  /** When they were changed last; null while nobody has. */
  @Column({ name: 'updated_at', type: 'datetime', precision: 3, nullable: true })
  updatedAt!: Date | null

  /** Name of the account that changed them last. */
  @Column({ name: 'updated_by', type: 'varchar', length: 100, default: '' })
  updatedBy!: string
}
