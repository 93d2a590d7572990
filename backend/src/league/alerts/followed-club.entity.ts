import { Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm'
import { AlertSubscription } from './alert-subscription.entity.ts'

const KEY = { primaryKeyConstraintName: 'pk_followed_clubs' }

/** A club that a browser follows. */
@Entity('followed_clubs')
@Index('idx_followed_clubs_club_id_subscription_id', ['clubId', 'subscriptionId'])
export class FollowedClub {
  @PrimaryColumn({ name: 'subscription_id', type: Number, ...KEY })
  subscriptionId!: number

  @ManyToOne(() => AlertSubscription, { onDelete: 'CASCADE', onUpdate: 'RESTRICT' })
  @JoinColumn({
    name: 'subscription_id',
    foreignKeyConstraintName: 'fk_followed_clubs_subscription',
  })
  subscription!: AlertSubscription

  @PrimaryColumn({ name: 'club_id', type: Number, ...KEY })
  clubId!: number
}
