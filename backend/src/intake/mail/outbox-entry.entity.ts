import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'

/**
 * A mail that is still to be sent, or was given up. It refers to its record and holds no text of its own, so that
 * nothing erased is mailed.
 */
@Entity('outbox')
@Index('idx_outbox_failed_at_due_at', ['failedAt', 'dueAt'])
@Index('idx_outbox_kind_record_id', ['kind', 'recordId'])
@Index('idx_outbox_created_at', ['createdAt'])
export class OutboxEntry {
  @PrimaryGeneratedColumn()
  id!: number

  /** Names the composer that writes the mail. */
  @Column({ type: 'varchar', length: 40 })
  kind!: string

  @Column({ name: 'record_id', type: Number })
  recordId!: number

  /**
   * A UUID, generated when the mail was queued. Every attempt has the same Message-ID, and no other mail has it, even
   * after a restore, which assigns the ids again.
   */
  @Column({ name: 'message_id', type: 'varchar', length: 36 })
  messageId!: string

  @Column({ type: Number })
  attempts!: number

  /** Time of the next attempt; while one process sends, it is in the future for the others. */
  @Column({ name: 'due_at', type: 'datetime', precision: 3 })
  dueAt!: Date

  /** Code of the last failure, such as `ECONNREFUSED`; never what the server said. */
  @Column({ name: 'last_error', type: 'varchar', length: 40, nullable: true })
  lastError!: string | null

  /** When it was given up for good; null while it waits. */
  @Column({ name: 'failed_at', type: 'datetime', precision: 3, nullable: true })
  failedAt!: Date | null

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt!: Date
}
