import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'
import type { FixtureStatus } from 'shared-contracts/league/fixture'
import type { Side } from 'shared-contracts/league/name'

/** A match, played or to be played. Its slug stays when it is moved. */
@Entity('fixtures')
@Index('uq_fixtures_slug', ['slug'], { unique: true })
@Index('idx_fixtures_season_id_round_id', ['seasonId', 'roundId'])
@Index('idx_fixtures_season_id_kick_off', ['seasonId', 'kickOff'])
@Index('idx_fixtures_season_id_status', ['seasonId', 'status'])
@Index('idx_fixtures_home_id_away_id', ['homeId', 'awayId'])
@Index('idx_fixtures_away_id', ['awayId'])
export class Fixture {
  @PrimaryGeneratedColumn()
  id!: number

  @Column({ type: 'varchar', length: 120 })
  slug!: string

  @Column({ name: 'season_id', type: Number })
  seasonId!: number

  /** Null for a match outside of the rounds. */
  @Column({ name: 'round_id', type: Number, nullable: true })
  roundId!: number | null

  @Column({ name: 'home_id', type: Number })
  homeId!: number

  @Column({ name: 'away_id', type: Number })
  awayId!: number

  @Column({ name: 'ground_id', type: Number, nullable: true })
  groundId!: number | null

  /** ISO 8601 date in the season's zone, even if the time is not fixed; null: not fixed. */
  @Column({ type: 'varchar', length: 10, nullable: true })
  day!: string | null

  /** Null: not fixed, even if the day is. */
  @Column({ name: 'kick_off', type: 'datetime', precision: 3, nullable: true })
  kickOff!: Date | null

  @Column({ type: 'varchar', length: 12 })
  status!: FixtureStatus

  @Column({ name: 'has_stream', type: 'boolean' })
  hasStream!: boolean

  @Column({ type: Number, nullable: true })
  attendance!: number | null

  /** The referee first. */
  @Column({ type: 'simple-json' })
  officials!: { role: string; name: string }[]

  @Column({ type: 'varchar', length: 60, nullable: true })
  weather!: string | null

  /** Viewers of the stream. */
  @Column({ type: Number, nullable: true })
  viewers!: number | null

  /** Null, like the others, if there is no score. */
  @Column({ name: 'home_goals', type: Number, nullable: true })
  homeGoals!: number | null

  @Column({ name: 'away_goals', type: Number, nullable: true })
  awayGoals!: number | null

  @Column({ name: 'home_half_time', type: Number, nullable: true })
  homeHalfTime!: number | null

  @Column({ name: 'away_half_time', type: Number, nullable: true })
  awayHalfTime!: number | null

  /** After extra time, like the penalties below; null if there were none. */
  @Column({ name: 'home_extra_time', type: Number, nullable: true })
  homeExtraTime!: number | null

  @Column({ name: 'away_extra_time', type: Number, nullable: true })
  awayExtraTime!: number | null

  @Column({ name: 'home_penalties', type: Number, nullable: true })
  homePenalties!: number | null

  @Column({ name: 'away_penalties', type: Number, nullable: true })
  awayPenalties!: number | null

  /** The side to which the match was awarded. */
  @Column({ type: 'varchar', length: 4, nullable: true })
  awarded!: Side | null

  /** Announced added minutes of the half that began last; null before the announcement. */
  @Column({ name: 'added_time', type: Number, nullable: true })
  addedTime!: number | null

  /** Note from a file or an editor. */
  @Column({ type: 'varchar', length: 500 })
  note!: string

  /** Raised by every change at the desk, which must name the revision that it is based on. */
  @Column({ type: Number })
  revision!: number
}
