import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'

/**
 * A mail that is still to be sent, or was given up. It names its record and holds no text of its own, so that
 * what is erased is not mailed any more.
 */
@Entity('outbox')
@Index('idx_outbox_failed_at_due_at', ['failedAt', 'dueAt'])
@Index('idx_outbox_kind_record_id', ['kind', 'recordId'])
@Index('idx_outbox_created_at', ['createdAt'])
export class OutboxEntry {
  @PrimaryGeneratedColumn()
  id!: number

  /** Which composer writes the mail. */
  @Column({ type: 'varchar', length: 40 })
  kind!: string

  @Column({ name: 'record_id', type: Number })
  recordId!: number

  /**
   * A UUID, made when the mail was queued: every attempt has the same Message-ID, and no other mail has it, not
   * even after a restore, which counts the ids anew.
   */
  @Column({ name: 'message_id', type: 'varchar', length: 36 })
  messageId!: string

  @Column({ type: Number })
  attempts!: number

  /** Not before this moment; while one process sends, the others see it in the future. */
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
