import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'
import type { Ranking, TieBreaker, Zone } from 'shared-contracts/league/rules'

/** A season of a competition, with the rules of its table. */
@Entity('seasons')
@Index('uq_seasons_competition_id_slug', ['competitionId', 'slug'], { unique: true })
export class Season {
  @PrimaryGeneratedColumn()
  id!: number

  @Column({ name: 'competition_id', type: Number })
  competitionId!: number

  /** `2024-25`; unique within a competition. */
  @Column({ type: 'varchar', length: 20 })
  slug!: string

  /** `2024/25`. */
  @Column({ type: 'varchar', length: 20 })
  name!: string

  /** ISO 8601 date, like the end. */
  @Column({ name: 'starts_on', type: 'varchar', length: 10 })
  startsOn!: string

  @Column({ name: 'ends_on', type: 'varchar', length: 10 })
  endsOn!: string

  /** IANA name of the zone of times in its files: `Africa/Accra`. */
  @Column({ name: 'time_zone', type: 'varchar', length: 60 })
  timeZone!: string

  /** Whether it is invented, and shown as such. */
  @Column({ name: 'is_sample', type: 'boolean' })
  isSample!: boolean

  /** The fixed current time of a sample; null for the real time. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  clock!: Date | null

  @Column({ name: 'points_for_win', type: Number })
  pointsForWin!: number

  /** In the order in which they apply. */
  @Column({ name: 'tie_breakers', type: 'simple-json' })
  tieBreakers!: TieBreaker[]

  @Column({ type: 'simple-json' })
  zones!: Zone[]

  /** Points per match if the league was broken off and so decided. */
  @Column({ name: 'ranked_by', type: 'varchar', length: 20 })
  rankedBy!: Ranking

  /** Lots that were drawn: ids of clubs, the better place first. */
  @Column({ type: 'simple-json' })
  lots!: number[][]

  /** Raised by every change at the desk, which must name the revision that it is based on. */
  @Column({ type: Number })
  revision!: number
}
