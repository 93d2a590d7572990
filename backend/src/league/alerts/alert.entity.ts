import type { AlertKind } from 'shared-contracts/league/alert'
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'

/** What followers of a match are told: a kind that they asked for, or the score set right. */
export type ToldKind = AlertKind | 'corrected'

/**
 * Something of a match that its followers are told. It is written in the transaction that changes the match, and holds
 * no text of its own: what is told is read when it is sent.
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

  /** How it stands with what is told; null, as is the other, where there is no score. */
  @Column({ name: 'home_goals', type: Number, nullable: true })
  homeGoals!: number | null

  @Column({ name: 'away_goals', type: Number, nullable: true })
  awayGoals!: number | null

  @Column({ name: 'happened_at', type: 'datetime', precision: 3 })
  happenedAt!: Date

  /** Not before this moment, until when it can be taken back. */
  @Column({ name: 'due_at', type: 'datetime', precision: 3 })
  dueAt!: Date

  /** After it nobody wants to know any more. */
  @Column({ name: 'expires_at', type: 'datetime', precision: 3 })
  expiresAt!: Date

  /** Id of the last subscription that a process has taken to send it to; 0 before the first. */
  @Column({ name: 'taken_to', type: Number })
  takenTo!: number

  /** When all subscriptions were taken; null while some are left. */
  @Column({ name: 'ended_at', type: 'datetime', precision: 3, nullable: true })
  endedAt!: Date | null
}
