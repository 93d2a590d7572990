import { Column, Entity, PrimaryColumn } from 'typeorm'
import type { FeedList } from './feed-config.ts'

/** The last good prices of a list, and what all processes know of its source. */
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

  /** When a call of the source was last reserved; null before the first, and of uploaded prices. */
  @Column({ name: 'asked_at', type: 'datetime', precision: 3, nullable: true })
  askedAt!: Date | null

  /** Calls in a row that gave no prices. */
  @Column({ type: Number, default: 0 })
  failures!: number

  /** When a call last gave no prices; null for never. It stays after a later success. */
  @Column({ name: 'failed_at', type: 'datetime', precision: 3, nullable: true })
  failedAt!: Date | null

  /** Why it gave none, in words that hold neither address nor key. */
  @Column({ type: 'varchar', length: 200, nullable: true })
  fault!: string | null

  /** The process that moves this forward asks the source; the others wait. */
  @Column({ name: 'next_fetch_at', type: 'datetime', precision: 3 })
  nextFetchAt!: Date
}
