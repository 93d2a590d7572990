import type { ThreadEntry as ThreadEntryResponse } from 'shared-contracts/desk/inbox'
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm'
import { CareerApplication } from '../careers/career-application.entity.ts'
import { Contact } from '../contact/contact.entity.ts'

/**
 * One step of handling a submission. The database removes it with the submission, whoever removes that: a note tells
 * as much about a person as what they wrote.
 */
@Entity('inbox_thread')
@Index('idx_inbox_thread_contact_id', ['contactId'])
@Index('idx_inbox_thread_application_id', ['applicationId'])
export class ThreadEntry {
  @PrimaryGeneratedColumn()
  id!: number

  /** One of the two ids is null. */
  @Column({ name: 'contact_id', type: Number, nullable: true })
  contactId!: number | null

  @Column({ name: 'application_id', type: Number, nullable: true })
  applicationId!: number | null

  @ManyToOne(() => Contact, { onDelete: 'CASCADE', onUpdate: 'RESTRICT' })
  @JoinColumn({ name: 'contact_id', foreignKeyConstraintName: 'fk_inbox_thread_contact' })
  contact?: Contact | null

  @ManyToOne(() => CareerApplication, { onDelete: 'CASCADE', onUpdate: 'RESTRICT' })
  @JoinColumn({ name: 'application_id', foreignKeyConstraintName: 'fk_inbox_thread_application' })
  application?: CareerApplication | null

  @Column({ type: 'varchar', length: 12 })
  kind!: ThreadEntryResponse['kind']

  @Column({ name: 'written_at', type: 'datetime', precision: 3 })
  writtenAt!: Date

  /** Name of the account. */
  @Column({ name: 'written_by', type: 'varchar', length: 100 })
  writtenBy!: string

  @Column({ type: 'mediumtext' })
  text!: string

  /** For a reply: id of its mail, as in the outbox, to which the next reply refers. */
  @Column({ name: 'message_id', type: 'varchar', length: 36, nullable: true })
  messageId!: string | null

  /** Of a reply: when the mail server accepted it; null before, and when it was given up. */
  @Column({ name: 'sent_at', type: 'datetime', precision: 3, nullable: true })
  sentAt!: Date | null
}
