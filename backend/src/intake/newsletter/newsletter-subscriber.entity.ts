import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'

/**
 * An address that asked for the newsletter, once however often it asked. It gets letters only when its
 * owner has confirmed; who unsubscribes is removed.
 */
@Entity('newsletter_subscribers')
@Index('idx_newsletter_subscribers_confirmed_at_asked_at_created_at', [
  'confirmedAt',
  'askedAt',
  'createdAt',
])
@Index('uq_newsletter_subscribers_email_hash', ['emailHash'], { unique: true })
@Index('uq_newsletter_subscribers_token', ['token'], { unique: true })
export class NewsletterSubscriber {
  @PrimaryGeneratedColumn()
  id!: number

  /** As `emailHash` says: MySQL's collations would take `josé@` and `jose@` for one. */
  @Column({ name: 'email_hash', type: 'varchar', length: 64 })
  emailHash!: string

  /** As the visitor wrote it. */
  @Column({ type: 'varchar', length: 254 })
  email!: string

  /** 160 random bits in hexadecimal digits: who knows it may confirm and unsubscribe. */
  @Column({ type: 'varchar', length: 43, nullable: true })
  token!: string | null

  /** When the owner was last asked to confirm. */
  @Column({ name: 'asked_at', type: 'datetime', precision: 3, nullable: true })
  askedAt!: Date | null

  @Column({ name: 'confirmed_at', type: 'datetime', precision: 3, nullable: true })
  confirmedAt!: Date | null

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt!: Date
}
