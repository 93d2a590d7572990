import type { FactKind } from 'shared-contracts/league/report'
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm'
import { Contact } from '../contact/contact.entity.ts'

/**
 * The public answer about a fact that was reported as wrong. It is the league's own statement: it is kept when the
 * report is erased, and does not mention the reporter.
 */
@Entity('public_answers')
@Index('uq_public_answers_contact_id', ['contactId'], { unique: true })
@Index('idx_public_answers_fact_kind_fact_slug', ['factKind', 'factSlug'])
export class PublicAnswer {
  @PrimaryGeneratedColumn()
  id!: number

  /** The report; null once that is erased. */
  @Column({ name: 'contact_id', type: Number, nullable: true })
  contactId!: number | null

  @ManyToOne(() => Contact, { onDelete: 'SET NULL', onUpdate: 'RESTRICT' })
  @JoinColumn({ name: 'contact_id', foreignKeyConstraintName: 'fk_public_answers_contact' })
  contact?: Contact | null

  @Column({ name: 'fact_kind', type: 'varchar', length: 10 })
  factKind!: FactKind

  @Column({ name: 'fact_slug', type: 'varchar', length: 120 })
  factSlug!: string

  @Column({ type: 'mediumtext' })
  text!: string

  @Column({ name: 'reported_at', type: 'datetime', precision: 3 })
  reportedAt!: Date

  @Column({ name: 'answered_at', type: 'datetime', precision: 3 })
  answeredAt!: Date
}
