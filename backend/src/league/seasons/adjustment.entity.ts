import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'

/** Points that a decision gave or, below 0, deducted. A wrong decision is withdrawn by another one. */
@Entity('adjustments')
@Index('idx_adjustments_season_id', ['seasonId'])
export class Adjustment {
  @PrimaryGeneratedColumn()
  id!: number

  @Column({ name: 'season_id', type: Number })
  seasonId!: number

  @Column({ name: 'club_id', type: Number })
  clubId!: number

  @Column({ type: Number })
  points!: number

  @Column({ type: 'varchar', length: 300 })
  reason!: string

  /** Day of the decision, ISO 8601. */
  @Column({ name: 'decided_on', type: 'varchar', length: 10 })
  on!: string

  /** When it was entered. */
  @Column({ name: 'entered_at', type: 'datetime', precision: 3 })
  at!: Date

  /** Role of the author, never a name. */
  @Column({ name: 'entered_by', type: 'varchar', length: 40 })
  by!: string

  /** The decision that this one withdraws. */
  @Column({ name: 'withdraws_id', type: Number, nullable: true })
  withdrawsId!: number | null
}
