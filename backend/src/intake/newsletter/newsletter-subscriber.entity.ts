import type { NewsletterList } from 'shared-contracts/api/newsletter'
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'
import type { Suspicion } from '../submission/suspicion.ts'

/**
 * An address that subscribed to a newsletter, once per list however often it asked. It receives newsletters only after
 * its owner has confirmed. Unsubscribing from a list removes it from that list only.
 */
@Entity('newsletter_subscribers')
@Index('idx_newsletter_subscribers_confirmed_at_asked_at_created_at', [
  'confirmedAt',
  'askedAt',
  'createdAt',
])
@Index('uq_newsletter_subscribers_list_email_hash', ['list', 'emailHash'], { unique: true })
@Index('uq_newsletter_subscribers_token', ['token'], { unique: true })
export class NewsletterSubscriber {
  @PrimaryGeneratedColumn()
  id!: number

  @Column({ type: 'varchar', length: 20, default: 'group' })
  list!: NewsletterList

  /** Hash by `emailHash`: MySQL's collations would treat `josé@` and `jose@` as equal. */
  @Column({ name: 'email_hash', type: 'varchar', length: 64 })
  emailHash!: string

  /** As the visitor wrote it. */
  @Column({ type: 'varchar', length: 254 })
  email!: string

  /** 160 random bits in hexadecimal digits: its holder may confirm and unsubscribe. */
  @Column({ type: 'varchar', length: 43, nullable: true })
  token!: string | null

  /** When the owner was last asked to confirm. */
  @Column({ name: 'asked_at', type: 'datetime', precision: 3, nullable: true })
  askedAt!: Date | null

  @Column({ name: 'confirmed_at', type: 'datetime', precision: 3, nullable: true })
  confirmedAt!: Date | null

  /** Result of `suspicionOf`; nobody is asked to confirm until a request comes that is not suspected. */
  @Column({ type: 'varchar', length: 16, nullable: true })
  suspicion!: Suspicion | null

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt!: Date
}
