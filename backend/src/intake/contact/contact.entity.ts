import type { FactKind } from 'shared-contracts/league/report'
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

  /** Title of its subject, if that is something we publish. */
  @Column({ type: 'varchar', length: 200, nullable: true })
  subject!: string | null

  /** Kind of the league's fact that it reports as wrong; null, like the next two, for any other message. */
  @Column({ name: 'fact_kind', type: 'varchar', length: 10, nullable: true })
  factKind!: FactKind | null

  @Column({ name: 'fact_slug', type: 'varchar', length: 120, nullable: true })
  factSlug!: string | null

  /** Path of the page that it was written on. */
  @Column({ name: 'fact_address', type: 'varchar', length: 300, nullable: true })
  factAddress!: string | null
}
