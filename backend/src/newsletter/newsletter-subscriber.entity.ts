import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'

/** An address that asked for the newsletter, once however often it asked. */
@Entity('newsletter_subscribers')
@Index('uq_newsletter_subscribers_email_hash', ['emailHash'], { unique: true })
export class NewsletterSubscriber {
  @PrimaryGeneratedColumn()
  id!: number

  /** As `emailHash` says: MySQL's collations would take `josé@` and `jose@` for one. */
  @Column({ name: 'email_hash', type: 'varchar', length: 64 })
  emailHash!: string

  /** As the visitor wrote it. */
  @Column({ type: 'varchar', length: 254 })
  email!: string

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt!: Date
}
