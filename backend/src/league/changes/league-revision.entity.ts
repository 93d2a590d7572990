import { Column, Entity, PrimaryColumn } from 'typeorm'

/**
 * Sequence of the newest change, in the one row of this table. Every change raises it first, so that the row’s lock
 * puts changes in the order in which they become visible.
 */
@Entity('league_revision')
export class LeagueRevision {
  @PrimaryColumn({ type: Number, primaryKeyConstraintName: 'pk_league_revision' })
  id!: number

  @Column({ type: Number })
  revision!: number
}

/** Id of the only row. */
export const LEAGUE_REVISION_ID = 1
