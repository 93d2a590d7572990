import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'

/** Assignment of a match to a scorer. */
@Entity('match_scorers')
@Index('uq_match_scorers_fixture_id_user_id', ['fixtureId', 'userId'], { unique: true })
@Index('idx_match_scorers_user_id', ['userId'])
export class MatchScorer {
  @PrimaryGeneratedColumn()
  id!: number

  @Column({ name: 'fixture_id', type: Number })
  fixtureId!: number

  @Column({ name: 'user_id', type: Number })
  userId!: number
}
