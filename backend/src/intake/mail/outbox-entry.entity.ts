import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'

/**
 * A mail that is still to be sent. It names its record and holds no text of its own, so that what is erased
 * is not mailed any more.
 */
@Entity('outbox')
@Index('idx_outbox_due_at', ['dueAt'])
export class OutboxEntry {
  @PrimaryGeneratedColumn()
  id!: number

  /** Which composer writes the mail. */
  @Column({ type: 'varchar', length: 40 })
  kind!: string

  @Column({ name: 'record_id', type: Number })
  recordId!: number

  @Column({ type: Number })
  attempts!: number

  /** Not before this moment; while one process sends, the others see it in the future. */
  @Column({ name: 'due_at', type: 'datetime', precision: 3 })
  dueAt!: Date

  /** Code of the last failure, such as `ECONNREFUSED`; never what the server said. */
  @Column({ name: 'last_error', type: 'varchar', length: 40, nullable: true })
  lastError!: string | null

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt!: Date
}
