import { Column, Entity, Index, PrimaryColumn } from 'typeorm'
import type { MatchEventType } from 'shared-contracts/league/match-event'
import type { Side } from 'shared-contracts/league/name'

/** Something that happened in a match. Rows are only added: a later one corrects or withdraws an earlier one. */
@Entity('match_events')
@Index('uq_match_events_fixture_id_sequence', ['fixtureId', 'sequence'], { unique: true })
@Index('idx_match_events_happened_at', ['at'])
export class MatchEvent {
  /** UUID; for a tap, the one that the phone made. */
  @PrimaryColumn({ type: 'varchar', length: 36, primaryKeyConstraintName: 'pk_match_events' })
  id!: string

  @Column({ name: 'fixture_id', type: Number })
  fixtureId!: number

  /** Number in the match, from 1. */
  @Column({ type: Number })
  sequence!: number

  /** By the clock of the season. */
  @Column({ name: 'happened_at', type: 'datetime', precision: 3 })
  at!: Date

  @Column({ type: Number })
  minute!: number

  /** Minutes into the added time. */
  @Column({ type: Number })
  added!: number

  @Column({ type: 'varchar', length: 16 })
  type!: MatchEventType

  @Column({ type: 'varchar', length: 4, nullable: true })
  side!: Side | null

  @Column({ name: 'person_id', type: Number, nullable: true })
  personId!: number | null

  /** Player who assisted a goal, or came off. */
  @Column({ name: 'related_id', type: Number, nullable: true })
  relatedId!: number | null

  /** Note; for a scorer from a file, the name as the file writes it. */
  @Column({ type: 'varchar', length: 300 })
  note!: string

  @Column({ type: 'varchar', length: 36, nullable: true })
  corrects!: string | null

  @Column({ type: 'boolean' })
  withdrawn!: boolean

  /** Id of the account that tapped it at the touchline; null for what was entered or imported. */
  @Column({ name: 'scored_by', type: Number, nullable: true })
  scoredBy!: number | null

  /** Name of the file that told it; null for what was entered at the desk or tapped. */
  @Column({ type: 'varchar', length: 100, nullable: true })
  source!: string | null
}
