import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm'
import { AlertSubscription } from './alert-subscription.entity.ts'
import { Alert } from './alert.entity.ts'

const KEY = { primaryKeyConstraintName: 'pk_alert_retries' }
const GOES_WITH_IT = { onDelete: 'CASCADE', onUpdate: 'RESTRICT' } as const

/** A message that the push service did not accept for now. The process that deletes the row sends it. */
@Entity('alert_retries')
@Index('idx_alert_retries_due_at', ['dueAt'])
@Index('idx_alert_retries_subscription_id', ['subscriptionId'])
export class AlertRetry {
  @PrimaryColumn({ name: 'alert_id', type: Number, ...KEY })
  alertId!: number

  @ManyToOne(() => Alert, GOES_WITH_IT)
  @JoinColumn({ name: 'alert_id', foreignKeyConstraintName: 'fk_alert_retries_alert' })
  alert!: Alert

  @PrimaryColumn({ name: 'subscription_id', type: Number, ...KEY })
  subscriptionId!: number

  @ManyToOne(() => AlertSubscription, GOES_WITH_IT)
  @JoinColumn({
    name: 'subscription_id',
    foreignKeyConstraintName: 'fk_alert_retries_subscription',
  })
  subscription!: AlertSubscription

  /** Number of attempts so far. */
  @Column({ type: Number })
  attempts!: number

  @Column({ name: 'due_at', type: 'datetime', precision: 3 })
  dueAt!: Date
}
