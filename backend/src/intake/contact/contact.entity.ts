import { Column, Entity, Index } from 'typeorm'
import { Submission } from '../submission/submission.entity.ts'

/** A message that a visitor sent. Once acknowledged it is never lost. */
@Entity('contacts')
@Index('idx_contacts_created_at', ['createdAt'])
@Index('idx_contacts_email_hash', ['emailHash'])
@Index('uq_contacts_reference', ['reference'], { unique: true })
export class Contact extends Submission {
  /** Slug of a subsidiary, or `general`. */
  @Column({ type: 'varchar', length: 40 })
  subsidiary!: string

  @Column({ type: 'mediumtext' })
  message!: string
}
