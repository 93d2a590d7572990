import { Column, Entity, Index, PrimaryColumn } from 'typeorm'

/** Links an account to its owner's identity at the organisation's provider. */
@Entity('desk_provider_links')
@Index('uq_desk_provider_links_subject_hash', ['subjectHash'], { unique: true })
export class ProviderLink {
  @PrimaryColumn({
    name: 'account_id',
    type: Number,
    primaryKeyConstraintName: 'pk_desk_provider_links',
  })
  accountId!: number

  /** SHA-256 of the provider's address and its identifier of the person (`sub`), which it never reassigns. */
  @Column({ name: 'subject_hash', type: 'varchar', length: 64 })
  subjectHash!: string

  @Column({ name: 'linked_at', type: 'datetime', precision: 3 })
  linkedAt!: Date
}
