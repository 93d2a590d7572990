import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'

/** The response to a request with an idempotency key, so that a retry gets the same response. */
@Entity('idempotency_keys')
@Index('idx_idempotency_keys_created_at', ['createdAt'])
@Index('uq_idempotency_keys_key_hash', ['keyHash'], { unique: true })
export class IdempotencyKey {
  @PrimaryGeneratedColumn()
  id!: number

  /** SHA-256 of endpoint and key: keys are case-sensitive, and MySQL's collations are not. */
  @Column({ name: 'key_hash', type: 'varchar', length: 64 })
  keyHash!: string

  /** SHA-256 of the body. */
  @Column({ name: 'body_hash', type: 'varchar', length: 64 })
  bodyHash!: string

  /** JSON of the response, written in the transaction that did the work. */
  @Column({ type: 'text' })
  answer!: string

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt!: Date
}
