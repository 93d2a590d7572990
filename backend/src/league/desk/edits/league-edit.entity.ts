import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'

/** One write of the desk, with all that undoing it needs. */
@Entity('league_edits')
@Index('idx_league_edits_season_id', ['seasonId'])
export class LeagueEdit {
  @PrimaryGeneratedColumn()
  id!: number

  /** The season that it is about. */
  @Column({ name: 'season_id', type: Number })
  seasonId!: number

  @Column({ name: 'edited_at', type: 'datetime', precision: 3 })
  at!: Date

  /** Name of the account; visitors never read it. */
  @Column({ name: 'edited_by', type: 'varchar', length: 100 })
  by!: string

  /** In words: `Matchday 3: 8 results`. */
  @Column({ name: 'summary', type: 'varchar', length: 200 })
  text!: string

  /** The edit that this one took back. */
  @Column({ name: 'undoes_id', type: Number, nullable: true })
  undoesId!: number | null

  /** The edit that took this one back. */
  @Column({ name: 'undone_by_id', type: Number, nullable: true })
  undoneById!: number | null

  /** JSON of the rows as they were and as they became. */
  @Column({ type: 'mediumtext' })
  work!: string
}
