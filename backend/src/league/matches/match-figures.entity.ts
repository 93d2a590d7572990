import { Column, Entity, PrimaryColumn } from 'typeorm'
import type { MatchStatistics } from 'shared-contracts/league/match'

/** Statistics of both sides in a match. */
@Entity('match_statistics')
export class MatchFigures {
  /** Id of the match. */
  @PrimaryColumn({
    name: 'fixture_id',
    type: Number,
    primaryKeyConstraintName: 'pk_match_statistics',
  })
  id!: number

  @Column({ type: 'simple-json' })
  figures!: MatchStatistics
}
