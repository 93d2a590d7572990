import type { AlertKind } from 'shared-contracts/league/alert'
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'

/** Kind of an alert: one that followers asked for, or a corrected score. */
export type ToldKind = AlertKind | 'corrected'

/**
 * Something about a match that its followers are told. It is written in the transaction that changes the match. It
 * holds no text, which is composed when it is sent.
 */
@Entity('alerts')
@Index('idx_alerts_ended_at_due_at', ['endedAt', 'dueAt'])
@Index('idx_alerts_fixture_id', ['fixtureId'])
@Index('idx_alerts_expires_at', ['expiresAt'])
export class Alert {
  @PrimaryGeneratedColumn()
  id!: number

  @Column({ name: 'fixture_id', type: Number })
  fixtureId!: number

  @Column({ type: 'varchar', length: 10 })
  kind!: ToldKind

  /** Score that the alert tells; null, like the other, if there is no score. */
  @Column({ name: 'home_goals', type: Number, nullable: true })
  homeGoals!: number | null

  @Column({ name: 'away_goals', type: Number, nullable: true })
  awayGoals!: number | null

  @Column({ name: 'happened_at', type: 'datetime', precision: 3 })
  happenedAt!: Date

  /** Earliest moment to send it; until then it can be taken back. */
  @Column({ name: 'due_at', type: 'datetime', precision: 3 })
  dueAt!: Date

  /** Moment after which it is no longer news. */
  @Column({ name: 'expires_at', type: 'datetime', precision: 3 })
  expiresAt!: Date

  /** Id of the last subscription that a process has taken for sending; 0 before the first. */
  @Column({ name: 'taken_to', type: Number })
  takenTo!: number

  /** When all subscriptions were taken; null while some are left. */
  @Column({ name: 'ended_at', type: 'datetime', precision: 3, nullable: true })
  endedAt!: Date | null
}
