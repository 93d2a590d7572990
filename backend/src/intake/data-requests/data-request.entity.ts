import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'

/** A request for a link by which the owner of an address sees or erases the data kept about it. */
@Entity('data_requests')
@Index('uq_data_requests_token_hash', ['tokenHash'], { unique: true })
@Index('idx_data_requests_email_hash_created_at', ['emailHash', 'createdAt'])
@Index('idx_data_requests_created_at', ['createdAt'])
export class DataRequest {
  @PrimaryGeneratedColumn()
  id!: number

  /** Hash by `emailHash`. */
  @Column({ name: 'email_hash', type: 'varchar', length: 64 })
  emailHash!: string

  /** Recipient of the link. */
  @Column({ type: 'varchar', length: 254 })
  email!: string

  /** SHA-256 of the token, which is only in the mail; null before the mail is written and after the link was used. */
  @Column({ name: 'token_hash', type: 'varchar', length: 64, nullable: true })
  tokenHash!: string | null

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt!: Date
}
