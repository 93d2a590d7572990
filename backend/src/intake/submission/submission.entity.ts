import type { InboxState } from 'shared-contracts/desk/inbox'
import { Column, PrimaryGeneratedColumn } from 'typeorm'
import { utcNow } from '../../foundation/database/utc-now.ts'
import type { Suspicion } from './suspicion.ts'

/** Common columns of all forms that visitors send. A submission is never lost once it is acknowledged. */
export abstract class Submission {
  @PrimaryGeneratedColumn()
  id!: number

  @Column({ name: 'first_name', type: 'varchar', length: 100 })
  firstName!: string

  @Column({ name: 'last_name', type: 'varchar', length: 100 })
  lastName!: string

  @Column({ type: 'varchar', length: 254 })
  email!: string

  /** Hash by `emailHash`, used to find a sender's records. */
  @Column({ name: 'email_hash', type: 'varchar', length: 64, default: '' })
  emailHash!: string

  @Column({ name: 'created_at', type: 'datetime', precision: 3, default: utcNow })
  createdAt!: Date

  /** Code that identifies it to the visitor; null for records from before there were codes. */
  @Column({ type: 'varchar', length: 16, nullable: true })
  reference!: string | null

  /** Result of `suspicionOf`. */
  @Column({ type: 'varchar', length: 16, nullable: true })
  suspicion!: Suspicion | null

  /** State of its handling. */
  @Column({ type: 'varchar', length: 10, default: 'new' })
  state!: InboxState

  /** The account assigned to it; null if unassigned. */
  @Column({ name: 'assignee_id', type: Number, nullable: true })
  assigneeId!: number | null

  /** Rises when state or assignee change. */
  @Column({ type: Number, default: 1 })
  revision!: number

  /** When they were last changed; null if never. */
  @Column({ name: 'updated_at', type: 'datetime', precision: 3, nullable: true })
  updatedAt!: Date | null

  /** Name of the account that changed them last. */
  @Column({ name: 'updated_by', type: 'varchar', length: 100, default: '' })
  updatedBy!: string
}
