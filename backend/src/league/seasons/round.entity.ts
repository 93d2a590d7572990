import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'

/** A matchday of a season. */
@Entity('rounds')
@Index('uq_rounds_season_id_number', ['seasonId', 'number'], { unique: true })
export class Round {
  @PrimaryGeneratedColumn()
  id!: number

  @Column({ name: 'season_id', type: Number })
  seasonId!: number

  /** From 1. */
  @Column({ type: Number })
  number!: number

  @Column({ type: 'varchar', length: 60 })
  name!: string

  /** ISO 8601 date, as is the end; null until it is fixed. */
  @Column({ name: 'starts_on', type: 'varchar', length: 10, nullable: true })
  startsOn!: string | null

  @Column({ name: 'ends_on', type: 'varchar', length: 10, nullable: true })
  endsOn!: string | null
}
