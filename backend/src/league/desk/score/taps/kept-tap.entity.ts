import type { Tap, TapOutcome } from 'shared-contracts/league/score'
import { Column, Entity, Index, PrimaryColumn } from 'typeorm'

/** A tap that arrived, and its outcome; it is recognised however often it is sent. */
@Entity('taps')
@Index('idx_taps_fixture_id', ['fixtureId'])
@Index('idx_taps_received_at', ['receivedAt'])
export class KeptTap {
  /** UUID that the phone made, in lower case. */
  @PrimaryColumn({ type: 'varchar', length: 36, primaryKeyConstraintName: 'pk_taps' })
  id!: string

  @Column({ name: 'fixture_id', type: Number })
  fixtureId!: number

  @Column({ name: 'user_id', type: Number })
  userId!: number

  /** Session that sent it, which tells two phones of one account apart; null for taps from before that was kept. */
  @Column({ name: 'session_id', type: Number, nullable: true })
  sessionId!: number | null

  @Column({ type: 'varchar', length: 12 })
  kind!: Tap['kind']

  /** By the phone's estimate of the server's clock; never later than it was received. */
  @Column({ name: 'tapped_at', type: 'datetime', precision: 3 })
  at!: Date

  @Column({ name: 'received_at', type: 'datetime', precision: 3 })
  receivedAt!: Date

  @Column({ type: 'varchar', length: 8 })
  outcome!: TapOutcome['outcome']

  /** Id of the event that counted in its place; null for a double that its scorer has taken back. */
  @Column({ name: 'same_as', type: 'varchar', length: 36, nullable: true })
  sameAs!: string | null

  /** Why it was refused. */
  @Column({ type: 'varchar', length: 300, nullable: true })
  reason!: string | null
}
