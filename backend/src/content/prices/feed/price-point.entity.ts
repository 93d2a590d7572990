import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'
import type { FeedList } from './feed-config.ts'

/** A point of the price history: the last price of an hour. */
@Entity('price_points')
@Index('idx_price_points_at', ['at'])
@Index('uq_price_points_list_name_at', ['list', 'name', 'at'], { unique: true })
export class PricePoint {
  @PrimaryGeneratedColumn()
  id!: number

  @Column({ type: 'varchar', length: 40 })
  list!: FeedList

  @Column({ type: 'varchar', length: 80 })
  name!: string

  /** Start of the hour, UTC. */
  @Column({ type: 'datetime', precision: 3 })
  at!: Date

  @Column({ type: 'double' })
  price!: number
}
