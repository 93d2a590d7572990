import { Column, Entity, Index, PrimaryColumn } from 'typeorm'

/** Who an account's owner is at the organisation's provider. */
@Entity('desk_provider_links')
@Index('uq_desk_provider_links_subject_hash', ['subjectHash'], { unique: true })
export class ProviderLink {
  @PrimaryColumn({
    name: 'account_id',
    type: Number,
    primaryKeyConstraintName: 'pk_desk_provider_links',
  })
  accountId!: number

  /** SHA-256 of the provider's address and what it calls the person by (`sub`), which it never gives to another. */
  @Column({ name: 'subject_hash', type: 'varchar', length: 64 })
  subjectHash!: string

  @Column({ name: 'linked_at', type: 'datetime', precision: 3 })
  linkedAt!: Date
}
