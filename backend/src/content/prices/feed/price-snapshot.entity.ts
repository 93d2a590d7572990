import { Column, Entity, PrimaryColumn } from 'typeorm'
import type { FeedList } from './feed-config.ts'

/** The last good prices of a list, and the state of its source that all processes share. */
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

  /** Time at which a call to the source was last reserved; null before the first, and for uploaded prices. */
  @Column({ name: 'asked_at', type: 'datetime', precision: 3, nullable: true })
  askedAt!: Date | null

  /** Failed calls in a row. */
  @Column({ type: Number, default: 0 })
  failures!: number

  /** Time of the last failed call; null for none. A later success does not clear it. */
  @Column({ name: 'failed_at', type: 'datetime', precision: 3, nullable: true })
  failedAt!: Date | null

  /** Why that call failed, without the source's address and key. */
  @Column({ type: 'varchar', length: 200, nullable: true })
  fault!: string | null

  /** Earliest time of the next call. The process that moves it forward calls the source; the others wait. */
  @Column({ name: 'next_fetch_at', type: 'datetime', precision: 3 })
  nextFetchAt!: Date
}
