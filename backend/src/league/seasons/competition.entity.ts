import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'
import type { CompetitionResponse } from 'shared-contracts/league/competition'

/** A competition, which is played season after season. The first one is the default in addresses. */
@Entity('competitions')
@Index('uq_competitions_slug', ['slug'], { unique: true })
export class Competition {
  @PrimaryGeneratedColumn()
  id!: number

  @Column({ type: 'varchar', length: 60 })
  slug!: string

  @Column({ type: 'varchar', length: 120 })
  name!: string

  @Column({ type: 'varchar', length: 60 })
  country!: string

  @Column({ type: 'varchar', length: 10 })
  kind!: CompetitionResponse['kind']

  /** 1 is the highest division. */
  @Column({ type: Number })
  level!: number
}
