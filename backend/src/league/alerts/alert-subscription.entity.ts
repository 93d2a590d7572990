import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'

/** A browser that receives alerts: the address of its push service and its keys, but nothing about its owner. */
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

  /** The browser's public key, with which messages for it are encrypted. */
  @Column({ type: 'varchar', length: 120 })
  p256dh!: string

  @Column({ type: 'varchar', length: 40 })
  auth!: string

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt!: Date

  /** When the push service last accepted a message, or the browser last sent the list of clubs that it follows. */
  @Column({ name: 'succeeded_at', type: 'datetime', precision: 3 })
  succeededAt!: Date
}
