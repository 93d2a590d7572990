import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'

/** Somebody asked for a link by which the owner of an address sees or erases what is kept about it. */
@Entity('data_requests')
@Index('uq_data_requests_token_hash', ['tokenHash'], { unique: true })
@Index('idx_data_requests_email_hash_created_at', ['emailHash', 'createdAt'])
@Index('idx_data_requests_created_at', ['createdAt'])
export class DataRequest {
  @PrimaryGeneratedColumn()
  id!: number

  /** As `emailHash` says. */
  @Column({ name: 'email_hash', type: 'varchar', length: 64 })
  emailHash!: string

  /** Where the link goes. */
  @Column({ type: 'varchar', length: 254 })
  email!: string

  /** SHA-256 of the token, which stands in the mail alone; null before the mail and after the link was used. */
  @Column({ name: 'token_hash', type: 'varchar', length: 64, nullable: true })
  tokenHash!: string | null

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt!: Date
}
