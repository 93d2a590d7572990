import { Column, Entity, PrimaryColumn } from 'typeorm'
import type { FeedList } from './feed-config.ts'

/** The last good prices of a list, and when its source may be asked again. */
@Entity('price_snapshots')
export class PriceSnapshot {
  @PrimaryColumn({
    type: 'varchar',
    length: 40,
    primaryKeyConstraintName: 'pk_price_snapshots',
  })
  list!: FeedList

  /** JSON of `Quote`s; null until the first good answer. */
  @Column({ type: 'mediumtext', nullable: true })
  quotes!: string | null

  @Column({ name: 'fetched_at', type: 'datetime', precision: 3, nullable: true })
  fetchedAt!: Date | null

  /** The process that moves this forward asks the source; the others wait. */
  @Column({ name: 'next_fetch_at', type: 'datetime', precision: 3 })
  nextFetchAt!: Date
}
