import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'

/** A club that takes part in a season. */
@Entity('season_entries')
@Index('uq_season_entries_season_id_club_id', ['seasonId', 'clubId'], { unique: true })
@Index('idx_season_entries_club_id', ['clubId'])
export class SeasonEntry {
  @PrimaryGeneratedColumn()
  id!: number

  @Column({ name: 'season_id', type: Number })
  seasonId!: number

  @Column({ name: 'club_id', type: Number })
  clubId!: number

  /** Empty if it is not known. */
  @Column({ type: 'varchar', length: 120 })
  manager!: string

  @Column({ name: 'ground_id', type: Number, nullable: true })
  groundId!: number | null

  /** Raised by every change of its squad. */
  @Column({ type: Number, default: 1 })
  revision!: number
}
