import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'

/** A browser that wants to be told of matches: where its push service takes messages for it, and nothing of its owner. */
@Entity('alert_subscriptions')
@Index('uq_alert_subscriptions_endpoint_hash', ['endpointHash'], { unique: true })
@Index('idx_alert_subscriptions_succeeded_at', ['succeededAt'])
export class AlertSubscription {
  @PrimaryGeneratedColumn()
  id!: number

  @Column({ name: 'endpoint_hash', type: 'varchar', length: 64 })
  endpointHash!: string

  /** Address at the push service. */
  @Column({ type: 'varchar', length: 1_000 })
  endpoint!: string

  /** The browser's public key, by which messages are encrypted for it. */
  @Column({ type: 'varchar', length: 120 })
  p256dh!: string

  @Column({ type: 'varchar', length: 40 })
  auth!: string

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt!: Date

  /** When the push service last took a message, or the browser last said what it follows. */
  @Column({ name: 'succeeded_at', type: 'datetime', precision: 3 })
  succeededAt!: Date
}
