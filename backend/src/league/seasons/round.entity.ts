import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'

/** A matchday of a season. */
@Entity('rounds')
@Index('idx_rounds_season_id_number', ['seasonId', 'number'])
export class Round {
  @PrimaryGeneratedColumn()
  id!: number

  @Column({ name: 'season_id', type: Number })
  seasonId!: number

  /** From 1; null for a round of a stage without numbers, such as a final. */
  @Column({ type: Number, nullable: true })
  number!: number | null

  /** Name of the play-off or final, which counts in no table; null for a round of the league. */
  @Column({ type: 'varchar', length: 120, nullable: true })
  stage!: string | null

  @Column({ type: 'varchar', length: 120 })
  name!: string

  /** ISO 8601 date, like the end; null until it is fixed. */
  @Column({ name: 'starts_on', type: 'varchar', length: 10, nullable: true })
  startsOn!: string | null

  @Column({ name: 'ends_on', type: 'varchar', length: 10, nullable: true })
  endsOn!: string | null

  /** Raised by every change at the desk, and when a match leaves the round. */
  @Column({ type: Number, default: 1 })
  revision!: number
}
