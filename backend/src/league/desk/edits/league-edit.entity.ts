import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'

/** One write of the desk, with everything needed to undo it. */
@Entity('league_edits')
@Index('idx_league_edits_season_id', ['seasonId'])
@Index('idx_league_edits_edited_at', ['at'])
export class LeagueEdit {
  @PrimaryGeneratedColumn()
  id!: number

  /** The season that it is about. */
  @Column({ name: 'season_id', type: Number })
  seasonId!: number

  @Column({ name: 'edited_at', type: 'datetime', precision: 3 })
  at!: Date

  /** Name of the account; never shown to visitors. */
  @Column({ name: 'edited_by', type: 'varchar', length: 100 })
  by!: string

  /** Summary: `Matchday 3: 8 results`. */
  @Column({ name: 'summary', type: 'varchar', length: 200 })
  text!: string

  /** The edit that this one undid. */
  @Column({ name: 'undoes_id', type: Number, nullable: true })
  undoesId!: number | null

  /** The edit that undid this one. */
  @Column({ name: 'undone_by_id', type: Number, nullable: true })
  undoneById!: number | null

  /** JSON of the rows before and after. */
  @Column({ type: 'mediumtext' })
  work!: string
}
