import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'

/** A topic that supporters talk about. */
@Entity('league_topics')
@Index('uq_league_topics_name', ['name'], { unique: true })
export class Topic {
  @PrimaryGeneratedColumn()
  id!: number

  @Column({ type: 'varchar', length: 100 })
  name!: string

  @Column({ type: Number })
  posts!: number
}
